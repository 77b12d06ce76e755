import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { joinLabels, OPEN_END } from '#/adapters/documents/layout/labels';
import { DATE_SHARE, dateShare, isOfDates } from '#/adapters/documents/layout/pairing';
import { joinCell, toLine, toRows, type Row } from '#/adapters/documents/layout/rows';
import { startsLower } from '#/adapters/documents/layout/segmentMeasures';
import type { LaidLine, Segment } from '#/adapters/documents/layout/types';

/** A line nearer than this to the one above, in ems, may go on with the same cell. */
const WRAP_PITCH = 1.5;
/** Lines of one cell that fill all the cells of their row are nearer still. */
const CLOSE_PITCH = 1.3;
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
    row.every((segment) => above.filter((cell) => overlaps(cell, segment)).length === 1)
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

/** Under a date stands who or where it was: a line of its own, before what stands beside it. */
const besideDates = (row: Row, labels: readonly Segment[]): readonly Row[] => {
  const under = row.filter((cell) => labels.includes(cell) && !isDateCell(cell.text));
  const rest = row.filter((cell) => !under.includes(cell));
  return under.length === 0 || rest.length === 0 ? [row] : [under, rest];
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
  const labelsLeft = dated || isOfDates(left) || left.length <= right.length;
  const [sparse, body] = labelsLeft ? [left, right] : [right, left];
  return toRows([...joinLabels(sparse, body), ...body])
    .flatMap((row) => (labelsLeft && isOfDates(sparse) ? besideDates(row, sparse) : [row]))
    .flatMap((row) => toLine(row, labelsLeft && row.length > 1) ?? []);
};

/** Reads a run of rows parted by `isLeft`: cells joined by tabs, wrapped labels and cells brought together. */
export const tableLines = (
  run: readonly Segment[],
  isLeft: (segment: Segment) => boolean,
): readonly LaidLine[] =>
  toStretches(toRows(run)).flatMap(({ grid, rows }) =>
    grid ? gridLines(rows) : pairLines(rows, isLeft),
  );
