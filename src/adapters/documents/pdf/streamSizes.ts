import { Unzlib } from 'fflate';

import { MAX_PDF_STREAM_BYTES, UNMEASURED_STREAM_BYTES } from '#/adapters/documents/documentLimits';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

/** How much a byte can grow under one Flate filter. */
const FLATE_GROWTH = 1032;
/** Bytes inflated at a time: what comes of them stays below 17 MB. */
const SLICE = 16 * 1024;
/** Longest dictionary looked at before a stream. */
const DICTIONARY = 600;

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const STREAM = ascii('stream');
const END = ascii('endstream');

const indexOf = (bytes: Uint8Array, word: Uint8Array, from: number): number => {
  const first = word[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (word.every((byte, offset) => bytes[at + offset] === byte)) return at;
  return -1;
};

const decoder = new TextDecoder('latin1');

const FILTER = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/u;
const FLATE = /\/(?:FlateDecode|Fl)(?![A-Za-z])/gu;
const PICTURE = /\/Subtype\s*\/Image(?![A-Za-z])/u;

/** How many Flate filters a stream goes through, by its dictionary; 0 for a picture, which is never inflated. */
const flatesIn = (dictionary: string): number => {
  const plain = dictionary.replace(/#([\da-f]{2})/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const flates = FILTER.exec(plain)?.[1]?.match(FLATE)?.length ?? 0;
  return flates < 2 && PICTURE.test(plain) ? 0 : flates;
};

/** A chain of inflaters that only count, and refuse a stream that grows out of all measure. */
const counterOf = (flates: number): ((chunk: Uint8Array) => void) => {
  let size = 0;
  let next = (chunk: Uint8Array): void => {
    size += chunk.length;
    if (size > MAX_PDF_STREAM_BYTES)
      throw new ReadingFailure('tooLarge', `a stream of over ${size} bytes`);
  };
  for (let filter = 0; filter < flates; filter += 1) {
    const below = next;
    const inflater = new Unzlib((chunk) => {
      for (let at = 0; at < chunk.length; at += SLICE) below(chunk.subarray(at, at + SLICE));
    });
    next = (chunk) => inflater.push(chunk);
  }
  return next;
};

/** Ends a reading where a stream of the file would inflate beyond the limit; a mutilated one is left to the parser. */
const measure = (data: Uint8Array, flates: number): void => {
  if (flates < 2 && data.length * FLATE_GROWTH <= UNMEASURED_STREAM_BYTES) return;
  const count = counterOf(flates);
  try {
    for (let at = 0; at < data.length; at += SLICE) count(data.subarray(at, at + SLICE));
  } catch (error) {
    if (error instanceof ReadingFailure) throw error;
  }
};

/**
 * Refuses a PDF whose streams are bombs before anything inflates them: the dictionaries of streams are
 * never compressed themselves, so that their filters can be told from the bytes.
 */
export const refuseBombs = (bytes: Uint8Array): void => {
  let at = indexOf(bytes, STREAM, 0);
  while (at !== -1) {
    const from = at + STREAM.length;
    const end = indexOf(bytes, END, from);
    const before = decoder.decode(bytes.subarray(Math.max(0, at - DICTIONARY), at));
    const flates = flatesIn(before.slice(before.lastIndexOf('obj') + 1));
    const start = from + (bytes[from] === 0x0d ? 2 : 1);
    if (flates > 0) measure(bytes.subarray(start, end === -1 ? bytes.length : end), flates);
    at = end === -1 ? -1 : indexOf(bytes, STREAM, end + END.length);
  }
};
