import type { OleFile } from '#/adapters/documents/doc/oleFile';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeUtf16, decodeWindows1252 } from '#/adapters/documents/text/windows1252';

/** A run of characters stored together: `start` and `end` count characters, `offset` bytes of the main stream. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly bytesPerCharacter: 1 | 2;
};

/** The stories of a binary Word file, one character per UTF-16 unit, as ranges of `text`. */
export type WordBinary = {
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly stories: {
    readonly body: readonly [number, number];
    readonly footnotes: readonly [number, number];
    readonly headers: readonly [number, number];
    readonly endnotes: readonly [number, number];
    readonly textBoxes: readonly [number, number];
  };
};

/** Offsets in the file information block, [MS-DOC] 2.5. */
const FIB = { magic: 0, version: 2, flags: 0x0a, counts: 0x4c, clx: 0x1a2 } as const;
const WORD_MAGIC = 0xa5ec;
const FIRST_VERSION = 0xc1;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const COMPRESSED = 0x40000000;
const PIECES = 0x02;
const PROPERTIES = 0x01;

const damaged = (detail: string): ReadingFailure => new ReadingFailure('damaged', detail);

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const readPieces = (clx: Uint8Array): readonly Piece[] => {
  const view = viewOf(clx);
  let at = 0;
  while (at + 3 <= clx.length && clx[at] === PROPERTIES) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > clx.length || clx[at] !== PIECES) throw damaged('piece table');
  const size = view.getUint32(at + 1, true);
  const count = Math.floor((size - 4) / 12);
  const base = at + 5;
  if (count < 1 || base + size > clx.length) throw damaged('piece table size');
  return Array.from({ length: count }, (_, index): Piece => {
    const start = view.getUint32(base + index * 4, true);
    const end = view.getUint32(base + index * 4 + 4, true);
    const raw = view.getUint32(base + (count + 1) * 4 + index * 8 + 2, true);
    if (end < start) throw damaged('piece order');
    return (raw & COMPRESSED) === 0
      ? { start, end, offset: raw, bytesPerCharacter: 2 }
      : { start, end, offset: (raw & ~COMPRESSED) >>> 1, bytesPerCharacter: 1 };
  });
};

const pieceText = (main: Uint8Array, { start, end, offset, bytesPerCharacter }: Piece): string => {
  const bytes = main.subarray(offset, offset + (end - start) * bytesPerCharacter);
  if (bytes.length < (end - start) * bytesPerCharacter) throw damaged('piece outside the stream');
  return bytesPerCharacter === 1 ? decodeWindows1252(bytes) : decodeUtf16(bytes);
};

/** Opens the Word streams of a compound file. Throws `ReadingFailure`: `encrypted`, `unsupported`, `damaged`. */
export const openWordBinary = (ole: OleFile): WordBinary => {
  if (ole.names.includes('EncryptedPackage')) throw new ReadingFailure('encrypted', 'OOXML');
  const main = ole.stream('WordDocument');
  if (main === null) throw new ReadingFailure('unsupported', 'no Word stream');
  if (main.length < FIB.clx + 8) throw damaged('information block');
  const view = viewOf(main);
  if (view.getUint16(FIB.magic, true) !== WORD_MAGIC) throw damaged('information block magic');
  const flags = view.getUint16(FIB.flags, true);
  if ((flags & ENCRYPTED) !== 0) throw new ReadingFailure('encrypted', 'Word binary');
  if (view.getUint16(FIB.version, true) < FIRST_VERSION)
    throw new ReadingFailure('unsupported', 'Word 95');
  const table = ole.stream((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table');
  if (table === null) throw damaged('no table stream');
  const clxStart = view.getUint32(FIB.clx, true);
  const pieces = readPieces(table.subarray(clxStart, clxStart + view.getUint32(FIB.clx + 4, true)));
  const text = pieces.map((piece) => pieceText(main, piece)).join('');

  // Order of the stories: body, footnotes, headers, macros, comments, endnotes, text boxes.
  let at = 0;
  const story = (index: number): readonly [number, number] => {
    const start = at;
    at = Math.min(text.length, at + Math.max(0, view.getInt32(FIB.counts + index * 4, true)));
    return [start, at];
  };
  const body = story(0);
  const footnotes = story(1);
  const headers = story(2);
  story(3);
  story(4);
  const endnotes = story(5);
  const textBoxes = story(6);
  return { main, table, pieces, text, stories: { body, footnotes, headers, endnotes, textBoxes } };
};
