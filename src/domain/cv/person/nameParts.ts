import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { emailFit } from '#/domain/cv/person/emailFit';
import { PARTICLES } from '#/domain/cv/person/firstNames.fr';
import { givenLikeness } from '#/domain/cv/person/givenNames';
import { isGivenName, namesOther, namesTrade, squashedIn } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { isCapitals, lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** Words of the page that may be the candidate's name. */
export type NameCandidate = {
  readonly tokens: readonly NameToken[];
  readonly score: number;
  /** Which part a label names, where there is one. */
  readonly part: 'both' | 'first' | 'last';
  readonly lines: readonly CvLine[];
};

/** One or two words a line, set below one another in one look, as designed CVs set a name. */
export type NameStack = Pick<NameCandidate, 'tokens' | 'lines' | 'score'>;
const MAX_STACK = 5;

/** The stack with one line more, or a new one. */
export const stacked = (stack: NameStack | null, next: NameLine | null): NameStack | null => {
  if (next === null || next.tokens.length > 2 || next.line.source.fontSize === 0) return null;
  const { tokens, line, score } = next;
  const last = stack?.lines.at(-1);
  const goesOn =
    stack !== null &&
    last !== undefined &&
    last.index === line.index - 1 &&
    lookOf(last) === lookOf(line) &&
    stack.lines.length < MAX_STACK;
  return goesOn
    ? {
        tokens: [...stack.tokens, ...tokens],
        lines: [...stack.lines, line],
        score: Math.max(stack.score, score),
      }
    : { tokens, lines: [line], score };
};

/** Type of this share of the largest is as large to the eye. */
const AS_LARGE = 0.94;
const isLargest = ({ source }: CvLine, largest: number): boolean =>
  largest > 0 && source.fontSize >= largest * AS_LARGE;

/** The next line; or, where columns part them, the next one in the largest type. */
export const follows = ([above, line]: readonly [CvLine, CvLine], largest: number): boolean =>
  above.index === line.index - 1 ||
  (largest > 0 &&
    above.source.page === line.source.page &&
    above.source.fontSize >= largest - 0.1 &&
    lookOf(above) === lookOf(line));

/** "Julie" / what she looks for / "Martin": the line right below a name in the largest type is in a smaller one. */
export const isParted = (above: CvLine, line: CvLine, largest: number): boolean =>
  isLargest(above, largest) && !isLargest(line, largest) && above.index === line.index - 1;

/** One word each, far larger than all else: parts of one name, wherever the page sets them. */
export const areBothLargest = (above: CvLine, line: CvLine, largest: number): boolean =>
  above.source.page === line.source.page && isLargest(above, largest) && isLargest(line, largest);

const areSurname = (tokens: readonly NameToken[]): boolean =>
  isCapitals(tokens.map(({ text }) => text).join(''));

export type NameLine = {
  readonly tokens: readonly NameToken[];
  readonly line: CvLine;
  readonly score: number;
};
type NamePair = Pick<NameCandidate, 'tokens' | 'score'> & {
  readonly parts: readonly [NameLine, NameLine];
  readonly lines: readonly [CvLine, CvLine];
};

const MOST_WORDS = 5;

/** Three to five words on two lines, none of them a trade, that may hold one name: not one that goes on after "van der". */
export const joinedLines = (above: NameLine, below: NameLine): NamePair | null => {
  const tokens = [...above.tokens, ...below.tokens];
  if (tokens.length < 3 || tokens.length > MOST_WORDS) return null;
  if (PARTICLES.has(tokens.at(-1)?.key ?? '') || below.tokens.every(namesOther)) return null;
  if (isTitleLike(below.line.key) || namesTrade(above.tokens) || namesTrade(below.tokens))
    return null;
  return {
    tokens,
    score: Math.max(above.score, below.score),
    parts: [above, below],
    lines: [above.line, below.line],
  };
};

/** Words of which one looks like a given name, or none does. */
const holdGivenName = (tokens: readonly NameToken[]): boolean =>
  tokens.some((token) => isGivenName(token) || givenLikeness(token.key) > GIVEN);
const GIVEN = 1.5;
/** From here on an e-mail is made of a given name and a surname. */
const MADE_OF_BOTH = 2;

/** One line holds the given names and the other the surname: by capitals, by the e-mail, or by the words in the largest type. */
export const areTwoParts = (
  { parts, lines }: NamePair,
  local: string,
  largest: number,
): boolean => {
  const [above, below] = parts;
  if (above.tokens.length === 1 && areSurname(below.tokens)) return true;
  // "Martin Durand" in large type over "JULIE" in small: the e-mail holds them all.
  if (below.tokens.length === 1 && squashedIn([...above.tokens, ...below.tokens], local))
    return true;
  if (Math.abs(above.line.source.fontSize - below.line.source.fontSize) >= 0.6) return false;
  const inCapitals = [above, below].filter(({ line }) => isCapitals(line.body.text));
  if (inCapitals.length === 1) return true;
  if (below.tokens.length === 1 && squashedIn(below.tokens, local)) return true;
  if (!lines.every((line) => isLargest(line, largest)) || lookOf(lines[0]) !== lookOf(lines[1]))
    return false;
  return (
    holdGivenName(above.tokens) !== holdGivenName(below.tokens) ||
    emailFit(above.tokens, below.tokens, local) >= MADE_OF_BOTH ||
    emailFit(below.tokens, above.tokens, local) >= MADE_OF_BOTH
  );
};

/** "MARTIN <tab> Julie" in the largest type: two cells of a line, one word each, that hold one name. */
export const acrossCells = (
  cells: readonly { readonly tokens: readonly NameToken[]; readonly score: number }[],
  line: CvLine,
  largest: number,
): NameCandidate | null => {
  const [left, right] = cells;
  if (left === undefined || right === undefined || cells.length > 2) return null;
  if (left.tokens.length !== 1 || right.tokens.length !== 1 || !isLargest(line, largest))
    return null;
  const tokens = [...left.tokens, ...right.tokens];
  if (namesTrade(tokens) && !tokens.some(isGivenName)) return null;
  return { tokens, score: Math.max(left.score, right.score) + 2, part: 'both', lines: [line] };
};
