import { aligned, startsLower } from '#/adapters/documents/layout/measures';
import { toLine, toRows, type Row } from '#/adapters/documents/layout/rows';
import type { LaidLine, Segment } from '#/adapters/documents/layout/types';

/** A line nearer than this to the one above, in ems, may go on with the same cell. */
const WRAP_PITCH = 1.5;
const MIN_GRID_CELLS = 3;
const MIN_GRID_ROWS = 2;
const SAME_EDGE = 3;

const joinCell = (cell: Segment, more: Segment): Segment => ({
  ...cell,
  text: `${cell.text} ${more.text}`,
  x0: Math.min(cell.x0, more.x0),
  x1: Math.max(cell.x1, more.x1),
});

const overlaps = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) <= SAME_EDGE || (a.x0 < b.x1 && b.x0 < a.x1);

/** Joins the lines of wrapped cells in a grid of three columns or more. */
const gridLines = (rows: readonly Row[]): readonly LaidLine[] => {
  const logical: { cells: Segment[]; lastY: number }[] = [];
  for (const row of rows) {
    const above = logical.at(-1);
    const [first] = row;
    if (first === undefined) continue;
    const wraps =
      above !== undefined &&
      above.cells.length > row.length &&
      first.y - above.lastY <= WRAP_PITCH * first.size &&
      row.every((segment) => above.cells.some((cell) => overlaps(cell, segment)));
    if (!wraps) logical.push({ cells: [...row], lastY: first.y });
    else {
      above.cells = above.cells.map((cell) => {
        const more = row.find((segment) => overlaps(cell, segment));
        return more === undefined ? cell : joinCell(cell, more);
      });
      above.lastY = first.y;
    }
  }
  return logical.flatMap(({ cells }) => toLine(cells, cells.length > 1) ?? []);
};

/** Goes on with the label above: on a line of its own, or in the middle of a phrase. */
const continues = (label: Segment, last: Segment | undefined, body: readonly Segment[]): boolean =>
  last !== undefined &&
  label.y - last.y <= WRAP_PITCH * Math.min(label.size, last.size) &&
  Math.abs(label.size - last.size) < 0.6 &&
  label.bold === last.bold &&
  (startsLower(label) || !body.some((line) => aligned(line, label)));

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

/** Reads a run of pairs parted at `x` row by row: cells by tabs, wrapped labels and cells joined. */
export const tableLines = (
  run: readonly Segment[],
  isLeft: (segment: Segment) => boolean,
): readonly LaidLine[] => {
  const rows = toRows(run);
  if (rows.filter((row) => row.length >= MIN_GRID_CELLS).length >= MIN_GRID_ROWS)
    return gridLines(rows);
  const left = run.filter(isLeft);
  const right = run.filter((segment) => !isLeft(segment));
  const labelsLeft = left.length <= right.length;
  const labels = joinLabels(labelsLeft ? left : right, labelsLeft ? right : left);
  const body = labelsLeft ? right : left;
  return toRows([...labels, ...body]).flatMap(
    (row) => toLine(row, labelsLeft && row.length > 1) ?? [],
  );
};
