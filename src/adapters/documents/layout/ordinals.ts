import type { Glyph } from '#/adapters/documents/layout/types';

/** Letters raised after a figure: "2nd", "3rd" as French raises them. */
const RAISED = /^(?:[e\u00e8]re?s?|[e\u00e8]mes?|nde?s?|ers?|es?)$/u;
const FIGURE = /^\d$/u;

/** Distances in ems of the figure: how high the letters rise, how far they stand from it and from one another. */
const HIGHEST = 0.55;
const ASIDE = 0.2;
/** How much smaller the letters are. */
const SMALLER = 0.8;

const isRaisedOn = (letter: Glyph, figure: Glyph): boolean =>
  letter.size <= figure.size * SMALLER &&
  figure.y - letter.y > 0 &&
  figure.y - letter.y <= HIGHEST * figure.size &&
  Math.abs(letter.x0 - figure.x1) <= ASIDE * figure.size;

/** The letters that run on from the first one, in its size and on its baseline. */
const runFrom = (first: Glyph, glyphs: readonly Glyph[]): readonly Glyph[] => {
  const run = [first];
  for (const glyph of glyphs) {
    const last = run.at(-1) ?? first;
    const follows =
      glyph !== last &&
      Math.abs(glyph.y - first.y) < 0.5 &&
      Math.abs(glyph.size - first.size) < 0.5 &&
      Math.abs(glyph.x0 - last.x1) <= ASIDE * last.size;
    if (follows && /\p{L}/u.test(glyph.text)) run.push(glyph);
  }
  return run;
};

/** Letters around a figure in the order they are drawn: programs write a line from left to right. */
const NEAR = 12;

/** Sets the raised letters of an ordinal on the line of its figure, in its size: alone they would be a line of their own. */
export const withOrdinalsLowered = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const lowered = new Map<Glyph, Glyph>();
  for (const [at, figure] of glyphs.entries()) {
    if (!FIGURE.test(figure.text)) continue;
    const near = glyphs.slice(at + 1, at + NEAR);
    const first = near.find((glyph) => /\p{L}/u.test(glyph.text) && isRaisedOn(glyph, figure));
    if (first === undefined) continue;
    const run = runFrom(first, near);
    if (!RAISED.test(run.map(({ text }) => text.toLowerCase()).join(''))) continue;
    for (const glyph of run) lowered.set(glyph, { ...glyph, y: figure.y, size: figure.size });
  }
  return lowered.size === 0 ? glyphs : glyphs.map((glyph) => lowered.get(glyph) ?? glyph);
};
