import type { CvSection } from '#/domain/cv/cv';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { isOfLine, marksOf, worthOf } from '#/domain/letters/compose/decisive';
import type { Mark } from '#/domain/letters/compose/decisive';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { CandidateExperience, LetterCandidate } from '#/domain/letters/sources/candidate';
import type { CandidateTask } from '#/domain/letters/sources/candidateTasks';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { LEVEL_ROW, doubtOf } from '#/domain/matching/report';
import type { LedgerRow, TradeStanding } from '#/domain/matching/report';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Below this, the trades have nothing in common; up to the next, one leads to the other. */
export const OTHER_TRADE = 0.3;
export const SAME_TRADE = 0.62;

/** Words that an offer asks for, as stems, and the lines that the comparison found for them. */
export type ProofLink = {
  readonly asked: readonly string[];
  readonly lines: readonly string[];
  readonly credit: number;
};

/** What a comparison of the CV with the offer adds: lines that answer a requirement, missions that the CV answers. */
export type LetterMatch = {
  /** What the offer asks for and the CV holds, the most telling first. */
  readonly marks: readonly Mark[];
  /** Weight by quote of the CV. */
  readonly proofs: ReadonlyMap<string, number>;
  /** Missions of the offer that the CV answers, as quoted. */
  readonly answered: ReadonlySet<string>;
  /** Skills of the offer that the CV names in their own words, the most asked for first. */
  readonly skills: readonly { readonly label: string; readonly quote: string }[];
  /** Lines of the CV by the mission of the offer that they answer, both as quoted. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Words of the offer that the comparison finds in lines of posts, with how surely: what links a mission to its proof. */
  readonly links: readonly ProofLink[];
  /** Whether the offer asks by name for a diploma that the CV holds. */
  readonly isDegreeAsked: boolean;
  /** How near the writer's trade is to the one asked for, 0 to 1; null where nothing was compared. */
  readonly trade: number | null;
  /** How the trade asked for stands to those of the CV, where the register was asked. */
  readonly standing?: TradeStanding;
};

export const NO_MATCH: LetterMatch = {
  marks: [],
  proofs: new Map(),
  answered: new Set(),
  skills: [],
  answers: new Map(),
  links: [],
  isDegreeAsked: false,
  trade: null,
};

export type Told = {
  readonly experience: CandidateExperience;
  readonly tasks: readonly CandidateTask[];
};

