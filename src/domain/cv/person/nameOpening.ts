import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { PARTICLES } from '#/domain/cv/person/firstNames.fr';
import { WANTED } from '#/domain/cv/person/headline.fr';
import {
  isGivenName,
  isName,
  namesTrade,
  squashedIn,
  tokensOf,
} from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';

const MOST_WORDS = 4;

const isSmall = (word: string): boolean =>
  /^\P{Lu}/u.test(word) && !PARTICLES.has(alignedKey(word));

/** "Julie MARTIN Candidature": capitals that follow small letters end with the surname. */
const endsCapitals = (words: readonly string[], at: number): boolean => {
  const before = words.slice(0, at);
  return (
    isCapitals(before.at(-1) ?? '') &&
    before.some((word) => /\p{Ll}/u.test(word)) &&
    /\p{Ll}/u.test(words[at] ?? '')
  );
};

const opens = (rest: string): boolean => isTitleLike(rest) || WANTED.test(`${rest} `);

/** How many words make the name that opens others, where a title, what one looks for or a sentence goes on; null where none does. */
const lengthOf = (piece: Piece, words: readonly RegExpExecArray[]): number | null => {
  const texts = words.map(([word]) => word);
  for (let at = 2; at < texts.length && at <= MOST_WORDS; at += 1) {
    const rest = alignedKey(piece.text.slice(words[at]?.index));
    if (opens(rest) || endsCapitals(texts, at) || isSmall(texts[at] ?? '')) return at;
  }
  return null;
};

/**
 * The name that opens a line whose other words no sign sets apart: "Julie MARTIN chargee de paie", "Julie Martin
 * Candidature stage". A usual given name, the e-mail or capitals tell that it is one.
 */
const openingName = (piece: Piece, local: string): Piece => {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const length = lengthOf(piece, words);
  const next = length === null ? undefined : words[length];
  if (length === null || next === undefined) return piece;
  const text = piece.text.slice(0, next.index).trimEnd();
  const name = { start: piece.start, end: piece.start + text.length, text };
  const tokens = tokensOf(name);
  if (tokens.length < 2 || !isName(tokens) || namesTrade(tokens)) return piece;
  const ends = [tokens[0], tokens.at(-1)].some((one) => one !== undefined && isGivenName(one));
  const inCapitals = tokens.filter((token) => isCapitals(token.text)).length;
  const setApart = inCapitals > 0 && inCapitals < tokens.length;
  const titled = isTitleLike(alignedKey(piece.text.slice(next.index)));
  return ends || squashedIn(tokens, local) || (setApart && titled) ? name : piece;
};

/** Letters of an e-mail that two words have to fill: the rest may be a figure of speech ("pro", "contact"). */
const FILLED = 0.7;

/** Words side by side, inside a longer line, that make up the e-mail: "Graphiste Julie Martin Lyon", julie.martin@. */
const nameOfEmail = (piece: Piece, local: string): Piece | null => {
  const letters = local.replace(/[^a-z]/gu, '').length;
  const words = tokensOf(piece);
  for (const size of [3, 2])
    for (let at = 0; at + size <= words.length; at += 1) {
      const tokens: readonly NameToken[] = words.slice(at, at + size);
      const filled = tokens.reduce((sum, { key }) => sum + key.replace(/[^a-z]/gu, '').length, 0);
      if (filled > letters || filled < letters * FILLED) continue;
      if (!isName(tokens) || !tokens.some(isGivenName) || !squashedIn(tokens, local)) continue;
      const [start, end] = [tokens[0]?.start ?? piece.start, tokens.at(-1)?.end ?? piece.end];
      return { start, end, text: piece.text.slice(start - piece.start, end - piece.start) };
    }
  return null;
};

/** What of a piece may be a name: all of it, or what other words that no sign sets apart stand beside. */
export const nameWithin = (piece: Piece, local: string): Piece => {
  const opened = openingName(piece, local);
  const tokens = tokensOf(opened);
  if (isName(tokens) && !namesTrade(tokens)) return opened;
  return nameOfEmail(piece, local) ?? opened;
};
