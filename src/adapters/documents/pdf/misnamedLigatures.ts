import type { PlacedGlyph } from '#/adapters/documents/pdf/PlacedGlyph';

/** No small letter, and no sign that writers set between letters. */
const SIGN = /^[^\p{Ll}\p{M}\s.,;:'\u2019/&()\u00ab\u00bb"·•_+-]$/u;
const SMALL = /^\p{Ll}$/u;
/** Distances in ems: letters of one word touch. */
const TOUCH = 0.07;
/** The letter before, the sign, the letters after, as the words "action", "gestion", "pratique", "institut" and "actif" have it. */
const TELLS_TI =
  /^(?:[acspoui].(?:ons?|onn\p{Ll}*)|\p{Ll}.(?:ques?|tut\p{Ll}*|v(?:it|e)\p{Ll}*|fs?))$/u;
/** Letters after the sign that are looked at. */
const AFTER = 6;
/** So many words have to agree before a letter, a figure or the sign of addresses is taken for others; of any other sign one is enough. */
const LEAST_WORDS = 2;
const HAS_USES = /[\p{L}\p{N}@]$/u;

const touches = (left: PlacedGlyph, right: PlacedGlyph | undefined): right is PlacedGlyph =>
  right !== undefined &&
  right.turn === left.turn &&
  Math.abs(right.y - left.y) < 0.5 &&
  Math.abs(right.x0 - left.x1) <= TOUCH * left.size;

/** "julie@example.org": the word goes on to a dot and more letters. */
const opensDomain = (glyphs: readonly PlacedGlyph[], at: number): boolean => {
  let end = at;
  for (let next = glyphs[end + 1]; next !== undefined; next = glyphs[end + 1]) {
    const left = glyphs[end];
    if (left === undefined || next.text.trim() === '' || !touches(left, next)) break;
    if (end > at && left.text === '.' && /^\p{L}$/u.test(next.text)) return true;
    end += 1;
  }
  return false;
};

/** The sign stands inside a word, in small letters of its own font. */
const isInside = (glyphs: readonly PlacedGlyph[], at: number): boolean => {
  const [before, sign, after] = [glyphs[at - 1], glyphs[at], glyphs[at + 1]];
  return (
    before !== undefined &&
    sign !== undefined &&
    SMALL.test(before.text) &&
    before.font === sign.font &&
    touches(before, sign) &&
    touches(sign, after) &&
    SMALL.test(after.text) &&
    !(sign.text === '@' && opensDomain(glyphs, at))
  );
};

/** The small letters that go on after the sign, to the end of the word. */
const restOf = (glyphs: readonly PlacedGlyph[], at: number): string => {
  let rest = '';
  for (let next = at + 1; next <= at + AFTER; next += 1) {
    const [left, right] = [glyphs[next - 1], glyphs[next]];
    if (left === undefined || !touches(left, right) || !SMALL.test(right.text)) break;
    rest += right.text;
  }
  return rest;
};

/**
 * Word processors give the one glyph of "ti" whatever sign their font has free, so that "gestion" reads
 * "ges@on". A sign that stands in two words as only "ti" does is read so in every word of that page and font.
 */
export const withLigaturesNamed = (glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] => {
  const inside = new Map<number, string>();
  const told = new Map<string, number>();
  for (const [at, { text, font }] of glyphs.entries()) {
    if (!SIGN.test(text) || !isInside(glyphs, at)) continue;
    const name = `${font}|${text}`;
    inside.set(at, name);
    if (TELLS_TI.test(`${glyphs[at - 1]?.text ?? ''}.${restOf(glyphs, at)}`))
      told.set(name, (told.get(name) ?? 0) + 1);
  }
  if (told.size === 0) return glyphs;
  return glyphs.map((glyph, at) => {
    const words = told.get(inside.get(at) ?? '') ?? 0;
    return words >= (HAS_USES.test(glyph.text) ? LEAST_WORDS : 1)
      ? { ...glyph, text: 'ti' }
      : glyph;
  });
};
