import type { Segment } from '#/adapters/documents/layout/types';

/** A run of segments, in order of height, that a vertical strip parts in two. */
export type Gutter = {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Left edge of the right-hand part. */
  readonly x: number;
};

/** Narrowest strip that parts columns, in ems of the text around it. */
const MIN_WIDTH = 0.9;
const MIN_SIDE = 2;
const TOUCH = 0.5;

const medianSize = (segments: readonly Segment[]): number => {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
};

const leftEdges = (segments: readonly Segment[]): readonly number[] => {
  const edges = [...new Set(segments.map(({ x0 }) => Math.round(x0)))].sort((a, b) => a - b);
  return edges.slice(1);
};

/**
 * Finds the strips free of ink, each as long as it goes, best first: the vertical extent is found
 * with the strip, so a column may begin midway down a page. `segments` come sorted by height.
 */
export const findGutters = (segments: readonly Segment[]): readonly Gutter[] => {
  const width = MIN_WIDTH * medianSize(segments);
  const found: (Gutter & { score: number })[] = [];
  for (const x of leftEdges(segments)) {
    let from = 0;
    let left = 0;
    let right = 0;
    const close = (to: number): void => {
      if (left >= MIN_SIDE && right >= MIN_SIDE)
        found.push({ from, to, x, score: 3 * Math.min(left, right) + left + right });
      from = to + 1;
      left = 0;
      right = 0;
    };
    segments.forEach((segment, index) => {
      if (segment.x0 >= x - TOUCH - 0.5) right += 1;
      else if (segment.x1 <= x - width) left += 1;
      else close(index);
    });
    close(segments.length);
  }
  return found.sort((a, b) => b.score - a.score || b.x - a.x);
};
