import { type Folded, foldWithOffsets } from '#/domain/shared/text';

/** Feminine endings written behind a mark: "developpeur\u00b7se", "charge(e)", "infirmier/ere". Folded. */
const ENDINGS =
  'e|ne|nne|enne|ienne|le|lle|elle|se|euse|ice|rice|trice|ere|iere|ve|ive|te|tte|fe|ffe|esse|sse';
const MARKS: string = '\u00b7\u0095\u2022\u2027\u22c5\u30fb./-';
const MARK = `[${MARKS}]`;
const PLURAL = `(?:${MARK}(?=s(?![a-z])))?`;
/** What follows two letters: tried at a mark only. */
const INCLUSIVE = new RegExp(
  `\\((?:${ENDINGS})s?\\)|${MARK}(?:${ENDINGS})(?=${MARK}s(?![a-z])|s?(?![a-z]))${PLURAL}`,
  'uy',
);

const FIRST_LETTER = 0x61;
const LAST_LETTER = 0x7a;
const isLetter = (code: number): boolean => code >= FIRST_LETTER && code <= LAST_LETTER;

const BYTE = 256;
const MARK_CODES = [...MARKS, '('].map((mark) => mark.charCodeAt(0));
const IS_MARK = new Uint8Array(BYTE);
for (const code of MARK_CODES) if (code < BYTE) IS_MARK[code] = 1;

/** Marks between two letters and a letter. Most of a text is passed over here, before any expression is tried. */
const marksIn = (text: string): readonly number[] => {
  const found: number[] = [];
  for (let index = 2; index < text.length - 1; index += 1) {
    const code = text.charCodeAt(index);
    const marks = code < BYTE ? IS_MARK[code] === 1 : MARK_CODES.includes(code);
    if (
      marks &&
      isLetter(text.charCodeAt(index - 1)) &&
      isLetter(text.charCodeAt(index - 2)) &&
      isLetter(text.charCodeAt(index + 1))
    )
      found.push(index);
  }
  return found;
};

/** What stands between the two words of "developpeur / developpeuse". */
const BETWEEN = [' / ', '/', ' ou '];

const WORD_BEFORE = /[a-z]{3,}$/u;
const WORD_AFTER = /[a-z]{4,}/uy;
const LONGEST_WORD = 30;

/** Pairs of masculine and feminine endings, folded, the longest first. */
export const GENDER_ENDINGS: readonly (readonly [masculine: string, feminine: string])[] = [
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['eur', 'eure'],
  ['ien', 'ienne'],
  ['ier', 'iere'],
  ['er', 'ere'],
  ['on', 'onne'],
  ['el', 'elle'],
  ['if', 'ive'],
  ['ant', 'ante'],
  ['ent', 'ente'],
  ['int', 'inte'],
  ['at', 'ate'],
  ['ef', 'effe'],
  ['e', 'ee'],
];

const isPair = (masculine: string, feminine: string): boolean =>
  GENDER_ENDINGS.some(
    ([one, other]) =>
      masculine.endsWith(one) &&
      feminine.endsWith(other) &&
      masculine.slice(0, -one.length) === feminine.slice(0, -other.length),
  );

type Cut = { readonly start: number; readonly end: number };

/** What to leave out of a folded text so that inclusive wordings read as their masculine form. */
const cutsOf = (folded: string): readonly Cut[] => {
  const cuts: Cut[] = [];
  for (const index of marksIn(folded)) {
    INCLUSIVE.lastIndex = index;
    const match = INCLUSIVE.exec(folded);
    if (match !== null) cuts.push({ start: index, end: index + match[0].length });
  }
  for (const between of BETWEEN)
    for (let at = folded.indexOf(between); at >= 0; at = folded.indexOf(between, at + 1)) {
      const masculine = WORD_BEFORE.exec(folded.slice(Math.max(0, at - LONGEST_WORD), at))?.[0];
      WORD_AFTER.lastIndex = at + between.length;
      const feminine = WORD_AFTER.exec(folded)?.[0];
      if (masculine !== undefined && feminine !== undefined && isPair(masculine, feminine))
        cuts.push({ start: at, end: at + between.length + feminine.length });
    }
  return cuts.length < 2 ? cuts : cuts.sort((one, other) => one.start - other.start);
};

/** The folded text without inclusive endings; the same object where there are none. */
export const withoutInclusive = (folded: string): string => {
  const cuts = cutsOf(folded);
  if (cuts.length === 0) return folded;
  let text = '';
  let from = 0;
  for (const { start, end } of cuts) {
    if (start < from) continue;
    text += folded.slice(from, start);
    from = end;
  }
  return text + folded.slice(from);
};

/** The same with the way back to the original text. */
export const foldedWithoutInclusive = (folded: Folded): Folded => {
  const cuts = cutsOf(folded.text);
  if (cuts.length === 0) return folded;
  let text = '';
  const offsets: number[] = [];
  let from = 0;
  const keep = (to: number): void => {
    text += folded.text.slice(from, to);
    for (let index = from; index < to; index += 1) offsets.push(folded.offsets[index] ?? 0);
  };
  for (const { start, end } of cuts) {
    if (start < from) continue;
    keep(start);
    from = end;
  }
  keep(folded.text.length);
  offsets.push(folded.offsets.at(-1) ?? 0);
  return { text, offsets };
};

/** A text as written, in the masculine form where it was inclusive: what search engines understand. */
export const plainGender = (original: string): string => {
  const { text, offsets } = foldedWithoutInclusive(foldWithOffsets(original));
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const at = offsets[index] ?? 0;
    // A letter that folds to two ("oe") is taken once.
    if (index === 0 || at !== offsets[index - 1])
      plain += String.fromCodePoint(original.codePointAt(at) ?? 32);
  }
  return plain;
};
