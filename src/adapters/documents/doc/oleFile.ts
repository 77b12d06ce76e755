import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeUtf16 } from '#/adapters/documents/text/windows1252';

/** The streams of an OLE compound file ([MS-CFB]), by name. */
export type OleFile = {
  readonly names: readonly string[];
  /** The bytes of a stream, or null when there is none. Throws `ReadingFailure('damaged')` on a broken chain. */
  readonly stream: (name: string) => Uint8Array | null;
};

const END_OF_CHAIN = 0xfffffffe;
const LAST_REGULAR_SECTOR = 0xfffffffa;
const HEADER_SIZE = 512;
const HEADER_DIFAT = 109;
const ENTRY_SIZE = 128;
const STREAM = 2;
const ROOT = 5;

type Entry = { readonly type: number; readonly start: number; readonly size: number };

const damaged = (detail: string): ReadingFailure => new ReadingFailure('damaged', detail);

/** Follows a chain of sectors; a loop or an end outside the file is damage. */
const chain = (table: Uint32Array, start: number): readonly number[] => {
  const sectors: number[] = [];
  for (let sector = start; sector !== END_OF_CHAIN; sector = table[sector] ?? 0xffffffff) {
    if (sector > LAST_REGULAR_SECTOR || sector >= table.length || sectors.length >= table.length)
      throw damaged('sector chain');
    sectors.push(sector);
  }
  return sectors;
};

const gather = (
  source: Uint8Array,
  sectors: readonly number[],
  sectorSize: number,
  base: number,
): Uint8Array => {
  const whole = new Uint8Array(sectors.length * sectorSize);
  sectors.forEach((sector, index) => {
    const at = base + sector * sectorSize;
    whole.set(source.subarray(at, at + sectorSize), index * sectorSize);
  });
  return whole;
};

const asTable = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
};

const fatSectors = (view: DataView, sectorSize: number): readonly number[] => {
  const sectors: number[] = [];
  const perSector = sectorSize / 4;
  const limit = Math.ceil(view.byteLength / sectorSize);
  for (let i = 0; i < HEADER_DIFAT; i += 1) sectors.push(view.getUint32(76 + i * 4, true));
  let next = view.getUint32(68, true);
  for (let seen = 0; next <= LAST_REGULAR_SECTOR; seen += 1) {
    const at = (next + 1) * sectorSize;
    if (seen > limit || at + sectorSize > view.byteLength) throw damaged('DIFAT');
    for (let i = 0; i < perSector - 1; i += 1) sectors.push(view.getUint32(at + i * 4, true));
    next = view.getUint32(at + sectorSize - 4, true);
  }
  return sectors.filter((sector) => sector <= LAST_REGULAR_SECTOR && sector < limit);
};

const readDirectory = (bytes: Uint8Array): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE) {
    const type = bytes[at + 66] ?? 0;
    const nameBytes = Math.min(view.getUint16(at + 64, true), 64);
    if ((type !== STREAM && type !== ROOT) || nameBytes < 2) continue;
    const name = type === ROOT ? '' : decodeUtf16(bytes.subarray(at, at + nameBytes - 2));
    if (!entries.has(name))
      entries.set(name, {
        type,
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      });
  }
  return entries;
};

/** Opens a compound file. Throws `ReadingFailure('damaged')`. */
export const openOle = (bytes: Uint8Array): OleFile => {
  if (bytes.length < HEADER_SIZE) throw damaged('too short for a compound file');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorShift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if (sectorShift < 7 || sectorShift > 12 || miniShift > sectorShift) throw damaged('sector size');
  const sectorSize = 1 << sectorShift;
  const miniSize = 1 << miniShift;
  const cutoff = view.getUint32(56, true);
  const fat = asTable(gather(bytes, fatSectors(view, sectorSize), sectorSize, sectorSize));
  const read = (start: number): Uint8Array =>
    gather(bytes, chain(fat, start), sectorSize, sectorSize);
  const entries = readDirectory(read(view.getUint32(48, true)));
  const root = entries.get('');
  const miniStart = view.getUint32(60, true);
  const miniFat = miniStart > LAST_REGULAR_SECTOR ? new Uint32Array() : asTable(read(miniStart));
  const miniStream =
    root === undefined || root.start > LAST_REGULAR_SECTOR ? new Uint8Array() : read(root.start);

  return {
    names: [...entries.keys()].filter((name) => name !== ''),
    stream: (name) => {
      const entry = entries.get(name);
      if (entry === undefined || entry.type !== STREAM) return null;
      if (entry.size === 0) return new Uint8Array();
      const whole =
        entry.size < cutoff
          ? gather(miniStream, chain(miniFat, entry.start), miniSize, 0)
          : read(entry.start);
      if (whole.length < entry.size) throw damaged(`stream ${name}`);
      return whole.subarray(0, entry.size);
    },
  };
};
