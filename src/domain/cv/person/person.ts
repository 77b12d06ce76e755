import { knownHeading } from '#/domain/cv/cues/headings';
import type { Confidence, Read } from '#/domain/cv/cv';
import { nameCandidates } from '#/domain/cv/person/nameCandidates';
import { nameInEmail } from '#/domain/cv/person/nameInEmail';
import { namesInSentences } from '#/domain/cv/person/nameInSentence';
import { nameInWitness } from '#/domain/cv/person/nameInWitness';
import type { NameCandidate } from '#/domain/cv/person/nameParts';
import { splitName } from '#/domain/cv/person/nameSplit';
import type { NameSplit } from '#/domain/cv/person/nameSplit';
import { squashedIn } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { isWitnessed } from '#/domain/cv/person/nameWitnesses';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

type ReadName = {
  readonly firstName: Read<string> | null;
  readonly lastName: Read<string> | null;
  /** Lines that hold the name, for those who look around it. */
  readonly lines: readonly CvLine[];
};

const readTokens = (tokens: readonly NameToken[], confidence: Confidence): Read<string> | null => {
  const [head] = tokens;
  const tail = tokens.at(-1);
  if (head === undefined || tail === undefined) return null;
  return {
    value: tokens.map((token) => token.text).join(' '),
    source: { start: head.start, end: tail.end },
    confidence,
  };
};

/** From this margin on the order of a name is sure. */
const SURE_ORDER = 1.5;

const confidenceOf = (candidate: NameCandidate, split: NameSplit, runnerUp: number): Confidence => {
  if (candidate.score >= 12 && split.margin >= SURE_ORDER) return 'sure';
  return candidate.score >= 8 && candidate.score - runnerUp >= 2 ? 'likely' : 'doubtful';
};

const wordsOf = ({ tokens }: NameCandidate): string =>
  tokens
    .map(({ key }) => key)
    .sort()
    .join(' ');

/** "MARTIN Julie" in a field of the page tells how "JULIE MARTIN" at its top is made. */
const toldElsewhere = (
  best: NameCandidate,
  candidates: readonly NameCandidate[],
): NameCandidate | undefined => {
  const capitals = ({ tokens }: NameCandidate): number =>
    tokens.filter(({ text }) => isCapitals(text)).length;
  if (capitals(best) > 0 && capitals(best) < best.tokens.length) return best;
  return candidates.find(
    (other) =>
      wordsOf(other) === wordsOf(best) &&
      capitals(other) > 0 &&
      capitals(other) < other.tokens.length,
  );
};

const inCapitals = ({ tokens }: NameCandidate): string =>
  tokens.flatMap(({ key, text }) => (isCapitals(text) ? [key] : [])).join(' ');

/** "MARTIN Julie" here, "Martin JULIE" there: the capitals of neither tell which is the surname. */
const isContradicted = (best: NameCandidate, candidates: readonly NameCandidate[]): boolean =>
  candidates.some(
    (other) =>
      wordsOf(other) === wordsOf(best) &&
      inCapitals(other) !== '' &&
      inCapitals(other).split(' ').length < other.tokens.length &&
      inCapitals(other) !== inCapitals(best),
  );

/** A name that scores less than this is not one. */
const ENOUGH = 5;

/** A name at the top that scores less leaves room for one that stands elsewhere. */
const NOT_CLEAR = 9;
/** What a name outside the top of the page scores at most. */
const MOST_ELSEWHERE = 9;

/** Where a name may stand. */
type NamePlaces = {
  /** The top of the page and its largest type, the surest first. */
  readonly groups: readonly (readonly CvLine[])[];
  /** What the candidate says in sentences. */
  readonly prose: readonly CvLine[];
  /** The whole document with what repeats on its pages: a name there counts where the e-mail or the file bears it out. */
  readonly whole: readonly CvLine[];
};

const namesElsewhere = (
  lines: readonly CvLine[],
  email: string | null,
  witnesses: readonly NameWitness[],
): NameCandidate[] => {
  const local = alignedKey(email?.split('@')[0] ?? '');
  return nameCandidates(lines, email, witnesses)
    .filter(
      ({ tokens, part }) =>
        part === 'both' &&
        tokens.length <= 4 &&
        (isWitnessed(tokens, witnesses) || squashedIn(tokens, local)),
    )
    .map((one) => ({ ...one, score: Math.min(one.score, MOST_ELSEWHERE) }));
};

/** So many lines open a document. */
const OPENING_LINES = 3;

/** The first lines of the document, over any heading, that no group holds: a name may stand there before what one looks for. */
const openingLines = (groups: NamePlaces['groups'], whole: readonly CvLine[]): CvLine[] => {
  const seen = new Set(groups.flatMap((lines) => lines.map(({ start }) => start)));
  const opening = whole.slice(0, OPENING_LINES);
  const heading = opening.findIndex(({ key }) => knownHeading(key) !== null);
  return opening
    .slice(0, heading < 0 ? OPENING_LINES : heading)
    .filter(({ start }) => !seen.has(start));
};

/**
 * Reads the candidate's given name and surname. Each group of lines may hold them, the surest one first;
 * the e-mail, and what the file says of itself, settle doubts.
 */
export const readName = (
  { groups, prose, whole }: NamePlaces,
  email: Read<string> | null,
  witnesses: readonly NameWitness[] = [],
): ReadName => {
  const local = alignedKey(email?.value.split('@')[0] ?? '').replace(/\d+/gu, '');
  const address = email?.value ?? null;
  const atTop = [
    ...[...groups, openingLines(groups, whole)].flatMap((lines) =>
      nameCandidates(lines, address, witnesses),
    ),
    ...namesInSentences(prose),
  ];
  const isClear = atTop.some(({ score, part }) => score >= NOT_CLEAR || part !== 'both');
  const candidates = [...atTop, ...(isClear ? [] : namesElsewhere(whole, address, witnesses))].sort(
    (a, b) => b.score - a.score,
  );
  const first = candidates.find((candidate) => candidate.part === 'first');
  const last = candidates.find((candidate) => candidate.part === 'last');
  if (first !== undefined && last !== undefined)
    return {
      firstName: readTokens(first.tokens, 'sure'),
      lastName: readTokens(last.tokens, 'sure'),
      lines: [...first.lines, ...last.lines],
    };
  // "Nom : Julie Martin": the label of the surname stands for both where no other is given.
  const isWhole = (candidate: NameCandidate): boolean =>
    candidate.part === 'both' ||
    (candidate.part === 'last' && first === undefined && candidate.tokens.length > 1);
  const both = candidates.filter(isWhole);
  const [best, second] = both;
  const shown = groups.flat();
  const mailed = nameInEmail(shown, email) ?? nameInWitness(shown, witnesses);
  if (best === undefined || best.score < (mailed?.least ?? ENOUGH))
    return {
      firstName: mailed?.firstName ?? null,
      lastName: mailed?.lastName ?? null,
      lines: mailed?.lines ?? [],
    };
  const told = toldElsewhere(best, both) ?? best;
  const split = splitName(told, { local, witnesses, untold: isContradicted(told, both) });
  if (split === null) return { firstName: null, lastName: null, lines: [] };
  const confidence = confidenceOf(best, split, second?.score ?? 0);
  return {
    firstName: readTokens(split.first, confidence),
    lastName: readTokens(split.last, confidence),
    lines: best.lines,
  };
};
