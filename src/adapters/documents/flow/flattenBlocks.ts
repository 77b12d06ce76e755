import { MAX_DEPTH } from '#/adapters/documents/documentLimits';
import type { FlowBlock, FlowCell, FlowLine, FlowRow } from '#/adapters/documents/flow/flowBlocks';
import {
  acrossLine,
  labelledLines,
  readingOf,
  type CellLines,
} from '#/adapters/documents/flow/tableRow';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { splitBullet } from '#/adapters/documents/text/bullets';
import { cleanText } from '#/adapters/documents/text/clean';
import { joinSpacedLetters } from '#/adapters/documents/text/letterSpacing';
import type { DocumentLine, LineRegion } from '#/domain/cv/document';

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
  if (reading === 'labelFirst') return labelledLines(first, second, true);
  if (reading === 'labelLast') return labelledLines(second, first, false);
  const line = acrossLine(lines);
  return line === null ? [] : [line];
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
    } else if (block.kind === 'table') {
      for (const row of block.rows)
        lines.push(...flattenRow(row, block.rows.length, region, state, depth));
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
