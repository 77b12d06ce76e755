import type { Theme } from '#/styles/baseThemes';

/** A colour as `#rrggbb`, by its three parts from 0 to 255. */
const partsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** One colour with a share of another, 0 to 1. */
const mix = (one: string, other: string, share: number): string => {
  const others = partsOf(other);
  return `#${partsOf(one)
    .map((part, index) => Math.round(part + ((others[index] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Relative luminance: WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21: WCAG 2.2. */
export const contrastOf = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Least contrast of a text, and of what one presses: WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SHAPE = 3;

const surfacesOf = ({ color }: Theme): readonly string[] => [
  color.canvas,
  color.surface,
  color.surfaceRaised,
  color.surfaceSunken,
  color.surfaceHover,
];

/** A colour, then fifty steps towards another one. */
const steps = (from: string, towards: string): readonly string[] =>
  Array.from({ length: 51 }, (_, step) => mix(from, towards, step / 50));

/** What is written on a colour: of white and the inks of the theme, the one that reads best. */
const inkOn = ({ color }: Theme, accent: string): string =>
  [color.onAccent, color.text, color.canvas].toSorted(
    (a, b) => contrastOf(b, accent) - contrastOf(a, accent),
  )[0] ?? color.onAccent;

/** What a colour lacks in a theme: the other colour, the contrast with it, and how much is needed. */
type Lack = { readonly against: string; readonly contrast: number; readonly needed: number };

const lackOf = (theme: Theme, accent: string): Lack | null => {
  const ink = inkOn(theme, accent);
  const lacks = [
    ...surfacesOf(theme).map((against) => ({ against, needed: SHAPE })),
    { against: ink, needed: TEXT },
  ].map((one) => ({ ...one, contrast: contrastOf(accent, one.against) }));
  return lacks.find(({ contrast, needed }) => contrast < needed) ?? null;
};

/** What is wrong with a colour of one's own for what acts in a theme, with one near it that would do; null where it does. */
export const accentProblem = (
  theme: Theme,
  accent: string,
): (Lack & { readonly instead: string }) | null => {
  const lack = lackOf(theme, accent);
  if (lack === null) return null;
  const nearer = steps(accent, theme.color.text).find((step) => lackOf(theme, step) === null);
  return { ...lack, instead: nearer ?? theme.color.accent };
};

/**
 * A theme with another colour for what acts: its lighter, darker and written forms follow from it, each with the contrast
 * that it needs.
 */
export const withAccent = (theme: Theme, accent: string): Theme => {
  const { color } = theme;
  const surfaces = surfacesOf(theme);
  const soft = mix(color.surface, accent, 0.12);
  const written =
    steps(accent, color.text).find((step) =>
      [...surfaces, soft, theme.wash.from, theme.wash.to].every(
        (other) => contrastOf(step, other) >= TEXT,
      ),
    ) ?? color.text;
  const ink = inkOn(theme, accent);
  // Away from what is written on it, so that it reads better still.
  const away = luminance(ink) > luminance(accent) ? '#000000' : '#ffffff';
  return {
    ...theme,
    color: {
      ...color,
      accent,
      accentHover: mix(accent, away, 0.15),
      onAccent: ink,
      accentSoft: soft,
      accentText: written,
      focus: written,
    },
  };
};
