import { endsWithMonth, isDateCell, yearOf } from '#/adapters/documents/layout/dateCells';
import {
  DATE_SHARE,
  areLabelled,
  dateShare,
  hasDate,
  isOfDates,
} from '#/adapters/documents/layout/pairing';
import { joinCell, toLine, toRows } from '#/adapters/documents/layout/rows';
import type { Row } from '#/adapters/documents/layout/rows';
import { aligned, byHeight, startsLower } from '#/adapters/documents/layout/segmentMeasures';
import type { LaidLine, Segment } from '#/adapters/documents/layout/types';

/** A line nearer than this to the one above, in ems, may go on with the same cell. */
const WRAP_PITCH = 1.5;
/** Lines of one cell that fill all the cells of their row are nearer still. */
const CLOSE_PITCH = 1.3;
/** The lines of one label stand no further apart than this, in ems. */
const LABEL_PITCH = 1.75;
const MIN_GRID_CELLS = 3;
const SAME_EDGE = 3;

const overlaps = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) <= SAME_EDGE || (a.x0 < b.x1 && b.x0 < a.x1);

/** Rows that belong together: those of a grid with the lines that wrap in it, or those of pairs. */
type Stretch = { readonly grid: boolean; readonly rows: Row[] };

const wrapsIn = (row: Row, above: Row | undefined, lastY: number): boolean => {
  const [first] = row;
  return (
    first !== undefined &&
    above !== undefined &&
    above.length > row.length &&
    first.y - lastY <= WRAP_PITCH * first.size &&
    row.every((segment) => {
      const cells = above.filter((cell) => overlaps(cell, segment));
      return cells.length === 1 && cells.every((cell) => cell.bold === segment.bold);
    })
  );
};

/** A row as long as the one above goes on with it where it follows closely and most cells say so. */
const goesOn = (row: Row, above: Row | undefined, lastY: number): boolean => {
  const [first] = row;
  if (first === undefined || above === undefined || above.length !== row.length) return false;
  if (first.y - lastY > CLOSE_PITCH * first.size) return false;
  const open = row.filter((cell, at) => startsLower(cell) || OPEN_END.test(above[at]?.text ?? ''));
  return open.length * 2 > row.length && row.every((cell, at) => overlaps(above[at] ?? cell, cell));
};

const toStretches = (rows: readonly Row[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let head: Row | undefined;
  let lastY = 0;
  for (const row of rows) {
    const starts = row.length >= MIN_GRID_CELLS;
    const grid = starts || wrapsIn(row, head, lastY);
    if (starts) head = row;
    else if (!grid) head = undefined;
    lastY = row[0]?.y ?? lastY;
    const stretch = stretches.at(-1);
    if (stretch?.grid === grid) stretch.rows.push(row);
    else stretches.push({ grid, rows: [row] });
  }
  return stretches;
};

/** Joins the lines of wrapped cells in a grid of three columns or more. */
const gridLines = (rows: readonly Row[]): readonly LaidLine[] => {
  const logical: { cells: Segment[]; lastY: number }[] = [];
  for (const row of rows) {
    const above = logical.at(-1);
    const y = row[0]?.y ?? 0;
    const joins =
      above !== undefined &&
      (wrapsIn(row, above.cells, above.lastY) || goesOn(row, above.cells, above.lastY));
    if (above === undefined || !joins) {
      logical.push({ cells: [...row], lastY: y });
      continue;
    }
    above.cells = above.cells.map((cell) => {
      const more = row.find((segment) => overlaps(cell, segment));
      return more === undefined ? cell : joinCell(cell, more);
    });
    above.lastY = y;
  }
  return logical.flatMap(({ cells }) => toLine(cells, cells.length > 1) ?? []);
};

/** Labels under the dates that come again from entry to entry name what stands beside them: "Poste", "Missions". */
const areFields = (labels: readonly Segment[]): boolean => {
  const texts = labels.filter((label) => !hasDate(label)).map(({ text }) => text);
  const again = texts.filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text));
  return texts.length > 0 && 2 * again.length >= texts.length;
};

