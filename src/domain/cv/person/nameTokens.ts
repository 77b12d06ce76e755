import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { TITLE_WORDS } from '#/domain/cv/cues/titles.fr';
import {
  CIVILITIES,
  DOCUMENT_WORDS,
  FIRST_NAMES,
  PARTICLES,
} from '#/domain/cv/person/firstNames.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Piece } from '#/domain/cv/text/pieces';
import { placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { COUNTRIES, TOWNS } from '#/domain/places/placeNames.fr';

/** A word of what may be a name. */
export type NameToken = Piece & { readonly key: string };

/** "MARTIN\u2013DURAND": word processors turn the hyphen of a name into a dash. */
const TOKEN = /^\p{L}[\p{L}\u2019'.\u2010-\u2013-]*$/u;

const TRADES: ReadonlySet<string> = new Set(TITLE_WORDS);

/** "DURAND-COMPTABLE": a trade that a hyphen hangs on the surname. */
const withoutTrade = (text: string): string => {
  const at = text.lastIndexOf('-');
  const key = alignedKey(text.slice(at + 1));
  return at > 1 && TRADES.has(key) && !FIRST_NAMES.has(key) ? text.slice(0, at) : text;
};

/** The words of a piece, without civilities and trades hung on the surname. */
export const tokensOf = (piece: Piece): NameToken[] => {
  const tokens: NameToken[] = [];
  for (const match of piece.text.matchAll(/\S+/gu)) {
    const text = withoutTrade(match[0]);
    const start = piece.start + match.index;
    tokens.push({ start, end: start + text.length, text, key: alignedKey(text) });
  }
  while (tokens[0] !== undefined && CIVILITIES.has(tokens[0].key)) tokens.shift();
  return tokens;
};

/** Up to seven words, each written as a name is. */
export const isName = (tokens: readonly NameToken[]): boolean =>
  tokens.length >= 1 &&
  tokens.length <= 7 &&
  tokens.every(
    (token) =>
      TOKEN.test(token.text) &&
      (PARTICLES.has(token.key) || /^(?:[dlnm]['\u2019])?\p{Lu}/u.test(token.text)),
  ) &&
  tokens.some((token) => token.text.length > 1);

/** "julie Martin", "Julie martin": a small letter where the e-mail holds both words. */
export const isCarelessName = (tokens: readonly NameToken[], local: string): boolean =>
  (tokens.length === 2 || tokens.length === 3) &&
  tokens.every(({ text }) => TOKEN.test(text)) &&
  squashedIn(tokens, local);

/** "Claire", "Claire-Marie". */
export const isGivenName = ({ key }: NameToken): boolean =>
  FIRST_NAMES.has(key) || FIRST_NAMES.has(key.split('-')[0] ?? '');

/** "Baptiste" ends as "fleuriste" does: words that are no given name name the trade. */
export const namesTrade = (tokens: readonly NameToken[]): boolean => {
  const rest = tokens.filter((token) => !isGivenName(token)).map(({ key }) => key);
  return rest.length > 0 && isTitleLike(rest.join(' '));
};

/** "LE PERREUX SUR MARNE": the whole of a commune's name in several words, none of them a given name. */
export const isTownAtLength = (tokens: readonly NameToken[], key: string): boolean =>
  tokens.length > 1 &&
  !tokens.some((token) => FIRST_NAMES.has(token.key)) &&
  communesNamed(placeKey(key).trim()).length > 0;

/** "Nantes", "Portfolio": a town, a country or what the document is. */
export const namesOther = ({ key }: NameToken): boolean =>
  DOCUMENT_WORDS.has(key) || TOWNS.has(key) || COUNTRIES.has(key);

/** All the words stand in the letters of an e-mail. */
export const squashedIn = (tokens: readonly NameToken[], local: string): boolean => {
  const letters = local.replace(/[^a-z]/gu, '');
  return tokens.every(({ key }) => key.length > 2 && letters.includes(key.replace(/[^a-z]/gu, '')));
};
