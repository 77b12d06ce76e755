import type { Piece, WordBinary } from '#/adapters/documents/doc/wordBinary';

export type TextLook = { readonly bold: boolean; readonly fontSize: number };

/** `inTable` and `rowEnd` are undefined where the file's paragraph properties cannot be read. */
export type ParagraphLook = {
  readonly heading: boolean;
  readonly list: boolean;
  readonly inTable: boolean | undefined;
  readonly rowEnd: boolean | undefined;
};

/** What characters and paragraphs look like; positions count characters, ranges are half open. */
export type Formatting = {
  readonly text: (start: number, end: number) => TextLook;
  readonly paragraph: (at: number) => ParagraphLook;
  /** The parts of a range that are neither hidden nor deleted by tracked changes. */
  readonly kept: (start: number, end: number) => readonly (readonly [number, number])[];
};

/** Property modifiers of [MS-DOC] 2.6 that matter for text. */
const SPRM = {
  bold: 0x0835,
  deleted: 0x0800,
  hidden: 0x083c,
  halfPoints: 0x4a43,
  inTable: 0x2416,
  rowEnd: 0x2417,
  outline: 0x2640,
  list: 0x460b,
} as const;

/** Where the file information block keeps the bin tables. */
const BINS = { character: 0xfa, paragraph: 0x102 } as const;
const PAGE_SIZE = 512;
const LARGE_OPERAND = new Set([0xd606, 0xd608]);
const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3] as const;
const LAST_HEADING_STYLE = 9;

type Run = {
  readonly start: number;
  readonly end: number;
  readonly modifiers: ReadonlyMap<number, number>;
  readonly style: number;
};

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const readModifiers = (bytes: Uint8Array): ReadonlyMap<number, number> => {
  const view = viewOf(bytes);
  const modifiers = new Map<number, number>();
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = view.getUint16(at, true);
    at += 2;
    const fixed = OPERAND_SIZES[code >> 13] ?? 1;
    if (fixed === 0) {
      at +=
        LARGE_OPERAND.has(code) && at + 2 <= bytes.length
          ? view.getUint16(at, true) + 1
          : (bytes[at] ?? 0) + 1;
      continue;
    }
    if (at + fixed > bytes.length) break;
    modifiers.set(code, fixed === 2 ? view.getUint16(at, true) : (bytes[at] ?? 0));
    at += fixed;
  }
  return modifiers;
};

/** Reads the 512-byte pages that a bin table points to: runs in byte offsets of the main stream. */
const readRuns = ({ main, table }: WordBinary, kind: keyof typeof BINS): readonly Run[] => {
  const fib = viewOf(main);
  const start = fib.getUint32(BINS[kind], true);
  const bin = table.subarray(start, start + fib.getUint32(BINS[kind] + 4, true));
  const count = Math.floor((bin.length - 4) / 8);
  const runs: Run[] = [];
  for (let i = 0; i < count; i += 1) {
    const number = viewOf(bin).getUint32((count + 1) * 4 + i * 4, true) & 0x3fffff;
    const page = main.subarray(number * PAGE_SIZE, (number + 1) * PAGE_SIZE);
    if (page.length < PAGE_SIZE) continue;
    const view = viewOf(page);
    const size = page[PAGE_SIZE - 1] ?? 0;
    const entrySize = kind === 'character' ? 1 : 13;
    if ((size + 1) * 4 + size * entrySize >= PAGE_SIZE) continue;
    for (let run = 0; run < size; run += 1) {
      const at = (page[(size + 1) * 4 + run * entrySize] ?? 0) * 2;
      let content = new Uint8Array();
      if (at > 0) {
        const first = page[at] ?? 0;
        if (kind === 'character') content = page.slice(at + 1, at + 1 + first);
        else
          content =
            first === 0
              ? page.slice(at + 2, at + 2 + 2 * (page[at + 1] ?? 0))
              : page.slice(at + 1, at + 2 * first);
      }
      const style =
        kind === 'paragraph' && content.length >= 2 ? viewOf(content).getUint16(0, true) : 0;
      runs.push({
        start: view.getUint32(run * 4, true),
        end: view.getUint32(run * 4 + 4, true),
        modifiers: readModifiers(kind === 'paragraph' ? content.subarray(2) : content),
        style,
      });
    }
  }
  return runs.sort((a, b) => a.start - b.start);
};

const findPiece = (pieces: readonly Piece[], at: number): Piece | undefined =>
  pieces.find(({ start, end }) => at >= start && at < end);

const findRun = (runs: readonly Run[], offset: number): Run | undefined => {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run === undefined) return undefined;
    if (offset < run.start) high = middle - 1;
    else if (offset >= run.end) low = middle + 1;
    else return run;
  }
  return undefined;
};

/** Reads the formatting pages of a Word file. */
export const readFormatting = (word: WordBinary): Formatting => {
  const characters = readRuns(word, 'character');
  const paragraphs = readRuns(word, 'paragraph');

  const runAt = (runs: readonly Run[], at: number): { run: Run | undefined; until: number } => {
    const piece = findPiece(word.pieces, at);
    if (piece === undefined) return { run: undefined, until: at + 1 };
    const run = findRun(runs, piece.offset + (at - piece.start) * piece.bytesPerCharacter);
    const last =
      run === undefined
        ? at + 1
        : piece.start + Math.ceil((run.end - piece.offset) / piece.bytesPerCharacter);
    return { run, until: Math.max(at + 1, Math.min(last, piece.end)) };
  };

  const walk = (
    start: number,
    end: number,
    visit: (run: Run | undefined, from: number, to: number) => void,
  ): void => {
    for (let at = start; at < end;) {
      const { run, until } = runAt(characters, at);
      visit(run, at, Math.min(until, end));
      at = until;
    }
  };

  return {
    text: (start, end) => {
      let bold = 0;
      let fontSize = 0;
      walk(start, end, (run, from, to) => {
        if (run?.modifiers.get(SPRM.bold) === 1) bold += to - from;
        fontSize = Math.max(fontSize, (run?.modifiers.get(SPRM.halfPoints) ?? 0) / 2);
      });
      return { bold: bold * 2 > end - start, fontSize };
    },
    paragraph: (at) => {
      const { run } = runAt(paragraphs, at);
      if (run === undefined)
        return { heading: false, list: false, inTable: undefined, rowEnd: undefined };
      return {
        heading:
          (run.style >= 1 && run.style <= LAST_HEADING_STYLE) ||
          (run.modifiers.get(SPRM.outline) ?? 9) < 9,
        list: (run.modifiers.get(SPRM.list) ?? 0) > 0,
        inTable: run.modifiers.get(SPRM.inTable) === 1,
        rowEnd: run.modifiers.get(SPRM.rowEnd) === 1,
      };
    },
    kept: (start, end) => {
      const ranges: [number, number][] = [];
      walk(start, end, (run, from, to) => {
        if (run?.modifiers.get(SPRM.deleted) === 1 || run?.modifiers.get(SPRM.hidden) === 1) return;
        ranges.push([from, to]);
      });
      return ranges;
    },
  };
};
