import type { DocumentLine } from '#/domain/cv/document';

/** The lines of one cell, already flattened. */
export type CellLines = readonly DocumentLine[];

/** How a row of a table is read: across, as a label with its text, or cell after cell. */
export type RowReading = 'across' | 'labelFirst' | 'labelLast' | 'cells';

const LABEL_LINES = 2;
const LABEL_LENGTH = 60;
const SHORT_CELL_LINES = 2;

const length = (cell: CellLines): number =>
  cell.reduce((sum, { text }) => sum + text.length + 1, 0);

const isLabel = (cell: CellLines): boolean =>
  cell.length <= LABEL_LINES &&
  length(cell) <= LABEL_LENGTH &&
  cell.every(({ heading, bullet }) => !heading && !bullet);

/**
 * Chooses the reading of a row from its non-empty cells. A table of dates and texts is read across, a
 * page laid out with a table is read cell by cell, as a person would.
 */
export const readingOf = (cells: readonly CellLines[]): RowReading => {
  if (cells.every((cell) => cell.length <= 1)) return 'across';
  const [first, last] = [cells[0] ?? [], cells.at(-1) ?? []];
  if (cells.length === 2) {
    // Two short cells of several lines each are two blocks (a name and an address), not a pair.
    if (first.length === 1 && isLabel(first)) return 'labelFirst';
    if (last.length === 1 && isLabel(last)) return 'labelLast';
    if (isLabel(first) && /\d/u.test(first[0]?.text ?? '') && last.length > first.length)
      return 'labelFirst';
    return 'cells';
  }
  return cells.every((cell) => cell.length <= SHORT_CELL_LINES && length(cell) <= 2 * LABEL_LENGTH)
    ? 'across'
    : 'cells';
};

const joined = (cell: CellLines): string => cell.map(({ text }) => text).join(' ');

const strongest = (cells: readonly CellLines[]): { fontSize: number; bold: boolean } => {
  const lines = cells.flat();
  return {
    fontSize: Math.max(0, ...lines.map(({ fontSize }) => fontSize)),
    bold: lines.some(({ bold }) => bold),
  };
};

/** Reads a row whose cells are short as one line, cells separated by tabs. */
export const acrossLine = (cells: readonly CellLines[]): DocumentLine | null => {
  const base = cells[0]?.[0];
  return base === undefined
    ? null
    : { ...base, ...strongest(cells), text: cells.map(joined).join('\t'), region: 'table' };
};

/** Reads a label beside a text: the label joins the first line of the text, in the order seen. */
export const labelledLines = (
  label: CellLines,
  body: CellLines,
  labelFirst: boolean,
): readonly DocumentLine[] => {
  const [head, ...rest] = body;
  if (head === undefined) return label;
  const text = labelFirst ? `${joined(label)}\t${head.text}` : `${head.text}\t${joined(label)}`;
  return [{ ...head, ...strongest([label, [head]]), text, region: 'table' }, ...rest];
};
