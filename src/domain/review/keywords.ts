import type { Cv } from '#/domain/cv/cv';
import { conceptId } from '#/domain/lexicon/conceptId';
import type { ConceptKind, Lexicon } from '#/domain/lexicon/lexicon';
import {
  type MatchProblem,
  type MatchReport,
  skillsLacking,
  skillsToConfirm,
} from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { SuggestedKeyword, SuggestedKeywords } from '#/domain/review/review';
import type { Result } from '#/domain/shared/result';
import { fold } from '#/domain/shared/text';

/** An offer of the catalogue or of the user; a sample is marked as one wherever it shows. */
export type ReviewOffer = { readonly offer: OfferText; readonly sample: boolean };

/** Comparisons that a review may make: beyond, offers are chosen by their words alone. */
const MOST_COMPARED = 60;
/** Offers near enough to speak for the trade. */
const MOST_NEAR = 8;
const MOST_KEYWORDS = 12;
/** Credit of the trade row (0 to 1) from which an offer is of the candidate's trade: another one is never suggested. */
const NEAR_TRADE = 0.8;
/** How far below the nearest offer another may stand. */
const BESIDE_BEST = 0.25;
/** An offer that the CV answers so little is another trade under a like name. */
const LOWEST_SCORE = 45;
const SHORTEST_WORD = 4;

/** What keywords are looked for with. */
export type KeywordSearch = {
  readonly cv: Cv;
  readonly offers: readonly ReviewOffer[];
  readonly compare: (cv: Cv, offer: OfferText) => Result<MatchReport, MatchProblem>;
  /** Whether a label is a skill worth naming in a CV. */
  readonly isSkill: (label: string) => boolean;
};

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map((word) => word.replace(/(?:e?s|x|e)$/u, '')),
  );

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** The offers that share most words with the trade and the skills of the CV; all of them where they are few. */
const likely = (cv: Cv, offers: readonly ReviewOffer[]): readonly ReviewOffer[] => {
  if (offers.length <= MOST_COMPARED) return offers;
  const trade = wordsOf(
    [cv.headline?.value, ...cv.experiences.map(({ jobTitle }) => jobTitle?.value)].join(' '),
  );
  const skills = wordsOf(cv.skills.map(({ label }) => label).join(' '));
  const weight = ({ offer }: ReviewOffer): number =>
    shared(trade, wordsOf(offer.title ?? '')) * 5 + shared(skills, wordsOf(offer.text));
  return offers
    .map((one) => ({ one, weight: weight(one) }))
    .sort((left, right) => right.weight - left.weight)
    .slice(0, MOST_COMPARED)
    .map(({ one }) => one);
};

type Near = ReviewOffer & { readonly report: MatchReport };

const nearTrade = ({ report }: Near): number =>
  report.rows.find(({ axis }) => axis === 'occupation')?.credit ?? 0;

/** Offers of the trade that the CV is nearest to; a trade of the past does not count beside that of today. */
const nearest = ({ cv, offers, compare }: KeywordSearch): readonly Near[] => {
  const compared = likely(cv, offers).flatMap((one): readonly Near[] => {
    const report = compare(cv, one.offer);
    return report.ok ? [{ ...one, report: report.value }] : [];
  });
  const best = Math.max(0, ...compared.map(nearTrade));
  return compared
    .filter((one) => nearTrade(one) >= Math.max(NEAR_TRADE, best - BESIDE_BEST))
    .filter(({ report }) => report.score >= LOWEST_SCORE)
    .sort(
      (one, other) => nearTrade(other) - nearTrade(one) || other.report.score - one.report.score,
    )
    .slice(0, MOST_NEAR);
};

/** Letters that two forms of a word share: "sterilisation" and "steriliser". */
const SAME_ROOT = 5;

/** Whether an offer says a skill in words of its label: what is only implied is for the comparison, not for the CV. */
const says = ({ label, offerQuote }: { label: string; offerQuote: string }): boolean => {
  const roots = (text: string): readonly string[] =>
    [...wordsOf(text)].map((word) => word.slice(0, SAME_ROOT));
  const said = new Set(roots(offerQuote));
  const named = roots(label);
  return named.length === 0 || named.some((root) => said.has(root));
};

/** Kinds of concept that one can name in a CV as they are; qualities are shown, not named. */
const NAMED: ReadonlySet<ConceptKind> = new Set(['tool', 'technique', 'knowledge', 'licence']);

/** Whether a label is a skill that the lexicon knows, rather than words of one offer. */
export const namesSkill = (lexicon: Lexicon, label: string): boolean => {
  const kind = lexicon.concept(conceptId(label))?.kind;
  return kind !== undefined && NAMED.has(kind);
};

type Counted = SuggestedKeyword & { readonly worth: number; readonly real: boolean };

/** What one sample alone asks for says nothing of a trade. */
const FEWEST_SAMPLES = 2;

/**
 * Skills that the offers nearest to the candidate's trade ask for and the CV does not show, the most asked first. It is
 * for the candidate to say whether they hold them: nothing here says that they do.
 */
export const suggestKeywords = (search: KeywordSearch): SuggestedKeywords => {
  const near = nearest(search);
  const found = new Map<string, Counted>();
  for (const { offer, report, sample } of near) {
    const missing = [...skillsLacking(report.rows), ...skillsToConfirm(report.rows)].filter(
      (row) => !row.options && search.isSkill(row.label) && says(row),
    );
    for (const { label, offerQuote, possibleTenths } of missing) {
      const key = fold(label);
      const known = found.get(key);
      found.set(
        key,
        known === undefined
          ? {
              label,
              offers: 1,
              offerQuote,
              offerTitle: offer.title ?? '',
              worth: possibleTenths,
              real: !sample,
            }
          : {
              ...known,
              offers: known.offers + 1,
              worth: known.worth + possibleTenths,
              real: known.real || !sample,
            },
      );
    }
  }
  const keywords = [...found.values()]
    .filter(({ real, offers }) => real || offers >= FEWEST_SAMPLES)
    .sort((one, other) => other.offers - one.offers || other.worth - one.worth)
    .slice(0, MOST_KEYWORDS)
    .map(({ label, offers: asked, offerQuote, offerTitle }) => ({
      label,
      offers: asked,
      offerQuote,
      offerTitle,
    }));
  return {
    keywords,
    offers: near.length,
    sample: near.length > 0 && near.every(({ sample }) => sample),
  };
};
