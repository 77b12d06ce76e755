import { MAX_DEPTH } from '#/adapters/documents/documentLimits';
import type { FlowBlock, FlowCell, FlowLine, FlowRow } from '#/adapters/documents/flow/flowBlocks';
import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { splitBullet } from '#/adapters/documents/text/bullets';
import { cleanText } from '#/adapters/documents/text/clean';
import type { DocumentLine, LineRegion } from '#/domain/cv/document';

/**
 * Five single letters or more, each followed by a space; wider spaces part the words.
 * Four would also catch lists of driving licences (`A B C D`).
 */
const SPACED =
  /(?<![\p{L}\p{N}])\p{L}(?:[ \u00a0]\p{L}){4,}(?:[ \u00a0]{2,}\p{L}(?:[ \u00a0]\p{L})*)*(?![\p{L}\p{N}])/gu;

/**
 * Joins words typed with a space between letters (`P R O F I L`). Where the writer put wider spaces
 * between words they part the words, so the text must come before its spaces are collapsed.
 */
export const joinSpacedLetters = (text: string): string =>
  text.replace(SPACED, (run) =>
    run
      .split(/[ \u00a0]{2,}/u)
      .map((word) => word.replace(/[ \u00a0]/gu, ''))
      .join(' '),
  );

/** The lines of one cell, already flattened. */
type CellLines = readonly DocumentLine[];

/** How a row of a table is read: across, line by line across, as a label with its text, or cell after cell. */
export type RowReading = 'across' | 'lines' | 'labelFirst' | 'labelLast' | 'cells';

const LABEL_LINES = 2;
const LABEL_LENGTH = 60;
const SHORT_CELL_LINES = 2;

const PAIRED_LINES = 4;

