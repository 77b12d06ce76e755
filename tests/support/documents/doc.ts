import { makeOle } from '#tests/support/documents/ole';
import { toWindows1252 } from '#tests/support/documents/pdf';

export type DocOptions = {
  /** Stores the text as UTF-16 instead of Windows-1252. */
  readonly unicode?: boolean;
  readonly encrypted?: boolean;
  /** Paragraphs of text boxes, which Word keeps apart from the body. */
  readonly textBox?: readonly string[];
};

const FIB_SIZE = 0x1b0;
const TEXT_OFFSET = 0x400;
const MIN_MAIN = 4096;
const COMPRESSED = 0x40000000;

/** The mark that ends a cell; two in a row end the row. */
export const CELL_MARK = '\u0007';

/** Writes a field as Word keeps it: its instruction, then its result. */
export const field = (instruction: string, result: string): string =>
  `\u0013${instruction}\u0014${result}\u0015`;

const utf16 = (text: string): readonly number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((code) => [
    code & 0xff,
    code >> 8,
  ]);

/**
 * Writes a binary Word file (97 to 2003) with a piece table of two pieces and no formatting.
 * A line feed in a paragraph becomes a line break.
 */
export const makeDoc = (paragraphs: readonly string[], options: DocOptions = {}): Uint8Array => {
  const { unicode = false, encrypted = false, textBox = [] } = options;
  const story = (lines: readonly string[]): string =>
    lines
      .map((line) => `${line.replaceAll('\n', '\u000b')}${line.endsWith(CELL_MARK) ? '' : '\r'}`)
      .join('');
  const body = story(paragraphs);
  const boxes = textBox.length === 0 ? '' : story(textBox);
  const text = body + boxes;
  const middle = Math.floor(text.length / 2);
  const encode = unicode ? utf16 : toWindows1252;
  const bytesPerCharacter = unicode ? 2 : 1;
  const encoded = encode(text);

  const main = new Uint8Array(Math.max(MIN_MAIN, TEXT_OFFSET + encoded.length));
  main.set(encoded, TEXT_OFFSET);
  const fib = new DataView(main.buffer);
  fib.setUint16(0, 0xa5ec, true);
  fib.setUint16(2, 0xc1, true);
  fib.setUint16(0x0a, 0x0200 | (encrypted ? 0x0100 : 0), true);
  fib.setUint16(0x20, 14, true);
  fib.setUint16(0x3e, 22, true);
  fib.setUint32(0x4c, body.length, true);
  fib.setUint32(0x64, boxes.length, true);

  const pieces = [0, middle].map((start) => ({
    start,
    raw: unicode
      ? TEXT_OFFSET + start * bytesPerCharacter
      : COMPRESSED | ((TEXT_OFFSET + start) * 2),
  }));
  const size = (pieces.length + 1) * 4 + pieces.length * 8;
  const table = new Uint8Array(5 + size);
  const view = new DataView(table.buffer);
  table[0] = 2;
  view.setUint32(1, size, true);
  [...pieces.map(({ start }) => start), text.length].forEach((position, index) =>
    view.setUint32(5 + index * 4, position, true),
  );
  pieces.forEach(({ raw }, index) =>
    view.setUint32(5 + (pieces.length + 1) * 4 + index * 8 + 2, raw, true),
  );
  fib.setUint32(0x1a2, 0, true);
  fib.setUint32(0x1a6, table.length, true);
  if (main.length < FIB_SIZE) throw new Error('the information block does not fit');
  return makeOle({ WordDocument: main, '1Table': table });
};

/** Writes the compound file in which Office keeps a DOCX that has a password. */
export const makeEncryptedDocx = (): Uint8Array =>
  makeOle({ EncryptionInfo: new Uint8Array(64), EncryptedPackage: new Uint8Array(4096).fill(7) });
