import { Inflate } from 'fflate';

import {
  MAX_ZIP_ENTRIES,
  MAX_ZIP_PART_BYTES,
  MAX_ZIP_TOTAL_BYTES,
} from '#/adapters/documents/documentLimits';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

type Entry = {
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

/** The parts of a zip package, inflated one at a time and never past the limits. */
export type ZipPackage = {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** The bytes of a part, or null when there is none. */
  readonly bytes: (name: string) => Uint8Array | null;
  /** The text of a part, or null when there is none; the byte order mark decides between UTF-8 and UTF-16. */
  readonly text: (name: string) => string | null;
};

const END_MAGIC = 0x06054b50;
const ENTRY_MAGIC = 0x02014b50;
const LOCAL_MAGIC = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 65_535;
const STEP = 32 * 1024;

const damaged = (detail: string): ReadingFailure => new ReadingFailure('damaged', detail);

const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_MAGIC) return at;
  throw damaged('no end of central directory');
};

const readDirectory = (bytes: Uint8Array, view: DataView): Map<string, Entry> => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ZIP_ENTRIES) throw new ReadingFailure('tooLarge', 'too many zip entries');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_MAGIC)
      throw damaged('central directory');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replaceAll('\\', '/').replace(/^\//u, ''), {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

/** Inflates step by step and stops at the first byte past `limit`: the declared size is not trusted. */
const inflate = (packed: Uint8Array, limit: number): Uint8Array => {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((chunk) => {
    total += chunk.length;
    if (total > limit) throw new ReadingFailure('tooLarge', 'inflated size');
    chunks.push(chunk.slice());
  });
  try {
    for (let at = 0; at < packed.length; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch (error) {
    throw error instanceof ReadingFailure ? error : damaged('deflate stream');
  }
  const whole = new Uint8Array(total);
  let filled = 0;
  for (const chunk of chunks) {
    whole.set(chunk, filled);
    filled += chunk.length;
  }
  return whole;
};

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
};

/** Opens a zip package. Throws `ReadingFailure`: `damaged`, `tooLarge` (a bomb) or `encrypted`. */
export const openZip = (bytes: Uint8Array): ZipPackage => {
  if (bytes.length < END_SIZE) throw damaged('too short for a zip');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  let read = 0;

  const part = (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    if (entry.encrypted) throw new ReadingFailure('encrypted', name);
    if (entry.size > MAX_ZIP_PART_BYTES) throw new ReadingFailure('tooLarge', name);
    const { offset } = entry;
    if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_MAGIC)
      throw damaged(`local header of ${name}`);
    const start =
      offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw damaged(`${name} is cut short`);
    const limit = Math.min(MAX_ZIP_PART_BYTES, MAX_ZIP_TOTAL_BYTES - read);
    if (entry.method !== 0 && entry.method !== 8) throw damaged(`compression of ${name}`);
    const content = entry.method === 0 ? packed : inflate(packed, limit);
    read += content.length;
    return content;
  };

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    bytes: part,
    text: (name) => {
      const content = part(name);
      return content === null ? null : decode(content);
    },
  };
};