/** Who and what in a few lines, and beside them where and when: their lines stand level. */
const areLevel = (first: CellLines, last: CellLines): boolean =>
  [first, last].every(
    (cell) =>
      cell.length > 1 &&
      cell.length <= PAIRED_LINES &&
      cell.every(
        ({ heading, bullet, text }) => !heading && !bullet && text.length <= LABEL_LENGTH + 20,
      ),
  ) && first.some(({ text }) => isDateCell(text)) !== last.some(({ text }) => isDateCell(text));

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
const readingOf = (cells: readonly CellLines[]): RowReading => {
  if (cells.every((cell) => cell.length <= 1)) return 'across';
  const [first, last] = [cells[0] ?? [], cells.at(-1) ?? []];
  if (cells.length === 2) {
    // Two short cells of several lines each are two blocks (a name and an address), not a pair.
    if (first.length === 1 && isLabel(first)) return 'labelFirst';
    if (last.length === 1 && isLabel(last)) return 'labelLast';
    if (isLabel(first) && /\d/u.test(first[0]?.text ?? '') && last.length > first.length)
      return 'labelFirst';
    return areLevel(first, last) ? 'lines' : 'cells';
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
const acrossLine = (cells: readonly CellLines[]): DocumentLine | null => {
  const base = cells[0]?.[0];
  return base === undefined
    ? null
    : { ...base, ...strongest(cells), text: cells.map(joined).join('\t'), region: 'table' };
};

const datesFirst = (cell: CellLines): CellLines => [
  ...cell.filter(({ text }) => isDateCell(text)),
  ...cell.filter(({ text }) => !isDateCell(text)),
];

/** Reads two cells whose lines stand level: each line of one with that of the other, the date with what heads the row. */
const levelLines = (first: CellLines, last: CellLines): readonly DocumentLine[] =>
  Array.from({ length: Math.max(first.length, last.length) }).flatMap((_, at) => {
    const row = [datesFirst(first)[at], datesFirst(last)[at]].flatMap((line) =>
      line === undefined ? [] : [[line]],
    );
    const line = acrossLine(row);
    return line === null ? [] : [line];
  });

/** Reads a label beside a text: the label joins the first line of the text, in the order seen. */
const labelledLines = (
  label: CellLines,
  body: CellLines,
  labelFirst: boolean,
): readonly DocumentLine[] => {
  const [head, ...rest] = body;
  if (head === undefined) return label;
  const text = labelFirst ? `${joined(label)}\t${head.text}` : `${head.text}\t${joined(label)}`;
  return [{ ...head, ...strongest([label, [head]]), text, region: 'table' }, ...rest];
};

/** A side column is at most this share of its table's width. */
const SIDE_WIDTH = 0.42;

/** The lines of a document that flows, and what its blocks were. */
export type Flattened = {
  readonly lines: readonly DocumentLine[];
  readonly tables: boolean;
  readonly textBoxes: boolean;
  readonly columns: 1 | 2;
};

type State = { block: number; tables: boolean; textBoxes: boolean; columns: 1 | 2 };

const COLUMN_LINES = 4;

const toLine = (line: FlowLine, region: LineRegion, block: number): DocumentLine | null => {
  const { text, bullet } = splitBullet(cleanText(joinSpacedLetters(line.text)));
  if (text === '') return null;
  return {
    text,
    page: line.page,
    region,
    fontSize: line.fontSize,
    bold: line.bold,
    gapBefore: line.gapBefore,
    block,
    heading: line.heading,
    bullet: line.bullet || bullet,
    places: [],
  };
};

/** In a table of several rows a cell of so few lines belongs to its row: it is no column of the page. */
const MAX_ROW_LABEL_LINES = 6;

const inColumn = (lines: CellLines, { width }: FlowCell, rows: number): CellLines =>
  width > 0 && width <= SIDE_WIDTH && (rows === 1 || lines.length > MAX_ROW_LABEL_LINES)
    ? lines.map((line) => (line.region === 'body' ? { ...line, region: 'side' } : line))
    : lines;

const flattenRow = (
  row: FlowRow,
  rows: number,
  region: LineRegion,
  state: State,
  depth: number,
): CellLines => {
  const cells = row
    .map((cell) => {
      state.block += 1;
      return { cell, lines: flattenInto(cell.blocks, region, state, depth + 1) };
    })
    .filter(({ lines }) => lines.length > 0);
  state.block += 1;
  const lines = cells.map((entry) => entry.lines);
  const [first = [], second = []] = lines;
  if (lines.length <= 1) return first;
  const reading = readingOf(lines);
  if (reading === 'cells') {
    if (lines.filter((column) => column.length >= COLUMN_LINES).length >= 2) state.columns = 2;
    return cells.flatMap(({ cell, lines: column }) => inColumn(column, cell, rows));
  }
  state.tables = true;
  if (reading === 'lines') return levelLines(first, second);
  if (reading === 'labelFirst') return labelledLines(first, second, true);
  if (reading === 'labelLast') return labelledLines(second, first, false);
  const line = acrossLine(lines);
  return line === null ? [] : [line];
};

const isEmpty = (cell: FlowCell): boolean =>
  cell.blocks.every(
    (block) => block.kind === 'gap' || (block.kind === 'line' && block.text.trim() === ''),
  );

/** First column of the grid that each cell of a row takes. */
const startsOf = (row: FlowRow): readonly number[] => {
  let next = 0;
  return row.map(({ columns = 1 }) => {
    next += columns;
    return next - columns;
  });
};

const MIN_COLUMN_BLOCKS = 6;

const isLong = ({ rows = 1, blocks }: FlowCell): boolean =>
  rows > 1 && blocks.length >= MIN_COLUMN_BLOCKS;

/**
 * A page laid out with a table where one long cell stands beside several rows: a column beside others. Each
 * is read whole, with what heads it in the row above; other rows stay as they are.
 */
const columnsApart = (rows: readonly FlowRow[]): readonly (readonly FlowRow[])[] => {
  const parts: (readonly FlowRow[])[] = [];
  let done = 0;
  rows.forEach((row, from) => {
    const at = row.length > 1 && from >= done ? row.findIndex(isLong) : -1;
    const long = row[at];
    if (long === undefined) return;
    const column = startsOf(row)[at] ?? 0;
    const above = from > done ? (rows[from - 1] ?? []) : [];
    const head = startsOf(above).indexOf(column);
    const heading = head > 0 ? above[head] : undefined;
    const first = heading === undefined || isEmpty(heading) ? from : from - 1;
    const end = column + (long.columns ?? 1);
    const columns: [FlowRow[], FlowRow[], FlowRow[]] = [[], [], []];
    const next = from + (long.rows ?? 1);
    for (const one of rows.slice(first, next)) {
      const starts = startsOf(one);
      const before = one.filter((_, index) => (starts[index] ?? 0) < column);
      const after = one.filter((_, index) => (starts[index] ?? 0) >= end);
      const cells = [before, one.slice(before.length, one.length - after.length), after];
      for (const [place, part] of cells.entries())
        if (!part.every(isEmpty)) columns[place]?.push(part);
    }
    parts.push(rows.slice(done, first), ...columns);
    done = next;
  });
  return [...parts, rows.slice(done)].filter((part) => part.length > 0);
};

const flattenInto = (
  blocks: readonly FlowBlock[],
  region: LineRegion,
  state: State,
  depth: number,
): readonly DocumentLine[] => {
  if (depth > MAX_DEPTH) throw new ReadingFailure('damaged', 'nesting');
  const lines: DocumentLine[] = [];
  for (const block of blocks) {
    if (block.kind === 'line') {
      const line = toLine(block, region, state.block);
      if (line !== null) lines.push(line);
    } else if (block.kind === 'gap') continue;
    else if (block.kind === 'table') {
      for (const rows of columnsApart(block.rows))
        lines.push(...rows.flatMap((row) => flattenRow(row, rows.length, region, state, depth)));
    } else {
      state.block += 1;
      const inner = flattenInto(block.blocks, block.region, state, depth + 1);
      if (inner.length > 0 && block.region === 'textBox') state.textBoxes = true;
      lines.push(...inner);
      state.block += 1;
    }
  }
  return lines;
};

/** Turns blocks into lines in reading order. */
export const flatten = (blocks: readonly FlowBlock[]): Flattened => {
  const state: State = { block: 1, tables: false, textBoxes: false, columns: 1 };
  const lines = flattenInto(blocks, 'body', state, 0);
  return { lines, tables: state.tables, textBoxes: state.textBoxes, columns: state.columns };
};
