import type { Formatting } from '#/adapters/documents/doc/formatting';
import {
  flowLine,
  type FlowBlock,
  type FlowCell,
  type FlowLine,
} from '#/adapters/documents/flow/flowBlocks';

const PARAGRAPH = '\r';
const CELL = '\u0007';
const PAGE = '\f';
const LINE = '\u000b';

/** Replaces the special characters of Word by text. */
const plain = (text: string): string =>
  text
    .replaceAll('\u001e', '-')
    .replaceAll('\u001f', '')
    .replaceAll('\u00a0', ' ')
    .replace(/(?!\t)\p{Cc}/gu, '');

type State = {
  blocks: FlowBlock[];
  rows: FlowCell[][];
  row: FlowCell[];
  cell: FlowBlock[];
  page: number;
  empties: number;
};

const closeTable = (state: State): void => {
  if (state.row.length > 0) state.rows.push(state.row);
  if (state.rows.length > 0) state.blocks.push({ kind: 'table', rows: state.rows });
  state.rows = [];
  state.row = [];
};

/**
 * Splits a story into lines and tables. Cells end with a mark of their own; a row ends with one more
 * mark, known by its paragraph properties or, where those cannot be read, by standing alone.
 */
export const readStory = (
  text: string,
  range: readonly [number, number],
  looks: Formatting,
): readonly FlowBlock[] => {
  const state: State = { blocks: [], rows: [], row: [], cell: [], page: 1, empties: 0 };
  const [from, to] = range;

  const lines = (start: number, end: number): readonly FlowLine[] => {
    const look = looks.paragraph(end);
    const read: FlowLine[] = [];
    let lineStart = start;
    for (let at = start; at <= end; at += 1) {
      if (at < end && text[at] !== LINE) continue;
      const words = plain(
        looks
          .kept(lineStart, at)
          .map(([a, b]) => text.slice(a, b))
          .join(''),
      );
      const first = read.length === 0;
      if (words.trim() !== '')
        read.push(
          flowLine(words, {
            ...looks.text(lineStart, at),
            page: state.page,
            heading: look.heading,
            bullet: first && look.list,
            gapBefore: first ? state.empties : 0,
          }),
        );
      lineStart = at + 1;
    }
    state.empties = read.length === 0 ? state.empties + 1 : 0;
    return read;
  };

  let start = from;
  for (let at = from; at < to; at += 1) {
    const char = text[at];
    if (char !== PARAGRAPH && char !== CELL && char !== PAGE) continue;
    const { inTable, rowEnd } = looks.paragraph(at);
    const empty = plain(text.slice(start, at)).trim() === '';
    if (char === CELL) {
      const ends = rowEnd ?? (start === at && state.cell.length === 0 && state.row.length > 0);
      if (ends) {
        state.rows.push(state.row);
        state.row = [];
      } else {
        state.row.push({ blocks: [...state.cell, ...lines(start, at)], width: 0 });
      }
      state.cell = [];
    } else if (inTable ?? (state.row.length > 0 && !empty)) state.cell.push(...lines(start, at));
    else {
      closeTable(state);
      state.blocks.push(...state.cell, ...lines(start, at));
      state.cell = [];
    }
    if (char === PAGE) state.page += 1;
    start = at + 1;
  }
  closeTable(state);
  state.blocks.push(...state.cell, ...lines(start, to));
  return state.blocks;
};
