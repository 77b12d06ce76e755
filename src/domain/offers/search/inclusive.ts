import { type Folded, foldWithOffsets } from '#/domain/shared/text';

/** Feminine endings written behind a mark: "developpeur\u00b7se", "charge(e)", "infirmier/ere". Folded. */
const ENDINGS =
  'e|ne|nne|enne|ienne|le|lle|elle|se|euse|ice|rice|trice|ere|iere|ve|ive|te|tte|fe|ffe|esse|sse';
const MARK = '[\\u00b7\\u0095\\u2022\\u2027\\u22c5\\u30fb./-]';
const PLURAL = `(?:${MARK}(?=s(?![a-z])))?`;
/** Begins with the mark, so that a long text is skipped over fast; two letters stand before it. */
const INCLUSIVE = new RegExp(
  `\\((?<=[a-z]{2}\\()(?:${ENDINGS})s?\\)|${MARK}(?<=[a-z]{2}${MARK})(?:${ENDINGS})(?=${MARK}s(?![a-z])|s?(?![a-z]))${PLURAL}`,
  'gu',
);

/** Between the two words of "developpeur / developpeuse". */
const BETWEEN = / ?\/ ?| ou /gu;
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
  for (const match of folded.matchAll(INCLUSIVE))
    cuts.push({ start: match.index, end: match.index + match[0].length });
  for (const { index, 0: between } of folded.matchAll(BETWEEN)) {
    const masculine = WORD_BEFORE.exec(folded.slice(Math.max(0, index - LONGEST_WORD), index))?.[0];
    WORD_AFTER.lastIndex = index + between.length;
    const feminine = WORD_AFTER.exec(folded)?.[0];
    if (masculine !== undefined && feminine !== undefined && isPair(masculine, feminine))
      cuts.push({ start: index, end: index + between.length + feminine.length });
  }
  return cuts.sort((one, other) => one.start - other.start);
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
