import { DIPLOMA_LEVELS } from '#/domain/cv/cv';
import type { Cv, CvEducation, DiplomaLevel } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { adviseOn } from '#/domain/matching/advice';
import { ALTERNATIVES_JOINED } from '#/domain/matching/advice.fr';
import { lexiconCoverage, wordsOfAnyTrade, wordsOfHeldSkills } from '#/domain/matching/coverage';
import { criteriaOf } from '#/domain/matching/criteria';
import { factsOf } from '#/domain/matching/cvFacts';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { draftRow } from '#/domain/matching/draft';
import type { DraftRow } from '#/domain/matching/draft';
import { withEverydayTasks } from '#/domain/matching/everydayTasks';
import { evidenceAt } from '#/domain/matching/evidence';
import { experienceRow } from '#/domain/matching/experienceRow';
import { languageRows } from '#/domain/matching/languageRows';
import { MATCH_MODEL } from '#/domain/matching/matchModel';
import { missionRows } from '#/domain/matching/missionRows';
import { heldPost, occupationRow } from '#/domain/matching/occupationRow';
import { postReadOf } from '#/domain/matching/postRead';
import {
  LEVEL_ROW,
  bandOf,
  countSkills,
  skillsLacking,
  skillsToConfirm,
} from '#/domain/matching/report';
import type { LedgerRow, MatchProblem, MatchReport } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { settle, weighRows } from '#/domain/matching/score';
import { skillRows } from '#/domain/matching/skillRows';
import { summarise } from '#/domain/matching/summary.fr';
import { gateYears, standByWords } from '#/domain/matching/tradeGate';
import { verdictOf } from '#/domain/matching/verdict';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Credit by the number of levels below the one asked for. */
const BY_LEVELS_BELOW = [1, 0.55, 0.25] as const;
const IN_PROGRESS = 0.7;
const SCHOOL_CONTRACTS: ReadonlySet<string> = new Set(['Alternance', 'Stage']);

const rankOf = (level: DiplomaLevel): number => DIPLOMA_LEVELS.indexOf(level);

const creditFor = (
  { level, inProgress }: CvEducation,
  asked: DiplomaLevel,
  atSchool: boolean,
): number => {
  if (level === null) return 0;
  const below = Math.max(0, rankOf(asked) - rankOf(level));
  return (BY_LEVELS_BELOW[below] ?? 0) * (inProgress && !atSchool ? IN_PROGRESS : 1);
};

/** The row of the diploma level asked for; a higher one is never held against the candidate, and years of graduation are not read. */
const degreeRow = (
  facts: CvFacts,
  offer: OfferText,
  { degree, contract }: OfferRequirements,
): DraftRow | null => {
  if (degree === null) return null;
  const atSchool = SCHOOL_CONTRACTS.has(offer.contract ?? contract?.value ?? '');
  const quote = offer.text.slice(degree.range.start, degree.range.end);
  const [best] = facts.cv.education
    .map((education) => ({ education, credit: creditFor(education, degree.value, atSchool) }))
    .sort((one, other) => other.credit - one.credit);
  const source = best?.education.degree.source ?? null;
  return draftRow({
    id: LEVEL_ROW,
    axis: 'degree',
    label: degree.value,
    demand: degree.demand,
    offerQuote: quote,
    evidence:
      best === undefined || best.credit === 0 || source === null
        ? []
        : [evidenceAt(facts.cv, source)],
    credit: best?.credit ?? 0,
  });
};

/** With fewer recognised requirements a number would say nothing. */
const FEWEST_REQUIREMENTS = 3;

/** So many words that tell the work are worth a requirement; an unknown trade has few that are named. */
const WORDS_FOR_ONE = 8;

/** The words that tell the level of studies are those of a diploma that has a row of its own. */
const isToldByDiploma = ({ degree, skills }: OfferRequirements, lexicon: Lexicon): boolean =>
  degree !== null &&
  skills.some(
    ({ concept, range }) =>
      concept !== null &&
      lexicon.concept(concept)?.kind === 'diploma' &&
      range.start < degree.range.end &&
      range.end > degree.range.start,
  );

/** A sentence that does nothing but state the contract or the years tells no work: both have their own place. */
const LONGEST_STATEMENT = 60;
/** "Vos missions sont les suivantes :" announces the work and tells none. */
const ANNOUNCES = /:\s*$/u;

const tellingSentences = (
  { text }: OfferText,
  { sentences, contract, minYears }: OfferRequirements,
) => {
  const stated = [contract, minYears].flatMap((one) => (one === null ? [] : [one.range]));
  return sentences.filter(
    ({ start, end }) =>
      !ANNOUNCES.test(text.slice(start, end)) &&
      (end - start > LONGEST_STATEMENT ||
        !stated.some(
          (range) => range.end > range.start && range.start >= start && range.end <= end,
        )),
  );
};