/** Under a date stands who or where it was: lines of their own, right after the line of the date and before what was done there. */
const withLabelsFirst = (rows: readonly Row[], labels: readonly Segment[]): readonly Row[] => {
  if (areFields(labels)) return rows;
  const known = new Set(labels);
  const entries: { head: Row; under: Row[]; rest: Row[]; last: Segment | undefined }[] = [];
  for (const row of rows) {
    const label = row.find((cell) => known.has(cell));
    const others = row.filter((cell) => cell !== label);
    const entry = entries.at(-1);
    if (entry === undefined || (label !== undefined && !isUnder(label, entry.last)))
      entries.push({ head: row, under: [], rest: [], last: label });
    else {
      if (label !== undefined) {
        entry.under.push([label]);
        entry.last = label;
      }
      if (others.length > 0) entry.rest.push(others);
    }
  }
  return entries.flatMap(({ head, under, rest }) => [head, ...under, ...rest]);
};

/** On the next line and no larger: not the heading of what follows. */
const isUnder = (label: Segment, last: Segment | undefined): boolean =>
  last !== undefined &&
  !isDateCell(label.text) &&
  !hasDate(label) &&
  label.y - last.yEnd <= LABEL_PITCH * last.size &&
  label.size - last.size < SAME_SIZE;

/** Reads labels beside texts: a label of several lines is joined on its first, whichever side it is on. */
const pairLines = (
  rows: readonly Row[],
  isLeft: (segment: Segment) => boolean,
): readonly LaidLine[] => {
  const run = rows.flat();
  const left = run.filter(isLeft);
  const right = run.filter((segment) => !isLeft(segment));
  // Dates are labels, however few lines the texts beside them have.
  const dated = dateShare(left) >= DATE_SHARE && dateShare(right) < DATE_SHARE;
  const ofDates = isOfDates(left) || areLabelled(left, right);
  const labelsLeft = dated || ofDates || left.length <= right.length;
  const [sparse, body] = labelsLeft ? [left, right] : [right, left];
  const labels = joinLabels(sparse, body);
  const read = toRows([...labels, ...body]);
  return (labelsLeft && ofDates ? withLabelsFirst(read, labels) : read).flatMap(
    (row) => toLine(row, labelsLeft && row.length > 1) ?? [],
  );
};

/** Reads a run of rows parted by `isLeft`: cells joined by tabs, wrapped labels and cells brought together. */
export const tableLines = (
  run: readonly Segment[],
  isLeft: (segment: Segment) => boolean,
): readonly LaidLine[] =>
  toStretches(toRows(run)).flatMap(({ grid, rows }) =>
    grid ? gridLines(rows) : pairLines(rows, isLeft),
  );

/** Two dates that are one period may be set a little further apart. */
const STACK_PITCH = 2.2;
const SAME_SIZE = 0.6;
/** A label that ends so is not finished: `Octobre 2023 -`, `Du`, `2013 (2`. */
const OPEN_END =
  /[-\u2013\u2014,/&>\u2192]$|(?:^|\s)(?:de|du|des|depuis|jusqu\S+|\u00e0|au|from|since|to)$|\([^)]*$/iu;
/** Between the two ends of a period set one above the other. */
const LINK = /^(?:[-\u2013\u2014>\u2192\u2193]|\u00e0|au)$/u;
/** The next label is this much further away than the lines of one label are from each other. */
const NEXT_FACTOR = 1.2;
/** A date stands at most this far, in ems, above or below the text it belongs to. */
const REACH = 1.2;
/** A text begins where the space above it is so much wider than the space below it. */
const OPENING = 1.25;

const besideOf = (label: Segment, body: readonly Segment[]): Segment | undefined =>
  body.find((line) => aligned(line, label));