const HAS_FIGURE = 2;
const HAS_RESULT = 2;
/** A number that measures something: followed by what it counts, or a share, or in brackets. */
const FIGURE =
  /(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*(?:%|\u20ac|[km]\u20ac)|(?<!comptes? )(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*\s(?!et |ou |a )\p{Ll}{3,}|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent) \p{Ll}{4,}/iu;
/** The very work of the trade asked for. */
const CORE = 1.5;
/** What the safe verb carries is told less well than what has a verb of its own. */
const CARRIED = -0.75;
const ONGOING = 1;

/** How little a word of any advertisement weighs. */
const EVERYDAY = 0.3;
/** What one did last tells most. */
const LATEST = 2;

/** Things that both name, whatever their words; those of any advertisement count for little. */
const shared = (stems: readonly string[], others: ReadonlySet<string>): number => {
  const asked = new Set(thingsOf([...others]));
  const common = new Set(thingsOf(stems).filter((stem) => asked.has(stem)));
  return [...common].reduce((sum, stem) => sum + (isEveryday(stem) ? EVERYDAY : 1), 0);
};

const proofWeight = ({ proofs }: LetterMatch, quote: string): number => {
  let weight = 0;
  for (const [proof, value] of proofs)
    if (quote.includes(proof) || (proof.length > 12 && proof.includes(quote)))
      weight = Math.max(weight, value);
  return weight;
};

/** How much of its line a sentence keeps: what the comparison saw may be in what was left out. */
const keptShare = ({ stems, source }: CandidateTask): number => {
  const line = contentStems(source.quote);
  const own = new Set(stems);
  return line.length === 0 ? 1 : line.filter((stem) => own.has(stem)).length / line.length;
};

/** Words in common beyond these say no more. */
const MOST_SHARED = 3;
/** What a line weighs because the comparison quotes it, whatever for. */
const PROOF = 0.5;

/** Whether what is told of a line measures something. */
export const hasFigure = ({ deed }: Pick<CandidateTask, 'deed'>): boolean =>
  FIGURE.test(tell(deed, { ongoing: false }));

const scoreOf = (
  task: CandidateTask,
  offer: LetterOffer,
  match: LetterMatch,
  core: RegExp | undefined,
): number =>
  Math.min(MOST_SHARED, shared(task.stems, offer.stems)) +
  PROOF * proofWeight(match, task.source.quote) * keptShare(task) +
  worthOf(match.marks, task) +
  (hasFigure(task) ? HAS_FIGURE : 0) +
  (task.deed.result === null ? 0 : HAS_RESULT) +
  (core?.test(fold(tell(task.deed, { ongoing: false }))) === true ? CORE : 0) +
  (task.deed.parts.some(({ verbs }) => verbs.includes('assurer')) ? CARRIED : 0);

/** Experiences with something to tell, the most telling for this offer first; within each, its tasks likewise. */
export const rankEvidence = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  match: LetterMatch,
): readonly Told[] => {
  const core = tradeOf(offer.title)?.core;
  return candidate.experiences
    .map((experience, index) => ({ experience, index }))
    .filter(({ experience }) => experience.tasks.length > 0)
    .map(({ experience, index }) => {
      const scored = experience.tasks
        .map((task) => ({ task, score: scoreOf(task, offer, match, core) }))
        .sort((one, other) => other.score - one.score);
      const best = scored.slice(0, 2).reduce((sum, { score }) => sum + score, 0);
      return {
        experience,
        tasks: scored.map(({ task }) => task),
        score: best + (experience.ongoing ? ONGOING : 0) + (index === 0 ? LATEST : 0),
      };
    })
    .sort((one, other) => other.score - one.score);
};

