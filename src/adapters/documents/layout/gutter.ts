import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { aligned, bounds, median } from '#/adapters/documents/layout/segmentMeasures';
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
const evenBands = (
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

/** A run of segments, in order of height, that a vertical strip free of ink parts in two. */
export type Gutter = {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Left edge of the right-hand part. */
  readonly x: number;
};

/** Narrowest strip that parts columns, in ems of the text around it. */
const MIN_WIDTH = 0.9;
/** Beside a column of dates a narrower one will do. */
export const DATE_GUTTER = 0.45;
const MIN_SIDE = 2;
const TOUCH = 1;
/** A heading of what follows is at most this many lines. */
const MAX_HEADING_LINES = 3;
/** A bar or square before a heading sets it in by some points. */
const SAME_MARGIN = 12;
/** A block of at most so many lines, within this share of the height it could have, is a band. */
const MAX_SHORT_LINES = 6;
const SHORT_SHARE = 0.3;

export const isLeftOf =
  (x: number) =>
  (segment: Segment): boolean =>
    segment.x0 < x - TOUCH;

/** True when each side has lines at the height of the other. */
const sideBySide = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const inside = ({ y, size }: Segment): boolean => y >= top - size && y <= bottom + size;
  return left.filter(inside).length >= MIN_SIDE && right.filter(inside).length >= MIN_SIDE;
};

/**
 * Leaves out the heading of a full-width text that follows the columns: it stands at their left, below
 * the end of the right one.
 */
const withoutNextHeading = (segments: readonly Segment[], gutter: Gutter): Gutter => {
  const next = segments[gutter.to];
  if (next === undefined) return gutter;
  const left = isLeftOf(gutter.x);
  let to = gutter.to;
  while (to > gutter.from) {
    const last = segments[to - 1];
    if (last === undefined || !left(last)) break;
    to -= 1;
  }
  const heading = segments.slice(to, gutter.to);
  const [first, last, above] = [heading[0], heading.at(-1), segments[to - 1]];
  const fits =
    first !== undefined &&
    last !== undefined &&
    above !== undefined &&
    heading.length <= MAX_HEADING_LINES &&
    next.y - last.y < first.y - above.y &&
    heading.every(({ x0 }) => Math.abs(x0 - next.x0) <= SAME_MARGIN);
  return fits ? { ...gutter, to } : gutter;
};

/** Leaves out the ends of a run that would part segments of one line. */
export const toWholeRows = (segments: readonly Segment[], gutter: Gutter): Gutter => {
  const joined = (index: number): boolean => {
    const [above, below] = [segments[index - 1], segments[index]];
    return above !== undefined && below !== undefined && aligned(above, below);
  };
  let { from, to } = gutter;
  while (to > from && joined(to)) to -= 1;
  while (from < to && joined(from)) from += 1;
  return { ...gutter, from, to };
};

/**
 * Keeps to the height of a short block: an address beside the name makes a band at the head of the page,
 * not a column beside all the text below it.
 */
const aroundShortBlock = (segments: readonly Segment[], gutter: Gutter): Gutter => {
  const run = segments.slice(gutter.from, gutter.to);
  const left = isLeftOf(gutter.x);
  const height = (run.at(-1)?.y ?? 0) - (run[0]?.y ?? 0);
  for (const side of [run.filter(left), run.filter((segment) => !left(segment))]) {
    const [first, last] = [side[0], side.at(-1)];
    if (first === undefined || last === undefined || side.length > MAX_SHORT_LINES) continue;
    if (last.y - first.y > SHORT_SHARE * height) continue;
    const inBand = ({ y, size }: Segment): boolean => y >= first.y - size && y <= last.y + size;
    const from = run.findIndex(inBand);
    return { ...gutter, from: gutter.from + from, to: gutter.from + run.findLastIndex(inBand) + 1 };
  }
  return gutter;
};

/** A strip with enough on both sides, and how much it parts. */
const weigh = (segments: readonly Segment[], { from, to, x }: Gutter): number | null => {
  const run = segments.slice(from, to);
  const left = isLeftOf(x);
  const [before, after] = [run.filter(left), run.filter((segment) => !left(segment))];
  return before.length >= MIN_SIDE && after.length >= MIN_SIDE && sideBySide(before, after)
    ? 3 * Math.min(before.length, after.length) + run.length
    : null;
};

/** The runs that a strip really parts: one for each arrangement it crosses, at whole rows. */
const refine = (segments: readonly Segment[], gutter: Gutter): readonly Gutter[] => {
  const whole = toWholeRows(segments, gutter);
  return evenBands(segments.slice(whole.from, whole.to), isLeftOf(gutter.x))
    .map(({ from, to }) => ({ ...gutter, from: whole.from + from, to: whole.from + to }))
    .map((band) => aroundShortBlock(segments, withoutNextHeading(segments, band)));
};

/** The runs of segments that a strip free of ink crosses, for each left edge at which one ends; `minWidth` is in ems of the usual type. */
export const freeRuns = (segments: readonly Segment[], minWidth = MIN_WIDTH): readonly Gutter[] => {
  const width = minWidth * median(segments.map(({ size }) => size));
  const edges = [...new Set(segments.map(({ x0 }) => Math.round(x0)))].sort((a, b) => a - b);
  const runs: Gutter[] = [];
  for (const x of edges.slice(1)) {
    const left = isLeftOf(x);
    let from = 0;
    const close = (to: number): void => {
      if (to - from >= 2 * MIN_SIDE) runs.push({ from, to, x });
      from = to + 1;
    };
    segments.forEach((segment, index) => {
      if (left(segment) && segment.x1 > x - width) close(index);
    });
    close(segments.length);
  }
  return runs.filter((run) => weigh(segments, run) !== null);
};

/**
 * Finds the strips free of ink, each as tall as it goes, best first: the vertical extent is found with
 * the strip, so columns may begin or end midway. `segments` come sorted by height.
 */
export const findGutters = (
  segments: readonly Segment[],
  minWidth = MIN_WIDTH,
): readonly Gutter[] =>
  freeRuns(segments, minWidth)
    .flatMap((run) => refine(segments, run))
    .flatMap((gutter) => {
      const score = weigh(segments, gutter);
      return score === null ? [] : [{ gutter, score }];
    })
    .sort((a, b) => b.score - a.score || b.gutter.x - a.gutter.x)
    .map(({ gutter }) => gutter);
