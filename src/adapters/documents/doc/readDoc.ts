import { readFormatting } from '#/adapters/documents/doc/formatting';
import type { Formatting } from '#/adapters/documents/doc/formatting';
import { openOle } from '#/adapters/documents/doc/oleFile';
import { openWordBinary } from '#/adapters/documents/doc/wordBinary';
import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type { FlowBlock, FlowCell, FlowLine } from '#/adapters/documents/flow/flowBlocks';
import { throwIfAborted } from '#/adapters/documents/parsed';
import type { Parse } from '#/adapters/documents/parsed';

const BEGIN = '\u0013';
const SEPARATOR = '\u0014';
const END = '\u0015';

/**
 * Blanks the instructions of fields (`HYPERLINK "..."`) and keeps their results.
 * The length never changes, so that positions stay those of the file; a blanked character is U+0000.
 */
const blankFieldCodes = (text: string): string => {
  if (!text.includes(BEGIN)) return text;
  const inCode: boolean[] = [];
  let hidden = 0;
  let result = '';
  for (const char of text) {
    if (char === BEGIN) {
      inCode.push(true);
      hidden += 1;
      result += '\0';
    } else if (char === SEPARATOR && inCode.length > 0) {
      if (inCode.at(-1) === true) hidden -= 1;
      inCode[inCode.length - 1] = false;
      result += '\0';
    } else if (char === END && inCode.length > 0) {
      if (inCode.pop() === true) hidden -= 1;
      result += '\0';
    } else result += hidden > 0 ? '\0'.repeat(char.length) : char;
  }
  return result;
};

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
const readStory = (
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

const PICTURE = '\u0001';

const count = (text: string, char: string): number => text.split(char).length - 1;

/** Reads a binary Word file (97 to 2003). */
export const readDoc: Parse = async (bytes, control) => {
  const word = openWordBinary(openOle(bytes));
  control.report(0.4);
  throwIfAborted(control.signal);
  const text = blankFieldCodes(word.text);
  const formatting = readFormatting(word);
  const story = (name: keyof typeof word.stories): readonly FlowBlock[] =>
    readStory(text, word.stories[name], formatting);
  const body = story('body');
  const boxes: FlowBlock = { kind: 'box', region: 'textBox', blocks: story('textBoxes') };
  const headers: FlowBlock = { kind: 'box', region: 'header', blocks: story('headers') };
  const flattened = flatten([headers, ...body, boxes, ...story('footnotes'), ...story('endnotes')]);
  control.report(1);
  const [from, to] = word.stories.body;
  const shown = text.slice(from, to);
  return {
    pages: 1 + count(shown, '\f'),
    lines: flattened.lines,
    layout: {
      columns: flattened.columns,
      tables: flattened.tables,
      textBoxes: flattened.textBoxes,
      images: count(shown, PICTURE),
    },
  };
};
