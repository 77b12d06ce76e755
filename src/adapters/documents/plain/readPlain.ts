import { flowLine } from '#/adapters/documents/flow/blocks';
import { flatten } from '#/adapters/documents/flow/flatten';
import type { Parse, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeText } from '#/adapters/documents/text/decodeText';

/** Lines of a plain text, blank ones told by the gap before the next. */
export const plainLines = (text: string): ParsedDocument => {
  let blank = 0;
  let page = 1;
  const blocks = text.split(/\r\n|[\n\r\u2028\u2029]|(?=\f)/u).map((raw) => {
    if (raw.startsWith('\f')) page += 1;
    const line = flowLine(raw, { gapBefore: blank, page });
    blank = raw.trim() === '' ? blank + 1 : 0;
    return line;
  });
  const { lines } = flatten(blocks);
  return { pages: page, lines, layout: { columns: 1, tables: false, textBoxes: false, images: 0 } };
};

/** Reads a plain text file. */
export const readPlain: Parse = async (bytes) => {
  const parsed = plainLines(decodeText(bytes));
  if (parsed.lines.length === 0) throw new ReadingFailure('empty');
  return parsed;
};
