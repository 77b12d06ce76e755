import { literally } from '#/domain/shared/literally';
import type { TailoredLine } from '#/domain/tailoredCv/tailoredCv';

/** A run of a line; strong where the offer asks for what it says. */
export type LinePart = { readonly text: string; readonly strong: boolean };

/** From this share of its letters on, strong words no longer stand out, and other readers take the line for a heading. */
const MOST_OF_LINE = 0.45;

/** Where words stand whole in a text, whatever their capitals; null where they do not. */
const placeOf = (words: string, text: string): readonly [from: number, to: number] | null => {
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${literally(words)}(?![\p{L}\p{N}])`,
    'iu',
  ).exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
};

/**
 * A line in runs, one after the other: those words of it are strong that answer the offer. What the person wrote over
 * them is not, and no line is wholly strong.
 */
export const partsOf = ({
  text,
  shown,
}: Pick<TailoredLine, 'text' | 'shown'>): readonly LinePart[] => {
  const strong = Array.from({ length: text.length }, () => false);
  for (const words of shown) {
    const place = placeOf(words, text);
    if (place) strong.fill(true, ...place);
  }
  const share = strong.filter(Boolean).length / Math.max(1, text.length);
  if (share === 0 || share > MOST_OF_LINE) return [{ text, strong: false }];
  const parts: LinePart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1)
    if (at === text.length || strong[at] !== strong[from]) {
      parts.push({ text: text.slice(from, at), strong: strong[from] === true });
      from = at;
    }
  return parts;
};

/** Whether any line of a CV has words that answer the offer. */
export const hasEmphasis = (lines: readonly Pick<TailoredLine, 'text' | 'shown'>[]): boolean =>
  lines.some((line) => partsOf(line).some(({ strong }) => strong));
