import type { Glyph } from '#/adapters/documents/layout/types';
import { accentedLetter, isLoneAccent } from '#/adapters/documents/text/joinAccents';

/** Distances in ems: an accent is drawn over its letter, on its baseline or a little above. */
const ASIDE = 0.12;
const ABOVE = 0.45;

const isOver = (accent: Glyph, letter: Glyph): boolean => {
  const middle = (accent.x0 + accent.x1) / 2;
  return (
    middle >= letter.x0 - ASIDE * letter.size &&
    middle <= letter.x1 + ASIDE * letter.size &&
    Math.abs(accent.y - letter.y) <= ABOVE * letter.size
  );
};

/** Puts accents drawn as glyphs of their own, just before or after their letter, on the letter: old TeX fonts. */
export const withAccents = <T extends Glyph>(glyphs: readonly T[]): readonly T[] => {
  if (!glyphs.some(({ text }) => isLoneAccent(text))) return glyphs;
  const texts = glyphs.map(({ text }) => text);
  glyphs.forEach((accent, at) => {
    if (!isLoneAccent(accent.text)) return;
    for (const index of [at + 1, at - 1]) {
      const letter = glyphs[index];
      const joined = accentedLetter(texts[index] ?? '', accent.text);
      if (letter === undefined || joined === null || !isOver(accent, letter)) continue;
      texts[index] = joined;
      texts[at] = '';
      return;
    }
  });
  return glyphs.flatMap((glyph, at) => {
    const text = texts[at] ?? '';
    return text === '' ? [] : [text === glyph.text ? glyph : { ...glyph, text }];
  });
};
