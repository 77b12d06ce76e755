/** A font as PDF embeds it: what its glyphs measure, which one draws a character, and a file with those that are used. */
export type TrueTypeFont = {
  /** As the PDF names it. */
  readonly name: string;
  /** In thousandths of the size. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** The glyph of a character; 0 where the font has none. */
  readonly glyphOf: (codePoint: number) => number;
  /** Advance of a glyph, in thousandths of the size. */
  readonly widthOf: (glyph: number) => number;
  /** The file with the outlines of these glyphs alone; every glyph keeps its number. */
  readonly withGlyphs: (glyphs: ReadonlySet<number>) => Uint8Array;
};

// Tables that a PDF reader needs of a font whose glyphs are named by number.
const TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;
const LONG_OFFSETS = 1;

const MORE_COMPONENTS = 0x20;
const WORD_ARGUMENTS = 0x01;
const ONE_SCALE = 0x08;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

const tablesOf = (file: DataView): ReadonlyMap<string, DataView> => {
  const tables = new Map<string, DataView>();
  const count = file.getUint16(4);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => file.getUint8(entry + index)));
    const offset = file.byteOffset + file.getUint32(entry + 8);
    tables.set(tag, new DataView(file.buffer, offset, file.getUint32(entry + 12)));
  }
  return tables;
};

/** Characters by segments: format 4 of the table `cmap`, which every font for Windows has. */
const glyphFinder = (cmap: DataView): ((codePoint: number) => number) => {
  const count = cmap.getUint16(2);
  for (let at = 0; at < count; at += 1) {
    const offset = cmap.getUint32(8 + at * 8);
    if (cmap.getUint16(4 + at * 8) !== 3 || cmap.getUint16(offset) !== 4) continue;
    const segments = cmap.getUint16(offset + 6) / 2;
    const ends = offset + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const ranges = deltas + segments * 2;
    return (codePoint) => {
      for (let segment = 0; segment < segments; segment += 1) {
        if (cmap.getUint16(ends + segment * 2) < codePoint) continue;
        const start = cmap.getUint16(starts + segment * 2);
        if (start > codePoint) return 0;
        const delta = cmap.getUint16(deltas + segment * 2);
        const range = cmap.getUint16(ranges + segment * 2);
        if (range === 0) return (codePoint + delta) & 0xffff;
        const glyph = cmap.getUint16(ranges + segment * 2 + range + (codePoint - start) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  return () => 0;
};

/** Glyphs that a glyph is put together from: an accented letter from its letter and its accent. */
const componentsOf = (glyph: DataView): readonly number[] => {
  if (glyph.byteLength < 10 || glyph.getInt16(0) >= 0) return [];
  const components: number[] = [];
  let at = 10;
  let flags = MORE_COMPONENTS;
  while ((flags & MORE_COMPONENTS) !== 0) {
    flags = glyph.getUint16(at);
    components.push(glyph.getUint16(at + 2));
    at += 4 + ((flags & WORD_ARGUMENTS) === 0 ? 2 : 4);
    if ((flags & ONE_SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & MATRIX) !== 0) at += 8;
  }
  return components;
};

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const checksum = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
};

const fileOf = (tables: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const head = 12 + tables.size * 16;
  const total = [...tables.values()].reduce((sum, one) => sum + padded(one.byteLength), head);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x0001_0000);
  view.setUint16(4, tables.size);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, tables.size * 16 - power * 16);
  let offset = head;
  for (const [index, [tag, bytes]] of [...tables].entries()) {
    file.set(bytes, offset);
    const entry = 12 + index * 16;
    for (const [at, letter] of [...tag].entries()) file[entry + at] = letter.charCodeAt(0);
    view.setUint32(entry + 4, checksum(file.subarray(offset, offset + padded(bytes.byteLength))));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.byteLength);
    offset += padded(bytes.byteLength);
  }
  return file;
};

const bytesOf = (view: DataView): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Reads a TrueType file with outlines; throws on anything else, since the fonts are ours. */
export const readTrueType = (name: string, bytes: ArrayBuffer): TrueTypeFont => {
  const tables = tablesOf(new DataView(bytes));
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`${name} has no table ${tag}`);
    return found;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const [loca, glyf] = [table('loca'), table('glyf')];
  const scale = 1000 / head.getUint16(18);
  const isLong = head.getInt16(50) === LONG_OFFSETS;
  const count = table('maxp').getUint16(4);
  const advances = hhea.getUint16(34);
  const offsetOf = (glyph: number): number =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
  const outline = (glyph: number): DataView =>
    new DataView(
      glyf.buffer,
      glyf.byteOffset + offsetOf(glyph),
      offsetOf(glyph + 1) - offsetOf(glyph),
    );
  const measured = (at: number): number => Math.round(head.getInt16(at) * scale);

  return {
    name,
    ascent: Math.round(hhea.getInt16(4) * scale),
    descent: Math.round(hhea.getInt16(6) * scale),
    box: [measured(36), measured(38), measured(40), measured(42)],
    glyphOf: glyphFinder(table('cmap')),
    widthOf: (glyph) => hmtx.getUint16(Math.min(glyph, advances - 1) * 4) * scale,
    withGlyphs: (glyphs) => {
      const needed = new Set<number>([0, ...glyphs]);
      for (const glyph of needed) for (const part of componentsOf(outline(glyph))) needed.add(part);
      const offsets = new DataView(new ArrayBuffer((count + 1) * 4));
      const parts: Uint8Array[] = [];
      let length = 0;
      for (let glyph = 0; glyph < count; glyph += 1) {
        offsets.setUint32(glyph * 4, length);
        if (!needed.has(glyph)) continue;
        const part = new Uint8Array(padded(outline(glyph).byteLength));
        part.set(bytesOf(outline(glyph)));
        parts.push(part);
        length += part.byteLength;
      }
      offsets.setUint32(count * 4, length);
      const outlines = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        outlines.set(part, at);
        at += part.byteLength;
      }
      const newHead = bytesOf(head).slice();
      new DataView(newHead.buffer).setInt16(50, LONG_OFFSETS);
      const made: Readonly<Record<string, Uint8Array>> = {
        head: newHead,
        loca: bytesOf(offsets),
        glyf: outlines,
      };
      return fileOf(
        new Map(
          TABLES.flatMap((tag) => {
            const known = tables.get(tag);
            const bytesOfTable = made[tag] ?? (known && bytesOf(known));
            return bytesOfTable === undefined ? [] : [[tag, bytesOfTable] as const];
          }),
        ),
      );
    },
  };
};