/** The list begun further on, so that another letter leads with other lines; a short list keeps its order reversed. */
export const turned = <T>(items: readonly T[], by: number): readonly T[] => {
  if (items.length < 2 || by === 0) return items;
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

const FEWEST_SHARED = 2;
/** What a link of the comparison weighs beside words in common. */
const LINKED = 1;
const LEAST_SHARE = 0.4;
/** More words in common say no more. */
const MOST_NEAR = 2.5;

/** A line of the CV, with the post it was written of. */
export type Line = { readonly experience: CandidateExperience; readonly task: CandidateTask };

type Nearness = {
  readonly isChange: boolean;
  /** Whether a post left was the very one asked for. */
  readonly isKnown: boolean;
  /** Whether a post is of the family of trades asked for, or of kin. */
  readonly isKin: (experience: CandidateExperience) => boolean;
  /** Whether a post is of another trade, where one of the trade is held. */
  readonly isFar: (experience: CandidateExperience) => boolean;
};

const WEEKS = 3;
/** What lasted some weeks says nothing where it bears on nothing that is asked. */
export const isPassing = ({ experience: { lasted, ongoing } }: Line): boolean =>
  !ongoing && lasted !== null && lasted < WEEKS;

/** What a line of another trade has to bear on the offer beside lines of one's own. */
const FAR_SHARED = 2;
const FAR_WORTH = 0.6;

/** So many lines of the trade asked for need none of another beside them. */
const ENOUGH_OWN = 2;

/** How many lines a letter may tell where few of them bear on the offer. */
const FEWEST_TOLD = 3;

/**
 * The lines that bear on the offer, then the others of a post of its trade. A letter on another matter helps nobody:
 * the rest is left out, but for a line or two where there is nothing else.
 */
export const nearFirst = (
  lines: readonly Line[],
  offer: LetterOffer,
  match: LetterMatch,
  { isChange, isKnown, isKin, isFar }: Nearness,
): readonly Line[] => {
  const title = new Set(contentStems(offer.title));
  const isOfTrade = ({ experience }: Line): boolean =>
    !isChange &&
    (contentStems(experience.jobTitle ?? '').some((stem) => title.has(stem)) || isKin(experience));
  // Beside one's own trade, another has to answer something that is asked.
  const isNear = ({ task, experience }: Line): boolean =>
    isFar(experience)
      ? !experience.isPlacement &&
        (shared(task.stems, offer.stems) >= FAR_SHARED || worthOf(match.marks, task) >= FAR_WORTH)
      : shared(task.stems, offer.stems) >= 1 || proofWeight(match, task.source.quote) > 0;
  const near = lines.filter(isNear);
  const told = [...near, ...lines.filter((line) => !near.includes(line) && isOfTrade(line))];
  // Who has held this very post, and tells nothing of it, proves nothing by another trade.
  const hasOwn = told.some(isOfTrade);
  const spare = isKnown && told.length === 0 ? 0 : Math.max(0, FEWEST_TOLD - told.length);
  // What one learnt in another trade says nothing beside one's own.
  const own = told.filter((line) => !isFar(line.experience)).length;
  const others = lines.filter(
    (line) =>
      !told.includes(line) &&
      !(hasOwn && line.experience.isPlacement) &&
      !isPassing(line) &&
      !(isFar(line.experience) && (own >= ENOUGH_OWN || line.experience.isPlacement)) &&
      // What was done nobody knows where, and bears on nothing, is no proof.
      line.experience.source.quote !== '',
  );
  return [...told, ...others.slice(0, spare)];
};

/** Two lines that say nearly the same, in one post or in two. */
const SAME_LINE = 0.7;
const FEWEST_COMPARED = 3;

/** Lines without those that only say again what one before them says. */
export const withoutTwins = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ task }, index) => {
    const own = new Set(task.stems);
    return !lines.slice(0, index).some(({ task: { stems, deed } }) => {
      const verbs = deed.parts.flatMap((part) => part.verbs).join();
      const isSame = verbs === task.deed.parts.flatMap((part) => part.verbs).join();
      if (isSame && verbs.includes(',')) return true;
      const fewest = Math.min(own.size, new Set(stems).size);
      const common = [...new Set(stems)].filter((stem) => own.has(stem)).length;
      return fewest >= FEWEST_COMPARED && common / fewest > SAME_LINE;
    });
  });

/** How much of a mission the words found for it have to hold: whom it serves alone says nothing of what is done. */
const HOLDS = 0.5;

/** How surely the comparison links a line with a mission, 0 where it does not. */
const linkOf = (mission: MissionPhrase, task: CandidateTask, { links }: LetterMatch): number => {
  const own = new Set(mission.stems);
  const asked = new Set([...mission.stems, ...mission.details]);
  return links
    .filter((link) => link.asked.every((stem) => asked.has(stem)))
    .filter((link) => new Set(link.asked).size >= HOLDS * own.size)
    .filter(({ lines }) => lines.some((quote) => isOfLine(quote, task.source.quote)))
    .reduce((best, { credit }) => Math.max(best, credit), 0);
};

/** From here on, a mission is answered. */
const ANSWERED = 0.6;

