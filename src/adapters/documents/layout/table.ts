import { aligned, startsLower } from '#/adapters/documents/layout/measures';
import { DATE_SHARE, dateShare } from '#/adapters/documents/layout/pairing';
import { joinPlaces } from '#/adapters/documents/layout/places';
import { toLine, toRows, type Row } from '#/adapters/documents/layout/rows';
import type { LaidLine, Segment } from '#/adapters/documents/layout/types';

/** A line nearer than this to the one above, in ems, may go on with the same cell. */
const WRAP_PITCH = 1.5;
/** Lines of one cell that fill all the cells of their row are nearer still. */
const CLOSE_PITCH = 1.3;
/** A label that ends so is not finished: `Octobre 2023 -`. */
const OPEN_END = /[-\u2013\u2014,/&(]$/u;
/** Between the two ends of a period set one above the other. */
const LINK = /^(?:[-\u2013\u2014>\u2192\u2193]|\u00e0|au)$/u;
const MIN_GRID_CELLS = 3;
const SAME_EDGE = 3;

const joinCell = (cell: Segment, more: Segment): Segment => ({
  ...cell,
  text: `${cell.text} ${more.text}`,
  places: joinPlaces([cell, more]),
  x0: Math.min(cell.x0, more.x0),
  x1: Math.max(cell.x1, more.x1),
  yEnd: more.yEnd,
});

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
    row.every((segment) => above.some((cell) => overlaps(cell, segment)))
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

/** Goes on with the label above: on a line of its own, or in the middle of a phrase. */
const continues = (label: Segment, last: Segment | undefined, body: readonly Segment[]): boolean =>
  last !== undefined &&
  label.y - last.y <= WRAP_PITCH * Math.min(label.size, last.size) &&
  Math.abs(label.size - last.size) < 0.6 &&
  label.bold === last.bold &&
  (OPEN_END.test(last.text) ||
    LINK.test(label.text) ||
    startsLower(label) ||
    !body.some((line) => aligned(line, label)));

/** Brings labels of several lines together on their first line, whichever side they stand on. */
const joinLabels = (labels: readonly Segment[], body: readonly Segment[]): readonly Segment[] => {
  const joined: { label: Segment; last: Segment }[] = [];
  for (const label of labels) {
    const above = joined.at(-1);
    if (above !== undefined && continues(label, above.last, body)) {
      above.label = joinCell(above.label, label);
      above.last = label;
    } else joined.push({ label, last: label });
  }
  return joined.map(({ label }) => label);
};

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
  const labelsLeft = dated || left.length <= right.length;
  const [sparse, body] = labelsLeft ? [left, right] : [right, left];
  return toRows([...joinLabels(sparse, body), ...body]).flatMap(
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
