import type { Segment } from '#/adapters/documents/layout/types';

/** The middle value; 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

/** Left and right ends of what is given; 0 of nothing. */
export const bounds = (
  segments: readonly { readonly x0: number; readonly x1: number }[],
): { readonly x0: number; readonly x1: number } => {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    x0 = Math.min(x0, segment.x0);
    x1 = Math.max(x1, segment.x1);
  }
  return segments.length === 0 ? { x0: 0, x1: 0 } : { x0, x1 };
};

/** Top to bottom, then left to right. */
export const byHeight = (a: Segment, b: Segment): number => a.y - b.y || a.x0 - b.x0;

const SAME_LINE = 0.25;

/** True for two segments on one baseline, within a quarter of the smaller type. */
export const aligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) <= SAME_LINE * Math.min(a.size, b.size);

const LINE_PITCH = 1.75;
const FULL_LINE = 0.6;

export const startsLower = ({ text }: Segment): boolean => /^\p{Ll}/u.test(text);

/** True for a line that goes on with the sentence of the line above it: lower case after a full line. */
export const runsOn = (line: Segment, side: readonly Segment[]): boolean => {
  if (!startsLower(line) || line.bullet) return false;
  const { x0, x1 } = bounds(side);
  return side.some(
    (above) =>
      above.y < line.y - 1 &&
      line.y - above.yEnd <= LINE_PITCH * Math.min(line.size, above.size) &&
      above.x1 - x0 >= FULL_LINE * (x1 - x0),
  );
};
