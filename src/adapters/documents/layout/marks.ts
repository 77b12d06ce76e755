import type { Mark, Segment } from '#/adapters/documents/layout/types';

/** Distances in ems of the text beside the mark. */
const REACH = 2.4;
const LOWEST = 0.1;
const HIGHEST = 0.75;
const LARGEST = 0.6;
/** Marks this near one another are dots of a gauge, not list marks. */
const GAUGE_STEP = 2.5;

const besideMark = (mark: Mark, segments: readonly Segment[]): number => {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  segments.forEach(({ x0, y, size }, index) => {
    const gap = x0 - mark.x;
    const rise = (y - mark.y) / size;
    if (gap <= 0 || gap > REACH * size || gap >= distance) return;
    if (rise < LOWEST || rise > HIGHEST || mark.side > LARGEST * size) return;
    best = index;
    distance = gap;
  });
  return best;
};

const isOfGauge = (mark: Mark, marks: readonly Mark[]): boolean =>
  marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.y - mark.y) < mark.side &&
      Math.abs(other.x - mark.x) > 0.5 * mark.side &&
      Math.abs(other.x - mark.x) < GAUGE_STEP * mark.side * 2,
  );

/** Gives list marks that were drawn instead of typed to the lines they stand before. */
export const applyMarks = (
  segments: readonly Segment[],
  marks: readonly Mark[],
): readonly Segment[] => {
  const marked = new Set<number>();
  for (const mark of marks) {
    if (isOfGauge(mark, marks)) continue;
    const index = besideMark(mark, segments);
    if (index >= 0) marked.add(index);
  }
  return segments.map((segment, index) =>
    marked.has(index) ? { ...segment, bullet: true } : segment,
  );
};
