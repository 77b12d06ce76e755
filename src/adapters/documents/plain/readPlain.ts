import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type { FlowBlock, FlowLine } from '#/adapters/documents/flow/flowBlocks';
import type { Parse, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeText } from '#/adapters/documents/text/decodeText';
import { textStretches } from '#/domain/cv/lines/textColumns';

/** The shares of the page that two columns of plain text are taken to have. */
const MAIN_WIDTH = 0.65;
const SIDE_WIDTH = 0.35;

/** Lines of a plain text, blank ones told by the gap before the next; columns set apart by spaces are read apart. */
export const plainLines = (text: string): ParsedDocument => {
  let page = 1;
  const linesOf = (column: readonly string[]): FlowLine[] => {
    let blank = 0;
    return column.map((raw) => {
      if (raw.startsWith('\f')) page += 1;
      const line = flowLine(raw, { gapBefore: blank, page });
      blank = raw.trim() === '' ? blank + 1 : 0;
      return line;
    });
  };
  const blocks = textStretches(text.split(/\r\n|[\n\r\u2028\u2029]|(?=\f)/u)).flatMap(
    (stretch): FlowBlock[] => {
      if (stretch.kind === 'lines') return linesOf(stretch.lines);
      const main = { blocks: linesOf(stretch.main), width: MAIN_WIDTH };
      const side = { blocks: linesOf(stretch.side), width: SIDE_WIDTH };
      return [{ kind: 'table', rows: [[main, side]] }];
    },
  );
  const { lines, columns } = flatten(blocks);
  return { pages: page, lines, layout: { columns, tables: false, textBoxes: false, images: 0 } };
};

/** Reads a plain text file. */
export const readPlain: Parse = async (bytes) => {
  const parsed = plainLines(decodeText(bytes));
  if (parsed.lines.length === 0) throw new ReadingFailure('empty');
  return parsed;
};
