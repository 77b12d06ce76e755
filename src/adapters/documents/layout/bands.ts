import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { bounds, median } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** Indices into the segments given; `to` is exclusive. */
export type Band = { readonly from: number; readonly to: number };

/** White space over the whole width, in ems of the usual type, that may part two arrangements. */
const BAND_GAP = 1.9;
/** Right-hand parts with neither their left edges nor their middles this near, in points, differ. */
const SAME_EDGE = 30;
const SAME_MIDDLE = 20;
const SAME_TYPE = 0.15;

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

type Place = { readonly edge: number; readonly usual: number; readonly middle: number };

const placeOf = (segments: readonly Segment[]): Place | null => {
  if (segments.length === 0) return null;
  const { x0, x1 } = bounds(segments);
  return { edge: x0, usual: median(segments.map((one) => one.x0)), middle: (x0 + x1) / 2 };
};

const agree = (a: Place, b: Place): boolean =>
  Math.abs(a.edge - b.edge) <= SAME_EDGE ||
  Math.abs(a.usual - b.usual) <= SAME_EDGE ||
  Math.abs(a.middle - b.middle) <= SAME_MIDDLE;

/** First and last of the bands whose right-hand part begins at the edge of the column, which is the furthest left. */
const columnOf = (places: readonly (Place | null)[]): { first: number; last: number } => {
  const edge = Math.min(...places.map((place) => place?.edge ?? Number.POSITIVE_INFINITY));
  const isAtEdge = (place: Place | null): boolean =>
    place !== null && place.edge - edge <= SAME_EDGE;
  return { first: places.findIndex(isAtEdge), last: places.findLastIndex(isAtEdge) };
};

/** One line on each side, both in the same type: the headings of two columns. */
const headsBoth = (band: readonly Segment[]): boolean => {
  const [one, other, more] = band;
  return (
    one !== undefined &&
    other !== undefined &&
    more === undefined &&
    !isDateCell(one.text) &&
    !isDateCell(other.text) &&
    one.bold === other.bold &&
    Math.abs(one.size - other.size) <= SAME_TYPE * one.size
  );
};

/**
 * Cuts a run parted by a strip where white space crosses it and what stands at the right is set
 * elsewhere: an address beside the name, then a list in two columns, then dates at the end of lines
 * leave the same strip free without being one column. A column may hold what is set in from its edge.
 */
export const evenBands = (
  run: readonly Segment[],
  isLeft: (segment: Segment) => boolean,
): readonly Band[] => {
  const bands = splitAtSpace(run);
  const places = bands.map(({ from, to }) =>
    placeOf(run.slice(from, to).filter((segment) => !isLeft(segment))),
  );
  const column = columnOf(places);
  const even: { from: number; to: number; place: Place | null; places: Place[] }[] = [];
  const foot = places.findLastIndex((place) => place !== null);
  bands.forEach(({ from, to }, at) => {
    const place = places[at] ?? null;
    const last = even.at(-1);
    const isInColumn = at > column.first && at <= column.last;
    // Only the first column may start alone; later on, an empty right-hand side ends what stood there.
    const isAlone = last?.place === null && (even.length === 1 || place === null);
    // A heading may stand out from its column by more than the next one: any band of it will do.
    const isAlike = place !== null && last?.places.some((other) => agree(other, place)) === true;
    const goesOn =
      last !== undefined &&
      (isInColumn ||
        isAlone ||
        isAlike ||
        at > foot ||
        (at === column.first && headsBoth(run.slice(last.from, last.to))));
    if (goesOn) {
      last.to = to;
      last.place ??= place;
      if (place !== null) last.places.push(place);
    } else even.push({ from, to, place, places: place === null ? [] : [place] });
  });
  return even;
};
