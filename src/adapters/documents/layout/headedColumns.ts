import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { DATE_GUTTER, freeRuns, isLeftOf, toWholeRows } from '#/adapters/documents/layout/gutter';
import type { Gutter } from '#/adapters/documents/layout/gutter';
import { hasDate, isOfDates } from '#/adapters/documents/layout/pairing';
import { aligned, bounds, median } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';
import { headingWords } from '#/domain/cv/cues/headings';
import { alignedKey } from '#/domain/cv/text/alignedKey';

/** Headings are set larger than the text by this much, or bold, or in capitals, where the text is not. */
const HEADING_SIZE = 1.08;

const isCapitals = ({ text }: Segment): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** The lines of a page that are set as headings and name a section of a CV. */
export const headingsAmong = (segments: readonly Segment[]): ReadonlySet<Segment> => {
  const size = median(segments.map((line) => line.size));
  const isText = (line: Segment): boolean => line.size < HEADING_SIZE * size;
  const texts = segments.filter(isText);
  const bold = texts.filter((line) => line.bold).length * 2 > texts.length;
  const capitals = texts.filter(isCapitals).length * 2 > texts.length;
  return new Set(
    segments.filter(
      (line) =>
        !line.bullet &&
        (!isText(line) || (line.bold && !bold) || (isCapitals(line) && !capitals)) &&
        headingWords(alignedKey(line.text)) !== null,
    ),
  );
};

/** A heading this far, in points, from the edge of its column is set in its middle, or in that of the page. */
const INDENT = 24;

const middle = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): number => (x0 + x1) / 2;

/** The parts of a run between headings that stand alone in the middle of both columns: each opens a section across them. */
const betweenCentred = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): readonly Gutter[] => {
  const run = segments.slice(from, to);
  const [whole, right] = [middle(bounds(run)), middle(bounds(run.filter((one) => one.x0 >= x)))];
  const cuts = run.flatMap((line, at) => {
    const isCentred =
      headings.has(line) &&
      line.x0 - x > INDENT &&
      Math.abs(middle(line) - whole) < Math.abs(middle(line) - right) &&
      !run.some((other) => other !== line && aligned(other, line));
    return isCentred ? [from + at] : [];
  });
  return [from - 1, ...cuts].map((cut, at) => ({ from: cut + 1, to: cuts[at] ?? to, x }));
};

/** The first line level with another. */
const rowOf = (segments: readonly Segment[], from: number, at: number): number => {
  const line = segments[at];
  const level = segments.findIndex(
    (other, index) => index >= from && line !== undefined && aligned(other, line),
  );
  return level < 0 ? at : Math.min(level, at);
};

/**
 * Where the columns begin: with the run, but below the name that stands over them, and below entries at the right that no
 * heading there opens: those go on with a section from above.
 */
const beginning = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): number => {
  const isLeft = isLeftOf(x);
  const isRight = (line: Segment, at: number): boolean => at >= from && at < to && !isLeft(line);
  const right = segments.findIndex(isRight);
  const head = segments.findIndex((line, at) => isRight(line, at) && headings.has(line));
  const before = segments.slice(from, head).filter((line) => !isLeft(line));
  if (before.some(hasDate)) return rowOf(segments, from, head);
  const largest = Math.max(...segments.map(({ size }) => size));
  const named = segments
    .slice(from, right)
    .some((line) => line.size === largest && !headings.has(line));
  return named ? rowOf(segments, from, right) : from;
};

/**
 * Where they end: a heading at the left below all that stands at the right opens what follows them, so that a section
 * which goes on on the next page is read in one piece.
 */
const end = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): number => {
  const isLeft = isLeftOf(x);
  const last = segments.findLastIndex((line, at) => at >= from && at < to && !isLeft(line));
  const next = segments.findIndex((line, at) => at > last && at < to && headings.has(line));
  return next < 0 ? to : next;
};

/** Fewer lines than this below a heading make no column. */
const MIN_LINES = 3;

