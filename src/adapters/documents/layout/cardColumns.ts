import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { freeRuns, isLeftOf, toWholeRows } from '#/adapters/documents/layout/gutter';
import type { Gutter } from '#/adapters/documents/layout/gutter';
import { headingsAmong } from '#/adapters/documents/layout/headedColumns';
import { hasDate, isOfDates } from '#/adapters/documents/layout/pairing';
import { aligned } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** Fewer dated cards than this, both columns together, may be chance. */
const MIN_CARDS = 3;
/** From this share on, the dates of one side label the lines of the other. */
const LABEL_SHARE = 0.4;
/** One column has at most this many times the dates, and the lines, of the other. */
const MOST_UNEVEN = 2.5;
const SAME_SIZE = 0.04;
/** From this share on, the lines that stand level are of one size. */
const ALIKE_SHARE = 0.7;

/** Lines left times lines right: two full columns of a page make some 20 000; beyond, no card is looked for. */
const MOST_PAIRS = 40_000;

/** Bold tells nothing here: a title may be bold and the employer beside it not. */
const inSameSize = (one: Segment, other: Segment): boolean =>
  Math.abs(one.size - other.size) <= SAME_SIZE * one.size;

/** The stretches of a run between the headings of sections. */
export const betweenHeadings = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): readonly Gutter[] => {
  const cuts = segments.flatMap((line, at) =>
    at >= from && at < to && headings.has(line) ? [at] : [],
  );
  return [from - 1, ...cuts].map((cut, index) => ({ from: cut + 1, to: cuts[index] ?? to, x }));
};

/** Leaves out what stands above the first card of the right-hand column. */
const fromFirstCard = (segments: readonly Segment[], gutter: Gutter): Gutter => {
  const isLeft = isLeftOf(gutter.x);
  const right = segments.findIndex(
    (line, at) => at >= gutter.from && at < gutter.to && !isLeft(line),
  );
  const head = segments[right];
  const level = segments.findIndex(
    (line, at) => at >= gutter.from && head !== undefined && aligned(line, head),
  );
  return { ...gutter, from: right < 0 ? gutter.to : Math.min(level, right) };
};

/** A side that could stand alone: texts with dates of their own, not the dates or the texts of the other one. */
const holdsCards = (side: readonly Segment[]): boolean => {
  const dated = side.filter(hasDate).length;
  const texts = side.filter(({ text }) => !isDateCell(text)).length;
  return dated > 0 && texts >= dated && !isOfDates(side);
};

const ratio = (one: number, other: number): number =>
  Math.max(one, other) / Math.max(1, Math.min(one, other));

/** Lines that stand level, left and right. */
const levelPairs = (
  left: readonly Segment[],
  right: readonly Segment[],
): readonly (readonly [Segment, readonly Segment[]])[] =>
  right.flatMap((line) => {
    const level = left.filter((candidate) => aligned(line, candidate));
    return level.length === 0 ? [] : [[line, level] as const];
  });

/** Two columns of cards: each side is dated by itself, and what stands level is of one size, from the first line on. */
const areCards = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  if (!holdsCards(left) || !holdsCards(right)) return false;
  const [here, there] = [left.filter(hasDate).length, right.filter(hasDate).length];
  if (here + there < MIN_CARDS || ratio(here, there) > MOST_UNEVEN) return false;
  if (ratio(left.length, right.length) > MOST_UNEVEN) return false;
  const [first, beside] = [left[0], right[0]];
  if (first === undefined || beside === undefined || !aligned(first, beside)) return false;
  if (!inSameSize(first, beside) || left.length * right.length > MOST_PAIRS) return false;
  const pairs = levelPairs(left, right);
  const alike = pairs.filter(([line, level]) => level.some((other) => inSameSize(line, other)));
  // Dates beside texts belong to them, as labels do.
  const labels = pairs.filter(([line, level]) => hasDate(line) !== level.some(hasDate));
  return alike.length >= ALIKE_SHARE * pairs.length && labels.length <= LABEL_SHARE * pairs.length;
};

/**
 * Strips free of ink between two columns of dated cards, the entries of one section side by side; the longest first.
 * `segments` come sorted by height.
 */
export const cardGutters = (segments: readonly Segment[]): readonly Gutter[] => {
  if (segments.filter(hasDate).length < MIN_CARDS) return [];
  const headings = headingsAmong(segments);
  return freeRuns(segments)
    .flatMap((run) => betweenHeadings(segments, run, headings))
    .map((run) => toWholeRows(segments, fromFirstCard(segments, run)))
    .filter(({ from, to, x }) => {
      const lines = segments.slice(from, to);
      const isLeft = isLeftOf(x);
      return areCards(
        lines.filter(isLeft),
        lines.filter((line) => !isLeft(line)),
      );
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from) || b.x - a.x);
};
