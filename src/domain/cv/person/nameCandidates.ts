import { CONTACT_WORDS, MARITAL_STATUS } from '#/domain/cv/cues/contacts.fr';
import { knownHeading } from '#/domain/cv/cues/headings';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import {
  DOCUMENT_TITLE_PREFIX,
  DOCUMENT_TITLES,
  FIRST_NAMES,
  NAME_LABELS,
} from '#/domain/cv/person/firstNames.fr';
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
const follows = (above: CvLine, line: CvLine, largest: number): boolean =>
  above.index === line.index - 1 ||
  (largest > 0 &&
    above.source.page === line.source.page &&
    above.source.fontSize >= largest - 0.1 &&
    lookOf(above) === lookOf(line));

/** One word each, far larger than all else: parts of one name, wherever the page sets them. */
const areBothLargest = (above: CvLine, line: CvLine, largest: number): boolean =>
  above.source.page === line.source.page && isLargest(above, largest) && isLargest(line, largest);

const areSurname = (tokens: readonly NameToken[]): boolean =>
  isCapitals(tokens.map(({ text }) => text).join(''));

type NameLine = { readonly tokens: readonly NameToken[]; readonly line: CvLine };

/** "MARTIN" over "Julie Anne", in one size: capitals tell the surname from the given names. */
const isSurnameOver = (above: NameLine, below: NameLine): boolean =>
  isCapitals(above.line.body.text) &&
  below.tokens.every(({ text }) => !isCapitals(text)) &&
  Math.abs(above.line.source.fontSize - below.line.source.fontSize) < 0.6;

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
        (label === null && knownHeading(key) !== null)
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
        (follows(single.line, line, largest) || areBothLargest(single.line, line, largest)) &&
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
    // Two lines hold one name: a surname of several words under a given name, or given names under a surname.
    if (
      previous !== null &&
      previous.tokens.length > 1 &&
      single?.tokens.length === 1 &&
      follows(single.line, line, largest) &&
      !isTitleLike(line.key) &&
      (areSurname(previous.tokens) || isSurnameOver(single, previous))
    )
      candidates.push({
        tokens: [...single.tokens, ...previous.tokens],
        score: Math.max(single.score, previous.score) + 2,
        part: 'both',
        lines: [single.line, line],
      });
    // Two given names over a surname in capitals, or one that the e-mail holds.
    if (
      previous?.tokens.length === 1 &&
      single?.tokens.length === 2 &&
      follows(single.line, line, largest) &&
      Math.abs(single.line.source.fontSize - line.source.fontSize) < 0.6 &&
      !isTitleLike(line.key) &&
      ((isCapitals(line.body.text) && !isCapitals(single.line.body.text)) ||
        squashedIn(previous.tokens, local))
    ) {
      const tokens = [...single.tokens, ...previous.tokens];
      const score = scoreOf(tokens, line, rank, largest, local) + 2;
      candidates.push({ tokens, score, part: 'both', lines: [single.line, line] });
    }
    // Two words over two, in one look at the very top: surnames over given names, or the other way round.
    if (
      previous?.tokens.length === 2 &&
      single?.tokens.length === 2 &&
      rank <= 2 &&
      isLargest(line, largest) &&
      follows(single.line, line, largest) &&
      lookOf(single.line) === lookOf(line) &&
      single.tokens.some(isGivenName) !== previous.tokens.some(isGivenName) &&
      !namesTrade(previous.tokens) &&
      !namesTrade(single.tokens)
    ) {
      const tokens = [...single.tokens, ...previous.tokens];
      const score = Math.max(single.score, previous.score) + 2;
      candidates.push({ tokens, score, part: 'both', lines: [single.line, line] });
    }
    stack = stacked(stack, previous);
    if (stack !== null && stack.lines.length > 2)
      candidates.push({ ...stack, score: stack.score + stack.lines.length, part: 'both' });
    single = previous;
    rank += 1;
  }
  return candidates.sort((a, b) => b.score - a.score);
};
