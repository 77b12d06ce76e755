import { hasContact } from '#/domain/cv/cues/contacts';
import { CONTACT_WORDS, MARITAL_STATUS } from '#/domain/cv/cues/contacts.fr';
import { knownHeading } from '#/domain/cv/cues/headings';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { emailFit } from '#/domain/cv/person/emailFit';
import {
  DOCUMENT_TITLE_PREFIX,
  DOCUMENT_TITLES,
  FIRST_NAMES,
  NAME_LABELS,
  PARTICLES,
} from '#/domain/cv/person/firstNames.fr';
import { givenLikeness } from '#/domain/cv/person/givenNames';
import { WANTED } from '#/domain/cv/person/headline.fr';
import {
  beforeTitle,
  isCarelessName,
  isGivenName,
  isName,
  isTownAtLength,
  namesTrade,
  squashedIn,
  tokensOf,
} from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, keyIn, lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { COUNTRIES, TOWNS } from '#/domain/places/placeNames.fr';

export type NameCandidate = {
  readonly tokens: readonly NameToken[];
  readonly score: number;
  /** Which part a label names, where there is one. */
  readonly part: 'both' | 'first' | 'last';
  readonly lines: readonly CvLine[];
};

const BREAKS =
  /\t|\s+[|•·●\u2022/-]\s+|,\s|\s{3,}|[|•·●]|\s*[(]|\s+(?=\d{2} ?ans(?:\s|$))|\s+(?=(?:nee?|tel|telephone|portable|mobile|e-?mail|courriel|adresse|age|nationalite|date de naissance)\.? ?(?::|le \d|en \d{4}))/gu;

/** "19 ans" beside the name. */
const AGE = /^\s*\d{2} ?ans\s*$/iu;

/** "Julie Villa" at the very top is a person, though a villa is also an address. */
const isGivenAndSurname = (tokens: readonly NameToken[], rank: number): boolean =>
  rank <= 1 && tokens.length === 2 && tokens.some(({ key }) => FIRST_NAMES.has(key));

const emailTokens = (local: string): string[] =>
  local.split(/[^a-z]+/u).filter((part) => part.length > 1);

const scoreOf = (
  tokens: readonly NameToken[],
  line: CvLine,
  rank: number,
  largest: number,
  local: string,
): number => {
  const squashed = local.replace(/[^a-z]/gu, '');
  const parts = emailTokens(local);
  let score = Math.max(0, 6 - rank);
  if (largest > 0 && line.source.fontSize >= largest - 0.1) score += 4;
  if (tokens.length >= 2 && tokens.length <= 4) score += 2;
  const capitals = tokens.filter((token) => isCapitals(token.text)).length;
  if (capitals > 0 && capitals < tokens.length) score += 2;
  for (const token of tokens) {
    const bare = token.key.replace(/[^a-z]/gu, '');
    if (isGivenName(token)) score += 2;
    if (bare.length > 2 && (parts.includes(bare) || squashed.includes(bare))) score += 4;
    if (TOWNS.has(token.key) || COUNTRIES.has(token.key)) score -= 2;
  }
  const key = tokens.map((token) => token.key).join(' ');
  if (namesTrade(tokens)) score -= 7;
  // "STAGE INGENIEURE" in the largest type is what one looks for.
  if (WANTED.test(key)) score -= 9;
  if (TOWNS.has(key) || COUNTRIES.has(key) || isTownAtLength(tokens, key)) score -= 6;
  return score;
};

const labelled = (line: CvLine): { part: NameCandidate['part']; length: number } | null => {
  for (const part of ['both', 'first', 'last'] as const) {
    const match = NAME_LABELS[part].exec(line.key);
    if (match !== null) return { part, length: match[0].length };
  }
  return null;
};

const slice = (line: CvLine, from: number): Piece => ({
  start: line.start + from,
  end: line.end,
  text: line.text.slice(from),
});

/** One or two words a line, set below one another in one look, as designed CVs set a name. */
type NameStack = Pick<NameCandidate, 'tokens' | 'lines' | 'score'>;
const MAX_STACK = 5;

const stacked = (
  stack: NameStack | null,
  next: { tokens: NameToken[]; line: CvLine; score: number } | null,
): NameStack | null => {
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
const follows = ([above, line]: readonly [CvLine, CvLine], largest: number): boolean =>
  above.index === line.index - 1 ||
  (largest > 0 &&
    above.source.page === line.source.page &&
    above.source.fontSize >= largest - 0.1 &&
    lookOf(above) === lookOf(line));

/** "Julie" / what she looks for / "Martin": the line right below a name in the largest type is in a smaller one. */
const isParted = (above: CvLine, line: CvLine, largest: number): boolean =>
  isLargest(above, largest) && !isLargest(line, largest) && above.index === line.index - 1;

/** One word each, far larger than all else: parts of one name, wherever the page sets them. */
const areBothLargest = (above: CvLine, line: CvLine, largest: number): boolean =>
  above.source.page === line.source.page && isLargest(above, largest) && isLargest(line, largest);

const areSurname = (tokens: readonly NameToken[]): boolean =>
  isCapitals(tokens.map(({ text }) => text).join(''));

type NameLine = {
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
const joinedLines = (above: NameLine, below: NameLine): NamePair | null => {
  const tokens = [...above.tokens, ...below.tokens];
  if (tokens.length < 3 || tokens.length > MOST_WORDS) return null;
  if (PARTICLES.has(tokens.at(-1)?.key ?? '')) return null;
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
const areTwoParts = ({ parts, lines }: NamePair, local: string, largest: number): boolean => {
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

/** "Nom : Awa marie Diop": after its label a name may be written with small letters. */
const isLabelled = (tokens: readonly NameToken[]): boolean =>
  tokens.length <= 4 &&
  isName(tokens.slice(0, 1)) &&
  isName(tokens.slice(-1)) &&
  tokens.every(({ text }) => /^\p{L}[\p{L}'\u2019-]+$/u.test(text));

/** "MARTIN <tab> Julie" in the largest type: two cells of a line, one word each, that hold one name. */
const acrossCells = (
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

/** "Lieu De : Laval": what a colon follows names a field. */
const isLabelOf = (line: CvLine, { end }: Piece): boolean => {
  const after = line.text.slice(end - line.start);
  // "Julie Martin <tab> : 06 12 ...": the sign before the colon is drawn, and what follows is no field of hers.
  return /^\s*:/u.test(after) && !(/^\s*\t/u.test(after) && hasContact(alignedKey(after)));
};

/** What in the top lines may be the candidate's name, scored by place, look, letters and e-mail. */
export const nameCandidates = (lines: readonly CvLine[], email: string | null): NameCandidate[] => {
  const local = alignedKey(email?.split('@')[0] ?? '');
  const largest = Math.max(0, ...lines.map((line) => line.source.fontSize));
  const candidates: NameCandidate[] = [];
  let rank = 0;
  let single: { tokens: NameToken[]; line: CvLine; score: number } | null = null;
  let stack: NameStack | null = null;
  for (const line of lines) {
    if (line.text.length > 120 || DOCUMENT_TITLES.test(line.key)) continue;
    const label = labelled(line);
    const prefix = label?.length ?? DOCUMENT_TITLE_PREFIX.exec(line.key)?.[0].length ?? 0;
    const whole = slice(line, prefix);
    if (
      label === null &&
      (knownHeading(line.key) !== null || (line.key.includes('@') && rank > 12))
    )
      continue;
    const first = splitPiece(whole, keyIn(line, whole), BREAKS).filter(
      ({ text }) => !AGE.test(text),
    );
    let previous: { tokens: NameToken[]; line: CvLine; score: number } | null = null;
    const cells: { tokens: NameToken[]; score: number }[] = [];
    for (const [at, whole] of first.slice(0, 4).entries()) {
      const piece = beforeTitle(whole);
      const tokens = tokensOf(piece);
      const key = alignedKey(piece.text);
      if (
        !(
          isName(tokens) ||
          isCarelessName(tokens, local) ||
          (label !== null && isLabelled(tokens))
        ) ||
        (CONTACT_WORDS.test(key) && !isGivenAndSurname(tokens, rank)) ||
        MARITAL_STATUS.test(piece.text) ||
        (label === null && (knownHeading(key) !== null || isLabelOf(line, whole)))
      )
        continue;
      // "Ingenieur Production": a trade beside words that are no one's given name.
      const isTradeAlone = namesTrade(tokens) && !tokens.some(isGivenName);
      if (label === null && isTradeAlone && !squashedIn(tokens, local)) continue;
      const score = scoreOf(tokens, line, rank + at, largest, local) + (label === null ? 0 : 12);
      if (label !== null && label.part !== 'both') {
        candidates.push({ tokens, score, part: label.part, lines: [line] });
        continue;
      }
      if (tokens.length >= 2) candidates.push({ tokens, score, part: 'both', lines: [line] });
      else if (
        first.length === 1 &&
        single?.tokens.length === 1 &&
        (follows([single.line, line], largest) || areBothLargest(single.line, line, largest)) &&
        !namesTrade(tokens) &&
        !namesTrade(single.tokens)
      )
        candidates.push({
          tokens: [...single.tokens, ...tokens],
          score: Math.max(single.score, score) + 1,
          part: 'both',
          lines: [single.line, line],
        });
      if (first.length === 1 && tokens.length <= 3) previous = { tokens, line, score };
      if (label === null) cells.push({ tokens, score });
    }
    const split = first.length === 2 ? acrossCells(cells, line, largest) : null;
    if (split !== null) candidates.push(split);
    const joined = single === null || previous === null ? null : joinedLines(single, previous);
    if (joined !== null && follows(joined.lines, largest) && areTwoParts(joined, local, largest)) {
      const score = Math.max(scoreOf(joined.tokens, line, rank, largest, local), joined.score) + 2;
      candidates.push({ tokens: joined.tokens, lines: joined.lines, score, part: 'both' });
    }
    stack = stacked(stack, previous);
    if (stack !== null && stack.lines.length > 2)
      candidates.push({ ...stack, score: stack.score + stack.lines.length, part: 'both' });
    single = previous ?? (single !== null && isParted(single.line, line, largest) ? single : null);
    rank += 1;
  }
  return candidates.sort((a, b) => b.score - a.score);
};
