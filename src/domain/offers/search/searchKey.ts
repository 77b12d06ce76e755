import { withoutInclusive } from '#/domain/offers/search/inclusive';
import { fold } from '#/domain/shared/text';

/** Signs that are frequent in advertisements and do not fit in one byte, by the byte that stands for them (as in Windows-1252): a text of one-byte characters takes half the memory. */
const BYTES: Readonly<Record<string, string>> = {
  '\u20ac': '\u0080',
  '\u2026': '\u0085',
  '\u2030': '\u0089',
  '\u2022': '\u0095',
  '\u2122': '\u0099',
  '\u203a': '\u009b',
};

const OTHER_THAN_PLAIN = /[^\n -_a-~]/gu;

const keyOfCharacter = (char: string): string => {
  const folded = fold(char);
  return BYTES[folded] ?? folded;
};

/** Keys by code unit, filled as they are met: a text has few different characters. */
const KEYS: (string | undefined)[] = [];
const FIRST_BEYOND_ASCII = 0x80;
const BACKTICK = 0x60;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** One byte for each frequent sign of a folded text; the length stays. */
export const compact = (folded: string): string =>
  folded.replace(OTHER_THAN_PLAIN, (char) => BYTES[char] ?? char);

const isPlain = (code: number): boolean =>
  code < FIRST_BEYOND_ASCII && (code >= 0x20 || code === 0x0a) && code !== BACKTICK;

/** The key of the character at an index: a code unit, or two of them. */
const keyAt = (text: string, index: number, code: number): string => {
  if (code >= FIRST_SURROGATE && code <= LAST_SURROGATE)
    return keyOfCharacter(String.fromCodePoint(text.codePointAt(index) ?? 0));
  const known = KEYS[code] ?? keyOfCharacter(String.fromCharCode(code));
  KEYS[code] = known;
  return known;
};

/** The comparison key of the search: `fold`, fast over long texts, and compact. */
export const searchKey = (text: string): string => {
  const pieces: string[] = [];
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isPlain(code)) continue;
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push(keyAt(text, index, code));
    if ((text.codePointAt(index) ?? 0) > 0xffff) index += 1;
    from = index + 1;
  }
  if (from === 0) return text.toLowerCase();
  pieces.push(text.slice(from));
  return pieces.join('').toLowerCase();
};

/** What a search looks through: the keys of the texts, each on its own line, then the lines that read differently once inclusive endings are left out. */
export const haystackOf = (texts: readonly string[]): string => {
  const key = searchKey(texts.join('\n'));
  const plain = withoutInclusive(key);
  if (plain === key) return key;
  const written = key.split('\n');
  const extra = plain.split('\n').filter((line, index) => line !== written[index]);
  return [key, ...extra].join('\n');
};
