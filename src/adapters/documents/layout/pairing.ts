import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { aligned, byHeight, median, runsOn } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** What the two sides of a strip are: rows of pairs (dates and texts, cells of a table) or columns. */
export type Pairing = 'paired' | 'columns';

/** Lines nearer than this, in ems, run on. */
const LINE_PITCH = 1.75;
const DATE = /(?:19|20)\d{2}|\b\d{1,2}[/.]\d{2,4}\b/u;
const DATE_LENGTH = 40;
/** From this share on, a side is one of dates. */
export const DATE_SHARE = 0.5;
const MISSED_SHARE = 0.34;
const MISMATCH_SHARE = 0.2;
const SAME_SIZE = 0.1;
const TITLE_SIZE = 1.08;
const MIN_TITLED_LINES = 2;
/** Lines of a label that begins with a date. */
const MAX_UNDER_DATE = 3;
/** So many dates, each beside the first line of a block, are no chance. */
const MIN_LABELLED = 3;
const MIN_OFF_LINES = 8;
const OFF_SHARE = 0.5;

type Group = readonly Segment[];

/** Lines that run on below one another in one style. */
const toGroups = (side: readonly Segment[]): readonly Group[] => {
  const groups: Segment[][] = [];
  for (const segment of side.toSorted(byHeight)) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      segment.y - last.y <= LINE_PITCH * Math.min(segment.size, last.size) &&
      segment.bold === last.bold &&
      Math.abs(segment.size - last.size) <= SAME_SIZE * last.size;
    if (isNext) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups;
};

/** How many groups start on a line of the other side, and how many beside its lines but on none. */
const meet = (
  groups: readonly Group[],
  side: readonly Segment[],
): { met: number; missed: number } => {
  let met = 0;
  let missed = 0;
  for (const [first] of groups) {
    if (first === undefined) continue;
    if (side.some((other) => aligned(first, other))) met += 1;
    else if (
      side.some((other) => Math.abs(other.y - first.y) < 0.95 * Math.max(first.size, other.size))
    )
      missed += 1;
  }
  return { met, missed };
};

/**
 * A column of dates, or of dates with a word or two under each: labels of what stands beside it, wherever
 * their baselines fall.
 */
export const isOfDates = (side: readonly Segment[]): boolean => {
  const heads = side.filter(
    (line, at) => at === 0 || line.y - (side[at - 1]?.y ?? 0) > LINE_PITCH * line.size,
  );
  const areDates = (lines: readonly Segment[]): boolean =>
    lines.length >= 2 &&
    lines.filter(({ text }) => isDateCell(text)).length >= DATE_SHARE * lines.length;
  const abreast = side.filter((line, at) => at > 0 && aligned(line, side[at - 1] ?? line)).length;
  return (
    areDates(side) ||
    (abreast * MAX_UNDER_DATE <= heads.length &&
      heads.length * MAX_UNDER_DATE >= side.length &&
      areDates(heads))
  );
};

/** Blocks of one side, parted by white space. */
const blocksOf = (side: readonly Segment[]): readonly Segment[] =>
  side.filter(
    (line, at) => at === 0 || line.y - (side[at - 1]?.yEnd ?? 0) > LINE_PITCH * line.size,
  );

/** Each block of one side begins on the line of a date of the other: these are labels of it, whatever else stands among them. */
export const areLabelled = (dates: readonly Segment[], texts: readonly Segment[]): boolean => {
  const cells = dates.filter(({ text }) => isDateCell(text));
  const heads = blocksOf(texts);
  return (
    heads.length >= MIN_LABELLED &&
    cells.length >= MIN_LABELLED &&
    heads.every((head) => cells.some((cell) => aligned(head, cell)))
  );
};

/** Lines that often fall between those beside them share no rows with them. */
const isOffRows = (side: readonly Segment[], other: readonly Segment[]): boolean => {
  const { met, missed } = meet(
    side.map((line) => [line]),
    other,
  );
  return met + missed >= MIN_OFF_LINES && missed > OFF_SHARE * met;
};

/** Tells whether a text names a year or a day. */
export const hasDate = ({ text }: Segment): boolean => DATE.test(text);

