import type { Cv, CvEducation, CvExperience, ExperienceKind } from '#/domain/cv/cv';
import { DIPLOMA_LEVELS } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type AskedWork, nearnessOfWork } from '#/domain/matching/postTrades';
import {
  type LedgerRow,
  NEAR_TRADE as TOLD_NEAR,
  type TradeStanding,
} from '#/domain/matching/report';
import { MOST_BY_LINK, type WorkCovered } from '#/domain/matching/workDomains';
import type { Trade } from '#/domain/occupations/occupations';

/** From this credit of its row on, the trade of an offer is one of the CV's, and from the second on one beside it. */
const SAME_TRADE = 0.8;
const NEAR_TRADE = 0.3;
/** Titles of this credit have words in common: measured, a fourth of such pairs are of one trade or near. */
const SHARED_WORDS = 0.2;

/** Codes less near than this have nothing but a great domain in common. */
const NEAR_CODES = 0.4;
/** A title less alike shares a word with its trade, and may mean another. */
const ALIKE = 0.55;
/** So much of what a title may mean has to be of one great domain for it to tell a trade. */
const AGREED = 0.7;

/** How much each part of a CV says of the trade that its owner has now. */
const WORTH = { headline: 2, studying: 2, studied: 0.5 } as const;
const POST_WORTH: Readonly<Record<ExperienceKind, number>> = {
  job: 1,
  apprenticeship: 1,
  internship: 0.5,
  volunteering: 0,
};

/** The one trade of a title that the register is sure of. */
const tradesSure = (title: string, { occupations }: Lexicon): readonly Trade[] => {
  const sure = occupations.occupationOf(title);
  return sure === null ? [] : [{ rome: sure.rome, weight: 1 }];
};

/** The one trade that the register is sure of, or all that a title may mean. */
const tradesNamed = (title: string, lexicon: Lexicon): readonly Trade[] => {
  const sure = tradesSure(title, lexicon);
  return sure.length > 0 ? sure : lexicon.occupations.tradesOf(title);
};

/** A post whose title was not found says less against the others. */
const UNTITLED = 0.5;

/** Whether all that a title may mean is of one great domain of work. */
const tellsDomain = (trades: readonly Trade[]): boolean => {
  const [first] = trades;
  if (first === undefined || first.weight < ALIKE) return false;
  const sum = (some: readonly Trade[]): number => some.reduce((all, { weight }) => all + weight, 0);
  return sum(trades.filter(({ rome }) => rome[0] === first.rome[0])) >= AGREED * sum(trades);
};

type Claim = { readonly title: string | null; readonly worth: number };

const highest = (education: readonly CvEducation[]): CvEducation | null => {
  const rankOf = ({ level }: CvEducation): number =>
    level === null ? -1 : DIPLOMA_LEVELS.indexOf(level);
  return education.reduce<CvEducation | null>(
    (best, one) => (best === null || rankOf(one) > rankOf(best) ? one : best),
    null,
  );
};

/** What a CV says that its owner is, was and studies. */
const claimsOf = ({ headline, experiences, education }: Cv): readonly Claim[] => {
  const studies = highest(education);
  return [
    ...(headline === null ? [] : [{ title: headline.value, worth: WORTH.headline }]),
    ...experiences.map(({ jobTitle, kind }: CvExperience) => ({
      title: jobTitle?.value ?? null,
      worth: POST_WORTH[kind] * (jobTitle === null ? UNTITLED : 1),
    })),
    ...(studies === null
      ? []
      : [
          {
            title: studies.degree.value,
            worth: studies.inProgress ? WORTH.studying : WORTH.studied,
          },
        ]),
  ];
};

/** Whether the register knows both lists of trades, and finds no two of them near. */
const areFar = (
  asked: readonly Trade[],
  held: readonly Trade[],
  { occupations }: Lexicon,
): boolean =>
  [asked, held].every(([first]) => first !== undefined && first.weight >= ALIKE) &&
  !asked.some((one) => held.some(({ rome }) => occupations.nearness(one.rome, rome) >= NEAR_CODES));

/**
 * Whether the register is sure that a CV is of another trade than an offer: it finds most that the CV says its owner is far
 * from all that the offer's title may mean, and nothing near. Titles that share words are far only where it is sure of each.
 * A title that it does not know (a status, a name) may be the very trade.
 */
const areSurelyFar = (
  credit: number,
  title: string,
  { cv }: CvFacts,
  lexicon: Lexicon,
): boolean => {
  const tradesOf = credit < SHARED_WORDS ? tradesNamed : tradesSure;
  const asked = tradesOf(title, lexicon);
  let far = 0;
  let untold = 0;
  for (const { title: held, worth } of claimsOf(cv)) {
    const trades = held === null ? [] : tradesOf(held, lexicon);
    if (areFar(asked, trades, lexicon)) far += worth;
    else if (tellsDomain(trades)) return false;
    else untold += worth;
  }
  return far > untold;
};

/** How the trade of an offer stands to those of a CV, where the row of the trade has this credit, 0 to 1. */
export const tradeStandingOf = (
  credit: number,
  title: string,
  asked: Pick<AskedWork, 'skills'>,
  facts: CvFacts,
  lexicon: Lexicon,
): TradeStanding => {
  if (credit >= SAME_TRADE) return 'same';
  if (credit >= NEAR_TRADE) return 'near';
  return areSurelyFar(credit, title, facts, lexicon) && nearnessOfWork(facts, asked, lexicon) === 0
    ? 'far'
    : 'unknown';
};

/** Fewer skills meet by chance. */
const FEWEST_SKILLS = 3;

/** The standing of a trade whose row has this credit: what the titles tell, unless the work that the CV covers tells that it is near, or not surely far. It is near by its work where both titles and several skills are of a domain beside it. */
export const standingByWork = (
  titles: TradeStanding,
  credit: number,
  { byTitles, shown }: WorkCovered,
): Pick<LedgerRow, 'trade' | 'titles'> => {
  if (titles === 'same' || titles === 'near') return { trade: titles };
  const isBeside = byTitles >= MOST_BY_LINK && shown.length >= FEWEST_SKILLS;
  if (credit >= TOLD_NEAR && isBeside) return { trade: 'near', titles };
  return titles === 'far' && credit >= NEAR_TRADE
    ? { trade: 'unknown', titles }
    : { trade: titles };
};
