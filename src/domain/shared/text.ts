const LIGATURES: Readonly<Record<string, string>> = {
  '\u0153': 'oe',
  '\u0152': 'oe',
  '\u00e6': 'ae',
  '\u00c6': 'ae',
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\u00df': 'ss',
};

const QUOTES = /[\u2018\u2019\u02bc\u0060\u00b4\u2032]/u;
const DASHES = /[\u2010-\u2015\u2212]/u;
const SPACES = /[\s\u00a0\u202f\u2007\u2009\u200a]/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;
const MARKS = /[\u0300-\u036f]/gu;

/** A folded text and, for each of its characters, the index in the original it came from. */
export type Folded = {
  readonly text: string;
  /** `offsets[i]` is the original index of folded character `i`; one extra entry holds the original length. */
  readonly offsets: readonly number[];
};

const foldCharacter = (char: string): string => {
  const ligature = LIGATURES[char];
  if (ligature !== undefined) return ligature;
  if (INVISIBLE.test(char)) return '';
  if (QUOTES.test(char)) return "'";
  if (DASHES.test(char)) return '-';
  if (SPACES.test(char)) return char === '\n' ? '\n' : ' ';
  return char.normalize('NFD').replace(MARKS, '').toLowerCase();
};

/** European letters and general punctuation end here. */
const LAST_COMMON = 0x2100;
/** What each common character folds to, worked out when it is first met: texts are folded by the thousand. */
const foldedUnits = Array.from<string | undefined>({ length: LAST_COMMON });

/** Folds a text, character by character: `take` is told each and where it stood. */
const foldEach = (original: string, take: (folded: string, index: number) => void): void => {
  for (let index = 0; index < original.length; index += 1) {
    const unit = original.charCodeAt(index);
    if (unit < LAST_COMMON)
      take((foldedUnits[unit] ??= foldCharacter(String.fromCharCode(unit))), index);
    else {
      const char = String.fromCodePoint(original.codePointAt(index) ?? unit);
      take(foldCharacter(char), index);
      index += char.length - 1;
    }
  }
};

/** Folds case, accents, ligatures, quotes, dashes and spaces, and keeps a map back to the original. */
export const foldWithOffsets = (original: string): Folded => {
  let text = '';
  const offsets: number[] = [];
  foldEach(original, (folded, index) => {
    text += folded;
    for (let i = 0; i < folded.length; i += 1) offsets.push(index);
  });
  offsets.push(original.length);
  return { text, offsets };
};

/** The comparison key of a text: no case, accents, ligatures, typographic quotes or invisible characters. */
export const fold = (original: string): string => {
  let folded = '';
  foldEach(original, (char) => {
    folded += char;
  });
  return folded;
};

/** Words of a text, for its length. */
export const countWords = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