/** Share, 0 to 1, of the segments that are dates or hold one and little more. */
export const dateShare = (segments: readonly Segment[]): number =>
  segments.filter((segment) => segment.text.length <= DATE_LENGTH && hasDate(segment)).length /
  Math.max(segments.length, 1);

const isCapitals = ({ text }: Segment): boolean =>
  /\p{Lu}{5}/u.test(text) && text === text.toUpperCase();

/** Tells the lines of a side that stand out from the rest of it as titles do. */
const titlesOf = (side: readonly Segment[]): ((line: Segment) => boolean) => {
  const size = median(side.map((line) => line.size));
  const mostlyBold = side.filter(({ bold }) => bold).length * 2 > side.length;
  const mostlyCapitals = side.filter(isCapitals).length * 2 > side.length;
  return (line) =>
    line.size >= TITLE_SIZE * size ||
    (line.bold && !mostlyBold) ||
    (isCapitals(line) && !mostlyCapitals);
};

/** The heading of a section, larger than what follows or in capitals; the head of a table's column is neither. */
const headingOf = (side: readonly Segment[]): Segment | null => {
  const [first, ...rest] = side.toSorted(byHeight);
  if (first === undefined || rest.length < MIN_TITLED_LINES) return null;
  const size = median(rest.map((line) => line.size));
  const headed = first.size >= TITLE_SIZE * size || (isCapitals(first) && !rest.every(isCapitals));
  return headed ? first : null;
};

/** Headings of one kind over both sides: two sections side by side. */
const areHeaded = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [a, b] = [headingOf(left), headingOf(right)];
  return (
    a !== null && b !== null && a.bold === b.bold && Math.abs(a.size - b.size) <= SAME_SIZE * a.size
  );
};

type Pair = readonly [Segment, Segment];

const pairsOf = (sparse: readonly Segment[], dense: readonly Segment[]): readonly Pair[] =>
  sparse.flatMap((line) => {
    const other = dense.find((candidate) => aligned(line, candidate));
    return other === undefined ? [] : [[line, other] as const];
  });

/** Two texts that share a grid of lines but not their beginnings, or not their titles, are columns. */
const runApart = (
  pairs: readonly Pair[],
  left: readonly Segment[],
  right: readonly Segment[],
): boolean => {
  const mismatched = pairs.filter(([a, b]) => runsOn(a, left) !== runsOn(b, right)).length;
  if (mismatched > MISMATCH_SHARE * pairs.length) return true;
  const isTitle = [titlesOf(left), titlesOf(right)] as const;
  const only = (first: 0 | 1): number =>
    pairs.filter(([a, b]) => {
      const own = first === 0 ? isTitle[0](a) : isTitle[1](b);
      const other = first === 0 ? isTitle[1](b) : isTitle[0](a);
      return own && !other;
    }).length;
  return only(0) >= 1 && only(1) >= 1;
};

/** Dates and the headings of sections, nothing else, beside texts that no heading parts: labels of them all. */
export const isHeadedByLabels = (
  left: readonly Segment[],
  right: readonly Segment[],
  headings: ReadonlySet<Segment>,
): boolean => {
  const dates = left.filter((line) => !headings.has(line));
  return (
    dates.length < left.length && isOfDates(dates) && !right.some((line) => headings.has(line))
  );
};

/**
 * Tells rows of pairs from columns. In rows, what starts on the sparser side starts on a line of the
 * other side; in columns the baselines meet by chance, or both sides run on without regard for each other.
 */
export const judgePairing = (left: readonly Segment[], right: readonly Segment[]): Pairing => {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  if (isOfDates(left) || isOfDates(right) || areLabelled(left, right)) return 'paired';
  if (isOffRows(sparse, dense)) return 'columns';
  const { met, missed } = meet(toGroups(sparse), dense);
  if (met === 0 || missed > MISSED_SHARE * met) return 'columns';
  if (dateShare(sparse) >= DATE_SHARE) return 'paired';
  if (areHeaded(left, right)) return 'columns';
  return runApart(pairsOf(sparse, dense), sparse, dense) ? 'columns' : 'paired';
};
