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

// What a character folds to never changes, and a text has few different ones.
const known = new Map<string, string>();

const keyOfCharacter = (char: string): string => {
  const before = known.get(char);
  if (before !== undefined) return before;
  const folded = fold(char);
  const key = BYTES[folded] ?? folded;
  known.set(char, key);
  return key;
};

/** One byte for each frequent sign of a folded text; the length stays. */
export const compact = (folded: string): string =>
  folded.replace(OTHER_THAN_PLAIN, (char) => BYTES[char] ?? char);

/** The comparison key of the search: `fold`, fast over long texts, and compact. */
export const searchKey = (text: string): string =>
  text.replace(OTHER_THAN_PLAIN, keyOfCharacter).toLowerCase();

/** What a search looks through: the keys of the texts, each on its own line, then the lines that read differently once inclusive endings are left out. */
export const haystackOf = (texts: readonly string[]): string => {
  const key = searchKey(texts.join('\n'));
  const plain = withoutInclusive(key);
  if (plain === key) return key;
  const written = key.split('\n');
  const extra = plain.split('\n').filter((line, index) => line !== written[index]);
  return [key, ...extra].join('\n');
};