/** A text in the same type as another: the heads of two entries, not the head of one and what is under it. */
const inSameType = (one: Segment, other: Segment): boolean =>
  one.bold === other.bold && Math.abs(one.size - other.size) <= 0.04 * one.size;

/** The labels around one: two before it and one after. */
type Around = {
  readonly before: Segment | undefined;
  readonly last: Segment;
  readonly next: Segment | undefined;
};

/** Start and end of one period set one above the other, each on a line of the text beside them; a list of dates is none. */
const isStackedPeriod = (
  label: Segment,
  { before, last, next }: Around,
  body: readonly Segment[],
): boolean => {
  if (!isDateCell(last.text) || !isDateCell(label.text)) return false;
  const apart = NEXT_FACTOR * (label.y - last.y);
  if (next !== undefined && next.y - label.y <= apart) return false;
  if (before !== undefined && isDateCell(before.text) && last.y - before.y <= apart) return false;
  const [from, to] = [yearOf(last.text), yearOf(label.text)];
  if (from === null || to === null || to > from) return true;
  const [head, under] = [besideOf(last, body), besideOf(label, body)];
  return head !== undefined && under !== undefined && !inSameType(head, under);
};

/** "From September" over "2020 to September 2021": the month above waits for its year. */
const waitsForYear = (last: Segment, label: Segment): boolean =>
  isDateCell(last.text) &&
  isDateCell(label.text) &&
  /^(?:19|20)\d{2}/u.test(label.text) &&
  endsWithMonth(last.text);

/** Goes on with the label above: on a line of its own, in the middle of a phrase, or as the end of its period. */
const continues = (label: Segment, around: Around, body: readonly Segment[]): boolean => {
  const { last } = around;
  const stacked = isStackedPeriod(label, around, body);
  const pitch = stacked ? STACK_PITCH : WRAP_PITCH;
  if (label.y - last.y > pitch * Math.min(label.size, last.size)) return false;
  if (Math.abs(label.size - last.size) >= SAME_SIZE) return false;
  const dates = isDateCell(last.text) && isDateCell(label.text);
  if (label.bold !== last.bold && !dates) return false;
  return (
    OPEN_END.test(last.text) ||
    waitsForYear(last, label) ||
    LINK.test(label.text) ||
    startsLower(label) ||
    besideOf(label, body) === undefined ||
    stacked
  );
};

/** True for the first line of an entry: more space above it than below, or the first in bold. */
const opens = (line: Segment, above: Segment | undefined, below: Segment | undefined): boolean => {
  if (above === undefined || (line.bold && !above.bold)) return true;
  return below === undefined || line.y - above.y >= OPENING * (below.y - line.y);
};

/** Puts a date that is set between the lines on the first line of the entry it stands beside. */
const onItsLine = (label: Segment, body: readonly Segment[]): Segment => {
  if (!isDateCell(label.text) || besideOf(label, body) !== undefined) return label;
  const reach = REACH * label.size;
  const near = body.flatMap((line, at) =>
    line.y >= label.y - reach && line.y <= label.yEnd + reach
      ? [{ line, opens: opens(line, body[at - 1], body[at + 1]) }]
      : [],
  );
  const head = near.find((one) => one.opens) ?? near[0];
  return head === undefined ? label : { ...label, y: head.line.y };
};

/** Brings labels of several lines together on their first line, whichever side they stand on, and beside their texts. */
const joinLabels = (labels: readonly Segment[], body: readonly Segment[]): readonly Segment[] => {
  const joined: { label: Segment; last: Segment }[] = [];
  labels.forEach((label, at) => {
    const above = joined.at(-1);
    const around = above && { before: labels[at - 2], last: above.last, next: labels[at + 1] };
    if (above !== undefined && around !== undefined && continues(label, around, body)) {
      above.label = joinCell(above.label, label);
      above.last = label;
    } else joined.push({ label, last: label });
  });
  const lines = body.toSorted(byHeight);
  return joined.map(({ label }) => onItsLine(label, lines));
};