/** The line that best shows a mission, and how surely; null where none does. */
export const proofOf = (
  mission: MissionPhrase,
  lines: readonly Line[],
  match: LetterMatch,
): { readonly line: Line; readonly sure: number } | null => {
  const stems = new Set(mission.stems);
  const answers = match.answers.get(mission.quote);
  const scored = lines
    .map((line) => {
      const { stems: own, source } = line.task;
      const count = shared(own, stems);
      const near = Math.min(MOST_NEAR, count + shared(own, new Set(mission.details)));
      const held = count + shared(own, new Set(mission.details));
      const isLarge = held / stems.size >= LEAST_SHARE;
      const matched = (answers ?? []).some((quote) => isOfLine(quote, source.quote));
      // The comparison may hold a mission answered without one line that answers it.
      const credited = answers?.length === 0 && isLarge && held >= 1 ? ANSWERED : 0;
      const words = held >= FEWEST_SHARED && isLarge;
      // What the comparison holds still has to be seen in the sentence: one thing at least stands in both.
      const linked = Math.max(credited, held >= 1 ? linkOf(mission, line.task, match) : 0);
      const isProof = (matched && held >= 1) || words || linked > 0;
      const sure = isProof ? near + (matched ? FEWEST_SHARED : LINKED * linked) : 0;
      return { line, sure: sure + (sure > 0 && line.experience.ongoing ? ONGOING : 0) };
    })
    .sort((one, other) => other.sure - one.sure);
  const [best] = scored;
  return best !== undefined && best.sure > 0 ? best : null;
};

const WEIGHTS = { required: 3, expected: 2, optional: 1 } as const;

const PLAIN = 0.95;
const TOLD_IN: ReadonlySet<CvSection> = new Set(['experience', 'skills', 'education', 'projects']);

const SAME_START = 5;
const telling = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 3 || /\d/u.test(word));

/** A skill that the CV surely has, in the very words of its name: what was only inferred is not claimed. */
const skillOf = (row: LedgerRow): readonly { label: string; quote: string }[] => {
  if (row.axis !== 'skills' || row.credit < PLAIN || doubtOf(row) !== null || row.options)
    return [];
  const words = telling(row.label);
  const proof = row.evidence.find(({ quote, section }) => {
    const said = telling(quote);
    const isSaid = (word: string): boolean =>
      said.some((other) => other.startsWith(word.slice(0, SAME_START)));
    return TOLD_IN.has(section) && words.length > 0 && words.every(isSaid);
  });
  return proof === undefined ? [] : [{ label: row.label, quote: proof.quote.trim() }];
};

/** What a letter takes from a comparison: which lines prove something, which missions are answered, how near the trades are. */
export const matchForLetter = (
  rows: readonly LedgerRow[],
  lexicon: Lexicon | null,
  title: string,
): LetterMatch => {
  const proofs = new Map<string, number>();
  for (const { credit, demand, evidence } of rows.filter((row) => doubtOf(row) === null))
    for (const { quote, section } of evidence)
      if (section === 'experience')
        proofs.set(quote, Math.max(proofs.get(quote) ?? 0, credit * WEIGHTS[demand]));
  const missions = rows.filter((row) => row.axis === 'missions' && row.byTrade !== true);
  const occupation = rows.find(({ axis }) => axis === 'occupation');
  return {
    marks: marksOf(rows, lexicon, title),
    proofs,
    answered: new Set(
      missions
        .filter(({ credit, evidence }) => credit >= ANSWERED && evidence.length > 0)
        .map(({ offerQuote }) => offerQuote),
    ),
    skills: [...rows]
      .sort((one, other) => WEIGHTS[other.demand] - WEIGHTS[one.demand])
      .flatMap(skillOf),
    answers: new Map(
      missions
        .filter(({ credit }) => credit >= ANSWERED)
        .map(({ offerQuote, evidence }) => [offerQuote, evidence.map(({ quote }) => quote)]),
    ),
    links: rows
      .filter((row) => row.axis === 'skills' && row.credit >= ANSWERED && doubtOf(row) === null)
      .map(({ credit, offerQuote, evidence }) => ({
        asked: contentStems(offerQuote),
        lines: evidence.filter(({ section }) => section === 'experience').map(({ quote }) => quote),
        credit,
      })),
    isDegreeAsked: rows.some(
      ({ axis, id, demand, credit }) =>
        axis === 'degree' && id !== LEVEL_ROW && demand !== 'optional' && credit >= PLAIN,
    ),
    trade: occupation !== undefined && occupation.trade !== 'unknown' ? occupation.credit : null,
    ...(occupation?.trade === undefined ? {} : { standing: occupation.trade }),
  };
};
