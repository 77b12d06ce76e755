import { betweenHeadings, cardGutters } from '#/adapters/documents/layout/cardColumns';
import { bridgeDates } from '#/adapters/documents/layout/dateCells';
import { bridgeFlushed } from '#/adapters/documents/layout/flushRows';
import { DATE_GUTTER, findGutters, isLeftOf } from '#/adapters/documents/layout/gutter';
import type { Gutter } from '#/adapters/documents/layout/gutter';
import { headedGutters, headingsAmong } from '#/adapters/documents/layout/headedColumns';
import { isHeadedByLabels, isOfDates, judgePairing } from '#/adapters/documents/layout/pairing';
import type { Pairing } from '#/adapters/documents/layout/pairing';
import type { Segment } from '#/adapters/documents/layout/types';

/** How a stretch of a page is arranged. */
export type Finding = {
  readonly columns: Gutter | null;
  /** The columns are those of one section: neither stands at the side of the other. */
  readonly abreast?: boolean;
  readonly tables: readonly Gutter[];
};

const overlap = (a: Gutter, b: Gutter): boolean => a.from < b.to && b.from < a.to;

/** Strips that begin this near each other, in points, are one. */
const SAME_STRIP = 15;

/** Where dates nearly touch their titles, the strip at their right is free only below and above them. */
const isPartOf = (part: Gutter, whole: Gutter): boolean =>
  part.from >= whole.from &&
  part.to <= whole.to &&
  part.to - part.from < whole.to - whole.from &&
  Math.abs(part.x - whole.x) <= SAME_STRIP;

/** A heading stands between the part and the rest of the whole: they are rows of two sections. */
const areParted = (
  segments: readonly Segment[],
  part: Gutter,
  whole: Gutter,
  headings: ReadonlySet<Segment>,
): boolean =>
  segments.some(
    (line, at) =>
      headings.has(line) &&
      ((at > whole.from && at <= part.from) || (at >= part.to && at < whole.to)),
  );

/** The strips beside dates, the narrow ones last. */
const dateGutters = (segments: readonly Segment[]): readonly Gutter[] => [
  ...findGutters(segments),
  ...findGutters(segments, DATE_GUTTER).filter(({ from, to, x }) =>
    isOfDates(segments.slice(from, to).filter(isLeftOf(x))),
  ),
];

/** White space, in ems, below which a label beside rows goes on. */
const LABEL_GAP = 1.75;

/** Rows of pairs end with the last text that a label stands beside: what follows it after white space is no label. */
const toLastPair = (segments: readonly Segment[], gutter: Gutter): Gutter => {
  const isLeft = isLeftOf(gutter.x);
  const run = segments.slice(gutter.from, gutter.to);
  const last = run.findLastIndex((segment) => !isLeft(segment));
  const end = run.findIndex(
    ({ y, size }, at) => at > last && y - (run[at - 1]?.yEnd ?? y) > LABEL_GAP * size,
  );
  return end < 0 ? gutter : { ...gutter, to: gutter.from + end };
};

/** Rows of pairs, those of several sections that the labels name, or columns. */
type Verdict = Pairing | 'headed';

const judgeStrip = (
  segments: readonly Segment[],
  { from, to, x }: Gutter,
  headings: ReadonlySet<Segment>,
): Verdict => {
  const run = segments.slice(from, to);
  const isLeft = isLeftOf(x);
  const [left, right] = [run.filter(isLeft), run.filter((segment) => !isLeft(segment))];
  return isHeadedByLabels(left, right, headings) ? 'headed' : judgePairing(left, right);
};

/**
 * Judges the strips, best first: a run found to be rows of pairs is never cut again by a lesser strip.
 * Strips beside dates come last, for they part a column within.
 */
export const judgeStrips = (segments: readonly Segment[]): Finding => {
  const [headed] = headedGutters(segments);
  if (headed !== undefined) return { columns: headed, tables: [] };
  const [cards] = cardGutters(segments);
  if (cards !== undefined) return { columns: cards, abreast: true, tables: [] };
  const tables: Gutter[] = [];
  const rows = bridgeFlushed(segments);
  const bridged = bridgeDates(rows);
  const inner = bridged === rows ? [] : dateGutters(rows);
  const headings = headingsAmong(segments);
  const verdicts = new Map<Gutter, Verdict>();
  const judgeOnce = (gutter: Gutter): Verdict => {
    const verdict = verdicts.get(gutter) ?? judgeStrip(segments, gutter, headings);
    verdicts.set(gutter, verdict);
    return verdict;
  };
  const isTaken = (one: Gutter): boolean => tables.some((table) => overlap(table, one));
  const makesWhole = (one: Gutter, part: Gutter): boolean => {
    const verdict = judgeOnce(one);
    return (
      verdict === 'headed' || (verdict === 'paired' && !areParted(segments, part, one, headings))
    );
  };
  for (const gutter of [...findGutters(bridged), ...inner]) {
    if (isTaken(gutter)) continue;
    const whole =
      inner.find((one) => isPartOf(gutter, one) && !isTaken(one) && makesWhole(one, gutter)) ??
      gutter;
    if (judgeOnce(whole) === 'columns') return { columns: gutter, tables };
    const paired =
      judgeOnce(whole) === 'headed' ? betweenHeadings(segments, whole, headings) : [whole];
    tables.push(
      ...paired.filter(({ from, to }) => from < to).map((one) => toLastPair(segments, one)),
    );
  }
  return { columns: null, tables };
};
