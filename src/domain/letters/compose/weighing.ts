import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { CARRIED_OVER } from '#/domain/letters/compose/carryOver.fr';
import { isOfLine, worthOf } from '#/domain/letters/compose/decisive';
import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { ALL_WORK, COMMON_ACTS } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import type { CandidateTask } from '#/domain/letters/sources/candidateTasks';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { contentStems } from '#/domain/matching/words';
import { countWords, fold } from '#/domain/shared/text';

/** A line of the CV, with the post it was written of. */
export type Line = { readonly experience: CandidateExperience; readonly task: CandidateTask };

/** A number that measures something: followed by what it counts, or a share, or in brackets. */
const FIGURE =
  /(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*(?:%|\u20ac|[km]\u20ac)|(?<!comptes? )(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*\s(?!et |ou |a )\p{Ll}{3,}|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent) \p{Ll}{4,}/iu;

/** What a sentence will say of a line: what it leaves out shows nothing. */
export const toldOf = ({ task, experience: { ongoing } }: Line): string =>
  tell(task.deed, { tense: ongoing ? 'present' : 'imperfect' });

/** Whether what is told of a line measures something. */
export const hasFigure = (line: Line): boolean => FIGURE.test(toldOf(line));

const ACTS: ReadonlySet<string> = new Set(thingsOf(contentStems(COMMON_ACTS)));
/** How little a word of any advertisement weighs, and what one does beside what it is done to. */
const EVERYDAY = 0.15;
const ACT = 0.5;
/** A thing of the very title. */
const OF_TITLE = 1.5;

/** What the words of an advertisement weigh. */
type Matter = {
  /** Weight by thing, in missions and requirements. */
  readonly weights: ReadonlyMap<string, number>;
  readonly missions: readonly (readonly string[])[];
};

const weightOf = (thing: string, title: ReadonlySet<string>): number =>
  (isEveryday(thing) ? EVERYDAY : ACTS.has(thing) ? ACT : 1) * (title.has(thing) ? OF_TITLE : 1);

const matterOf = ({ offer }: Pick<LetterInput, 'offer'>): Matter => {
  const title = new Set(thingsOf(contentStems(offer.title)));
  const missions = offer.missions.map(({ stems, details }) => [
    ...new Set(thingsOf([...stems, ...details])),
  ]);
  const all = [...missions.flat(), ...thingsOf([...offer.stems])];
  return { weights: new Map(all.map((thing) => [thing, weightOf(thing, title)])), missions };
};

/** What a mission is worth by its place: what an advertisement names first is what the post is about. */
const FIRST = 1.3;
const FALL = 0.06;
const LEAST = 0.6;
/** What the comparison answers a mission with shows most of it, whatever its words. */
const ANSWERED = 0.7;
/** What a mission of two things weighs. */
const FULL = 2;

/** How much of each mission a line shows, 0 to 1. */
const shownBy = (
  { task }: Line,
  { missions, weights }: Matter,
  { offer, match }: Pick<LetterInput, 'offer' | 'match'>,
): readonly number[] => {
  const own = new Set(thingsOf(task.stems));
  return missions.map((things, index) => {
    const weigh = (some: readonly string[]): number =>
      some.reduce((sum, thing) => sum + (weights.get(thing) ?? 0), 0);
    const common = things.filter((thing) => own.has(thing));
    const share = weigh(common) / Math.max(1, weigh(things));
    const answers = match.answers.get(offer.missions[index]?.quote ?? '') ?? [];
    const isAnswer =
      common.length > 0 &&
      task.isPiece !== true &&
      answers.some((quote) => isOfLine(quote, task.source.quote));
    // What names one thing alone is soon shown, and says little.
    const much = Math.min(1, weigh(things) / FULL);
    return much * Math.min(1, isAnswer ? Math.max(share, ANSWERED) : share);
  });
};

const SHOWS = 1.8;
const ASKED = 0.35;
const MOST_ASKED = 3;
const MARKED = 0.45;
const PROVEN = 0.2;
const COUNTED = 1.5;
const CAME_TO = 0.8;
const CORE = 0.9;
const CARRIED = 0.8;
/** A verb and a bare noun: anyone could write it. */
const BARE = -1.2;
const BARE_WORDS = 4;
/** What the safe verb carries is told less well than what has a verb of its own. */
const SAFE = -0.3;

const proofWeight = ({ proofs }: LetterMatch, quote: string): number => {
  let weight = 0;
  for (const [proof, value] of proofs)
    if (quote.includes(proof) || (proof.length > 12 && proof.includes(quote)))
      weight = Math.max(weight, value);
  return weight;
};

/** A line with what it shows of each mission, and what it is worth by itself. */
export type Weighed = Line & { readonly shows: readonly number[]; readonly own: number };

const weigh = (line: Line, matter: Matter, input: LetterInput): Weighed => {
  const { task } = line;
  const { match, offer } = input;
  const told = fold(toldOf(line));
  const asked = new Set(thingsOf([...offer.stems]));
  const common = [...new Set(thingsOf(task.stems))].filter((thing) => asked.has(thing));
  const text = fold(offer.text);
  const own =
    ASKED *
      Math.min(
        MOST_ASKED,
        common.reduce((sum, thing) => sum + (matter.weights.get(thing) ?? 0), 0),
      ) +
    MARKED * worthOf(match.marks, task) +
    PROVEN * proofWeight(match, task.source.quote) +
    (hasFigure(line) ? COUNTED : 0) +
    (task.deed.result === null ? 0 : CAME_TO) +
    (tradeOf(offer.title)?.core?.test(told) === true ? CORE : 0) +
    (CARRIED_OVER.some((one) => one.asked.test(text) && one.shown.test(told)) ? CARRIED : 0) +
    (countWords(told) <= BARE_WORDS && !hasFigure(line) ? BARE : 0) +
    (task.deed.parts.some(({ verbs }) => ALL_WORK.test(verbs[0] ?? '')) ? SAFE : 0);
  return { ...line, own, shows: shownBy(line, matter, input) };
};

/** Two lines that say nearly the same, in one post or in two. */
const SAME_LINE = 0.7;
const FEWEST_COMPARED = 3;
const isTwin = (one: Line, other: Line): boolean => {
  const [own, stems] = [new Set(one.task.stems), new Set(other.task.stems)];
  const fewest = Math.min(own.size, stems.size);
  const common = [...stems].filter((stem) => own.has(stem)).length;
  return fewest >= FEWEST_COMPARED && common / fewest > SAME_LINE;
};

/** The lines of a post in the order in which they would be told: each by what it shows that none before it has shown. */
const ordered = (lines: readonly Weighed[]): readonly Weighed[] => {
  const shown: number[] = [];
  const gainOf = ({ shows, own }: Weighed): number =>
    own +
    shows.reduce(
      (sum, share, index) =>
        sum +
        SHOWS * Math.max(LEAST, FIRST - FALL * index) * Math.max(0, share - (shown[index] ?? 0)),
      0,
    );
  const told: Weighed[] = [];
  let left = [...lines];
  while (left.length > 0) {
    const best = left.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    for (const [index, share] of best.shows.entries())
      shown[index] = Math.max(shown[index] ?? 0, share);
    told.push({ ...best, own: gainOf(best) });
    left = left.filter((line) => line !== best && !isTwin(line, best));
  }
  return told;
};

/** A post with its lines, the most telling for this offer first; what each is worth stands in `own`. */
export type WeighedPost = {
  readonly post: CandidateExperience;
  readonly lines: readonly Weighed[];
};

const SAME_MATTER = 2;
/** Whether a line is of the matter that the writer is proud of, and tells in their own words. */
const isOfPride = ({ task }: Line, stems: ReadonlySet<string>): boolean => {
  const common = task.stems.filter((stem) => stems.has(stem) && !isEveryday(stem)).length;
  return common >= SAME_MATTER || (common > 0 && task.deed.result !== null);
};

/** Every post of the CV with its lines weighed by what they show of the advertisement, by figures and by the core of its trade. */
export const weighedPosts = (input: LetterInput): readonly WeighedPost[] => {
  const matter = matterOf(input);
  const pride = new Set(contentStems(input.answers.pride));
  return input.candidate.experiences.map((post) => ({
    post,
    lines: ordered(
      post.tasks
        .map((task) => ({ experience: post, task }))
        .filter((line) => !isOfPride(line, pride))
        .map((line) => weigh(line, matter, input)),
    ),
  }));
};

/** How much of the missions a line shows at the best, 0 to 1. */
export const showsMost = ({ shows }: Weighed): number => Math.max(0, ...shows);

/** Whether two lines of two posts say nearly the same. */
export const saysAgain = (line: Line, told: readonly Line[]): boolean =>
  told.some((other) => isTwin(line, other));
