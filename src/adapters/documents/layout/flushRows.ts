import { bounds } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** Right ends this near, in points, are one edge. */
const SAME_END = 1.5;
/** Left ends further apart than this, in points, are ragged. */
const RAGGED = 4;
/** Fewer texts than this at one edge may be chance. */
const MIN_FLUSHED = 4;
/** From this share on, the texts at the edge begin each somewhere else. */
const RAGGED_SHARE = 0.5;
/** Baselines this near, in ems, are one. */
const LEVEL = 0.1;
/** From this share on, the texts at the edge end the lines at their left. */
const LEVEL_SHARE = 0.75;

/** The segments that end at the right edge of all. */
const endingLast = (segments: readonly Segment[]): readonly Segment[] => {
  const { x1 } = bounds(segments);
  return segments.filter((segment) => x1 - segment.x1 <= SAME_END);
};

const isRagged = (edge: readonly Segment[]): boolean =>
  new Set(edge.map(({ x0 }) => Math.round(x0 / RAGGED))).size >= RAGGED_SHARE * edge.length;

const isLevel = (one: Segment, other: Segment): boolean =>
  Math.abs(one.y - other.y) <= LEVEL * Math.min(one.size, other.size);

/**
 * The same segments, where a text set flush against the right edge of all leaves no free space after the one text on its
 * baseline: a town, a link or a date that ends a line is part of it, however wide the space between.
 */
export const bridgeFlushed = (segments: readonly Segment[]): readonly Segment[] => {
  const edge = endingLast(segments);
  if (edge.length < MIN_FLUSHED || !isRagged(edge)) return segments;
  const reach = new Map<Segment, number>();
  for (const end of edge) {
    const [first, ...more] = segments.filter((other) => other !== end && isLevel(other, end));
    if (first !== undefined && more.length === 0 && first.x1 <= end.x0) reach.set(first, end.x0);
  }
  if (reach.size < LEVEL_SHARE * edge.length) return segments;
  return segments.map((segment) => {
    const x1 = reach.get(segment);
    return x1 === undefined ? segment : { ...segment, x1: Math.max(segment.x1, x1) };
  });
};
