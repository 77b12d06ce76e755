import { hasContact } from '#/domain/cv/cues/contacts';
import { CONTACT_WORDS, MARITAL_STATUS } from '#/domain/cv/cues/contacts.fr';
import { knownHeading } from '#/domain/cv/cues/headings';
import {
  DOCUMENT_TITLE_PREFIX,
  DOCUMENT_TITLES,
  FIRST_NAMES,
  NAME_LABELS,
} from '#/domain/cv/person/firstNames.fr';
import { WANTED } from '#/domain/cv/person/headline.fr';
import { nameInLargest } from '#/domain/cv/person/nameInLargest';
import { nameWithin } from '#/domain/cv/person/nameOpening';
import {
  acrossCells,
  areBothLargest,
  areTwoParts,
  follows,
  isParted,
  joinedLines,
  stacked,
} from '#/domain/cv/person/nameParts';
import type { NameCandidate, NameLine, NameStack } from '#/domain/cv/person/nameParts';
import {
  isCarelessName,
  isGivenName,
  isName,
  isTownAtLength,
  namesTrade,
  squashedIn,
  tokensOf,
} from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { isWitnessed } from '#/domain/cv/person/nameWitnesses';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, keyIn } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { COUNTRIES, TOWNS } from '#/domain/places/placeNames.fr';

const BREAKS =
  /\t|\s+[|•·●\u2022/-]\s+|,(?:\s|(?=\d))|\s{3,}|[|•·●]|\s*[(]|\s+(?=\d{2} ?ans(?:\s|$))|\s+(?=(?:nee?|tel|telephone|portable|mobile|e-?mail|courriel|adresse|age|nationalite|date de naissance)\.? ?(?::|le \d|en \d{4}))/gu;

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

/** "Nom : Awa marie Diop": after its label a name may be written with small letters. */
const isLabelled = (tokens: readonly NameToken[]): boolean =>
  tokens.length <= 4 &&
  isName(tokens.slice(0, 1)) &&
  isName(tokens.slice(-1)) &&
  tokens.every(({ text }) => /^\p{L}[\p{L}'\u2019-]+$/u.test(text));

/** "Lieu De : Laval": what a colon follows names a field. */
const isLabelOf = (line: CvLine, { end }: Piece): boolean => {
  const after = line.text.slice(end - line.start);
  // "Julie Martin <tab> : 06 12 ...": the sign before the colon is drawn, and what follows is no field of hers.
  return /^\s*:/u.test(after) && !(/^\s*\t/u.test(after) && hasContact(alignedKey(after)));
};

/** What the file says of itself holds all the words of the name. */
const WITNESSED = 4;

/** What in the top lines may be the candidate's name, scored by place, look, letters, e-mail and what the file says of itself. */
export const nameCandidates = (
  lines: readonly CvLine[],
  email: string | null,
  witnesses: readonly NameWitness[] = [],
): NameCandidate[] => {
  const local = alignedKey(email?.split('@')[0] ?? '');
  const largest = Math.max(0, ...lines.map((line) => line.source.fontSize));
  const candidates: NameCandidate[] = [];
  const ranks = new Map<number, number>();
  let rank = 0;
  let single: NameLine | null = null;
  let stack: NameStack | null = null;
  for (const line of lines) {
    if (line.text.length > 120 || DOCUMENT_TITLES.test(line.key)) continue;
    ranks.set(line.start, rank);
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
    let previous: NameLine | null = null;
    const cells: { tokens: NameToken[]; score: number }[] = [];
    for (const [at, whole] of first.slice(0, 4).entries()) {
      const piece = nameWithin(whole, local);
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
  const found = candidates.map((one) =>
    isWitnessed(one.tokens, witnesses) ? { ...one, score: one.score + WITNESSED } : one,
  );
  const large = nameInLargest(lines, largest, local);
  if (large !== null) {
    const parts = found.filter((one) => one.lines.every((line) => large.lines.includes(line)));
    const [opening] = large.lines;
    const own = scoreOf(large.tokens, opening, ranks.get(opening.start) ?? rank, largest, local);
    const score = Math.max(own, ...parts.map((one) => one.score)) + large.lines.length;
    found.push({ ...large, score, part: 'both' });
  }
  return found.sort((a, b) => b.score - a.score);
};
