import { bounds, median } from '#/adapters/documents/layout/measures';
import type { Segment } from '#/adapters/documents/layout/types';

/** Indices into the segments given; `to` is exclusive. */
export type Band = { readonly from: number; readonly to: number };

/** White space over the whole width, in ems of the usual type, that may part two arrangements. */
const BAND_GAP = 1.9;
/** Right-hand parts with neither their left edges nor their middles this near, in points, differ. */
const SAME_EDGE = 30;
const SAME_MIDDLE = 20;

const splitAtSpace = (run: readonly Segment[]): readonly Band[] => {
  const gap = BAND_GAP * median(run.map(({ size }) => size));
  const bands: { from: number; to: number }[] = [];
  run.forEach((segment, index) => {
    const above = run[index - 1];
    const last = bands.at(-1);
    if (last === undefined || above === undefined || segment.y - above.y >= gap)
      bands.push({ from: index, to: index + 1 });
    else last.to = index + 1;
  });
  return bands;
};

type Place = { readonly edge: number; readonly middle: number };

const placeOf = (segments: readonly Segment[]): Place | null => {
  if (segments.length === 0) return null;
  const { x0, x1 } = bounds(segments);
  return { edge: x0, middle: (x0 + x1) / 2 };
};

const agree = (a: Place, b: Place): boolean =>
  Math.abs(a.edge - b.edge) <= SAME_EDGE || Math.abs(a.middle - b.middle) <= SAME_MIDDLE;

/**
 * Cuts a run parted by a strip where white space crosses it and what stands at the right is set
 * elsewhere: an address beside the name, then a list in two columns, then dates at the end of lines
 * leave the same strip free without being one column.
 */
export const evenBands = (
  run: readonly Segment[],
  isLeft: (segment: Segment) => boolean,
): readonly Band[] => {
  const even: { from: number; to: number; place: Place | null }[] = [];
  for (const { from, to } of splitAtSpace(run)) {
    const place = placeOf(run.slice(from, to).filter((segment) => !isLeft(segment)));
    const last = even.at(-1);
    if (last === undefined) even.push({ from, to, place });
    else if (last.place === null) {
      // Only the first column may start alone; later on, an empty right-hand side ends what stood there.
      if (even.length === 1 || place === null) {
        last.to = to;
        last.place = place;
      } else even.push({ from, to, place });
    } else if (place !== null && agree(last.place, place)) last.to = to;
    else even.push({ from, to, place });
  }
  const [end, before] = [even.at(-1), even.at(-2)];
  // The left column alone goes on below the end of the right one.
  if (end?.place === null && before !== undefined) {
    before.to = end.to;
    even.pop();
  }
  return even;
};
