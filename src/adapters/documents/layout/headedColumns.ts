import { freeRuns, isLeftOf, toWholeRows } from '#/adapters/documents/layout/gutter';
import type { Gutter } from '#/adapters/documents/layout/gutter';
import { aligned, median } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';
import { headingWords } from '#/domain/cv/sections/headings';
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

/** Where the columns begin: below the name that stands over them, else with the run. */
const beginning = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): number => {
  const isLeft = isLeftOf(x);
  const right = segments.findIndex((line, at) => at >= from && at < to && !isLeft(line));
  const largest = Math.max(...segments.map(({ size }) => size));
  const named = segments
    .slice(from, right)
    .some((line) => line.size === largest && !headings.has(line));
  if (!named) return from;
  const head = segments[right];
  const level = segments.findIndex(
    (line, at) => at >= from && head !== undefined && aligned(line, head),
  );
  return Math.min(level, right);
};

/** Where they end: a heading at the left below all that stands at the right opens what follows them. */
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

const countOf = (lines: readonly Segment[], headings: ReadonlySet<Segment>): number =>
  lines.filter((line) => headings.has(line)).length;

/** Fewer lines than this beside a heading make no column. */
const MIN_LINES = 2;

/**
 * Strips free of ink with headings of sections on both sides, those that part most headings first: two
 * columns, whatever dates, pairs or white space stand in them. `segments` come sorted by height.
 */
export const headedGutters = (segments: readonly Segment[]): readonly Gutter[] => {
  const headings = headingsAmong(segments);
  if (headings.size < 2) return [];
  return freeRuns(segments)
    .flatMap((run) => {
      const from = beginning(segments, run, headings);
      const gutter = toWholeRows(segments, { ...run, from, to: end(segments, run, headings) });
      const lines = segments.slice(gutter.from, gutter.to);
      const isLeft = isLeftOf(gutter.x);
      const [left, right] = [lines.filter(isLeft), lines.filter((line) => !isLeft(line))];
      const heads = Math.min(countOf(left, headings), countOf(right, headings));
      return heads === 0 || Math.min(left.length, right.length) <= MIN_LINES
        ? []
        : [{ gutter, heads, lines: lines.length }];
    })
    .sort((a, b) => b.heads - a.heads || b.lines - a.lines || b.gutter.x - a.gutter.x)
    .map(({ gutter }) => gutter);
};