const draftRows = (
  cv: Cv,
  offer: OfferText,
  requirements: OfferRequirements,
  lexicon: Lexicon,
  coverage: number,
): readonly DraftRow[] => {
  const facts = factsOf(cv);
  const { title } = requirements;
  const trade = title === null ? null : occupationRow(facts, title, requirements, lexicon);
  const single = [
    trade,
    experienceRow(facts, offer, requirements, lexicon),
    isToldByDiploma(requirements, lexicon) ? null : degreeRow(facts, offer, requirements),
  ];
  const sentences = tellingSentences(offer, requirements);
  const skills = skillRows(facts, offer, requirements.skills, lexicon, {
    joined: ALTERNATIVES_JOINED,
    coverage,
    trade: trade?.titles ?? trade?.trade ?? 'same',
  });
  const missions = missionRows(facts, offer, sentences, {
    ...wordsOfAnyTrade(offer, requirements, lexicon),
    held: wordsOfHeldSkills(skills),
  });
  const held = title === null ? null : heldPost(facts, title.value, lexicon);
  return gateYears(
    standByWords([
      ...withEverydayTasks([...skills, ...missions], held, requirements),
      ...single.filter((row) => row !== null),
      ...languageRows(facts, offer, requirements),
    ]),
  );
};

const summaryOf = (score: number, rows: readonly LedgerRow[]): string => {
  const stops = rows.filter((row) => row.blocking && row.answer !== 'held');
  const missing = skillsLacking(rows)
    .filter(({ demand }) => demand !== 'optional')
    .sort((one, other) => other.possibleTenths - one.possibleTenths);
  return summarise({
    verdict: verdictOf({ score, report: { rows } }),
    ...countSkills(rows),
    toConfirm: skillsToConfirm(rows).length,
    elsewhere: skillsLacking(rows).filter((row) => row.elsewhere !== undefined).length,
    blocking: stops.map(({ label }) => label),
    missing: missing.map(({ label }) => label),
    trade: rows.find(({ axis }) => axis === 'occupation') ?? null,
  });
};

/** The rows that the person says the offer does not ask for, with the score that they would make. */
const setAsideOf = (
  all: readonly DraftRow[],
  keys: ReadonlySet<string>,
  coverage: number,
): Pick<MatchReport, 'setAside'> => {
  const { score, rows } = settle(weighRows(all, coverage));
  const setAside = rows.filter((row) => keys.has(requirementKey(row)));
  return setAside.length === 0 ? {} : { setAside: { score, rows: setAside } };
};

/** A trade that the register is sure of says as much as so many requirements, where the advertisement tells anything of the work. */
const WORTH_OF_TRADE = 2;

const tellsWork = ({ axis, hint }: DraftRow): boolean =>
  axis === 'missions' || (axis === 'skills' && hint.subject === 'skill');

/** Requirements recognised: those that are named, what the advertisement tells of the work in words of its own, and its trade. */
const recognisedIn = (rows: readonly DraftRow[], { occupation }: OfferRequirements): number => {
  const told = rows.filter(({ axis }) => axis === 'missions');
  const words = told.reduce((sum, { hint }) => sum + (hint.tradeWords?.asked ?? 0), 0);
  const named = rows.filter(({ axis }) => axis !== 'missions' && axis !== 'occupation');
  const trade = occupation !== null && rows.some(tellsWork) ? WORTH_OF_TRADE : 0;
  return named.length + Math.floor(words / WORDS_FOR_ONE) + trade;
};

/** The version written in reports: matching rules and lexicon together. */
export const modelOf = (lexicon: Lexicon): string => `${MATCH_MODEL}+${lexicon.version}`;

/**
 * Compares a CV with an offer: an absolute score that never depends on other offers, as a ledger
 * that sums to it exactly (docs/decisions/0009-matching.md). Nothing that tells who the person is
 * enters the score. What the offer is said not to ask for counts for nothing. `onStep` hears of what begins. `tooLittle` where fewer than three requirements are recognised in the offer.
 */
export const compareCvWithOffer = (
  cv: Cv,
  offer: OfferText,
  requirements: OfferRequirements,
  lexicon: Lexicon,
  onStep?: (step: 'evidence' | 'advice') => void,
): Result<MatchReport, MatchProblem> => {
  onStep?.('evidence');
  const coverage = lexiconCoverage(offer, requirements);
  const all = draftRows(cv, offer, requirements, lexicon, coverage);
  const notAsked = new Set(offer.notAsked);
  const rows = all.filter((row) => !notAsked.has(requirementKey(row)));
  if (recognisedIn(rows, requirements) < FEWEST_REQUIREMENTS) return fail('tooLittle');
  onStep?.('advice');
  const settled = settle(weighRows(rows, coverage));
  return ok({
    model: modelOf(lexicon),
    post: postReadOf(offer, requirements),
    offerText: offer.text,
    ...settled,
    band: bandOf(settled.score),
    criteria: criteriaOf(cv, offer, requirements, rows),
    advice: adviseOn(rows, coverage, cv, settled.score),
    summary: summaryOf(settled.score, settled.rows),
    ...(rows.length < all.length ? setAsideOf(all, notAsked, coverage) : {}),
  });
};