/** Headings of a side with a column below them. */
const headsIn = (side: readonly Segment[], headings: ReadonlySet<Segment>): readonly Segment[] =>
  side.filter((line, at) => headings.has(line) && side.length - at > MIN_LINES);

const SAME_SIZE = 0.04;

/** The size of the largest headings that stand on both sides, 0 where none are alike: those of sections, not of lists within one. */
const sharedSize = (left: readonly Segment[], right: readonly Segment[]): number =>
  Math.max(
    0,
    ...left
      .map(({ size }) => size)
      .filter((size) => right.some((other) => Math.abs(size - other.size) <= SAME_SIZE * size)),
  );

/** How far headings stand from the edge of their column, in points: nothing, but where dates or pictures come first. */
const setIn = (heads: readonly Segment[], x: number): number =>
  Math.max(0, Math.min(...heads.map(({ x0 }) => x0 - x)));

/** Edges nearer to each other than this, in points, are as good as one. */
const SAME_EDGE = 12;

/** From this share on, dates stand level with the texts beside them. */
const LEVEL_SHARE = 0.6;
const MIN_DATES = 2;

/** Share, 0 to 1, of the dates that stand on the baseline of a text. */
const levelShare = (dates: readonly Segment[], texts: readonly Segment[]): number =>
  dates.filter((date) => texts.some((text) => aligned(date, text))).length / dates.length;

/** A column of nothing but dates, level with the texts at its right and not with those at its left. */
const labelsRight = (
  column: readonly Segment[],
  left: readonly Segment[],
  right: readonly Segment[],
): boolean => {
  if (column.length < MIN_DATES || !column.every(({ text }) => isDateCell(text))) return false;
  const share = levelShare(column, right);
  return share >= LEVEL_SHARE && share > levelShare(column, left);
};

/** The strip at the left of the dates, where the best one parts dates from their texts. */
const beforeDates = (
  segments: readonly Segment[],
  gutters: readonly Gutter[],
): readonly Gutter[] => {
  const [best] = gutters;
  if (best === undefined) return gutters;
  const run = segments.slice(best.from, best.to);
  const right = run.filter(({ x0 }) => x0 >= best.x);
  const wider = gutters.find(
    ({ x }) =>
      x < best.x &&
      labelsRight(
        run.filter(({ x0 }) => x0 >= x && x0 < best.x),
        run.filter(({ x0 }) => x0 < x),
        right,
      ),
  );
  return wider === undefined ? gutters : [wider];
};

/**
 * Strips free of ink with headings of sections on both sides: two columns, whatever dates, pairs or white space stand in
 * them. First those that part the largest headings, and most of them, then those nearest to the headings at their right.
 * `segments` come sorted by height.
 */
export const headedGutters = (segments: readonly Segment[]): readonly Gutter[] => {
  const headings = headingsAmong(segments);
  if (headings.size < 2) return [];
  const gutters = freeRuns(segments, DATE_GUTTER)
    .flatMap((run) => betweenCentred(segments, run, headings))
    .flatMap((run) => {
      const from = beginning(segments, run, headings);
      const gutter = toWholeRows(segments, { ...run, from, to: end(segments, run, headings) });
      const lines = segments.slice(gutter.from, gutter.to);
      const isLeft = isLeftOf(gutter.x);
      const [left, right] = [lines.filter(isLeft), lines.filter((line) => !isLeft(line))];
      const [leftHeads, rightHeads] = [headsIn(left, headings), headsIn(right, headings)];
      const count = Math.min(leftHeads.length, rightHeads.length);
      // Dates under the headings of their sections label the texts beside them, whatever else stands further right.
      if (count === 0 || isOfDates(left.filter((line) => !headings.has(line)))) return [];
      const rank = sharedSize(leftHeads, rightHeads);
      const away = Math.round(setIn(rightHeads, gutter.x) / SAME_EDGE);
      return [{ gutter, rank, count, away, lines: lines.length }];
    })
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        b.count - a.count ||
        a.away - b.away ||
        b.lines - a.lines ||
        b.gutter.x - a.gutter.x,
    )
    .map(({ gutter }) => gutter);
  return beforeDates(segments, gutters);
};
