import { ASPIRATED, NO_ELISION } from '#/domain/letters/french/nouns.fr';
import { fold } from '#/domain/shared/text';

/** Whether "de" loses its vowel before a word. */
export const startsWithVowel = (text: string): boolean => {
  // Initials are said by the names of their letters, and that of "H" takes no elision.
  if (/^H\p{Lu}{1,3}(?!\p{L})/u.test(text)) return false;
  const key = fold(text).replace(/^[^a-z0-9]+/u, '');
  if (NO_ELISION.test(key)) return false;
  return /^(?:[aeiouy])/u.test(key) || (key.startsWith('h') && !ASPIRATED.test(key));
};

/** First letter in capital. */
export const capitalise = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase());

/** An acronym, a trade mark ("iOS") or an upper-case reference keeps its capital inside a sentence. */
const KEEPS_CAPITAL = /^(?:\p{Lu}[\p{Lu}\p{N}&.+#-]|\p{L}\p{Ll}*\p{Lu}|\p{Lu}['\u2019]\p{Lu}{2})/u;

/** First letter small, where that does not spoil an acronym or a name in mixed case. */
export const lowerFirst = (text: string): string =>
  KEEPS_CAPITAL.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** Words written all in capitals brought to small letters; a few letters are an acronym and stay. */
export const calm = (text: string): string => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() ? text.toLowerCase() : text;
};

/** The apostrophe of type. */
export const APOSTROPHE = '\u2019';

/** Elision of the small words of a made sentence: "de Abidjan" gives "d'Abidjan". */
export const elide = (text: string): string =>
  text.replace(
    /(?<![\p{L}\u2019'-])([Dd]e|[Qq]ue|[Nn]e|[Jj]e|[Ss]e|[Mm]e|[Ll]orsque|[Pp]uisque|[Jj]usque) (?=([\p{L}]+))/gu,
    (whole, word: string, next: string) =>
      startsWithVowel(next) ? `${word.slice(0, -1)}${APOSTROPHE}` : whole,
  );

/** Items joined as in a sentence: commas, and "et" before the last. */
export const joinAnd = (items: readonly string[]): string => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} et ${last}`;
};

/** French typography of a text that people typed: apostrophes, spaces before double signs, ellipsis, single spaces. */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=[\p{L}\d\u00ab])/gu, APOSTROPHE)
    .replace(/(?<!\p{L})([Rr]endez) vous(?!\p{L})/gu, '$1-vous')
    .replace(/\.\.\./gu, '\u2026')
    .replace(/[^\S\n\u00a0\u202f]+/gu, ' ')
    .replace(/(?<=[\p{L}\p{N})\u00bb]) ?([;!?])(?=\s|$)/gu, '\u202f$1')
    .replace(/(?<=[\p{L}\p{N})\u00bb]) :(?=\s)/gu, '\u00a0:')
    .replace(/\u00ab ?/gu, '\u00ab\u00a0')
    .replace(/ ?\u00bb/gu, '\u00a0\u00bb')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '\u202f')
    .replace(/(?<=\d) (?=[%\u20ac])/gu, '\u00a0')
    .replace(/\u00a0{2,}/gu, '\u00a0')
    .trim();
