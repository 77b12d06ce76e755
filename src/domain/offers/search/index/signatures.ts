/**
 * Which offers may hold a text, without looking at them. Letters fall into sixteen classes; each
 * offer has a bit for each of the 4096 triples of classes that its haystack holds. A needle can only
 * stand where all its triples do. Offers are kept by blocks of 32, so that one word holds a bit of
 * each and a block fits the nearest cache while it is built.
 */
const CLASS_BITS = 4;
const CLASSES = 2 ** CLASS_BITS;
const TRIPLES = CLASSES ** 3;
const LAST_TRIPLE = TRIPLES - 1;
const BLOCK = 32;

/** Letters of one class stand together; the first class holds all that is none of these. */
const GROUPS = [
  '0123456789',
  'e',
  'a',
  'iy',
  'szx',
  'n',
  'r',
  't',
  'o',
  'l',
  'uw',
  'd',
  'm',
  'ckq',
  'pbfvghj',
];
const BYTE = 256;

const CLASS_OF = new Uint8Array(BYTE);
GROUPS.forEach((letters, index) => {
  for (const letter of letters) CLASS_OF[letter.charCodeAt(0)] = index + 1;
});

const classAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  return code < BYTE ? (CLASS_OF[code] ?? 0) : 0;
};

/** Positions of a block where one of the triples stands, one list for each triple of the needle. */
const rowsOf = (needle: string): readonly (readonly number[])[] => {
  if (needle.length < 2) return [];
  if (needle.length === 2) {
    const first = (classAt(needle, 0) << (2 * CLASS_BITS)) | (classAt(needle, 1) << CLASS_BITS);
    return [Array.from({ length: CLASSES }, (_, last) => first + last)];
  }
  const triples = new Set<number>();
  let triple = 0;
  for (let index = 0; index < needle.length; index += 1) {
    triple = ((triple << CLASS_BITS) | classAt(needle, index)) & LAST_TRIPLE;
    if (index >= 2) triples.add(triple);
  }
  return [...triples].map((one) => [one]);
};

/** Signatures of a number of haystacks, given in order. */
export class Signatures {
  readonly #bits: Uint32Array;
  readonly #block = new Uint32Array(TRIPLES);
  readonly #size: number;
  #next = 0;

  constructor(size: number) {
    this.#size = size;
    this.#bits = new Uint32Array(Math.ceil(size / BLOCK) * TRIPLES);
  }

  add(haystack: string): void {
    const place = this.#next % BLOCK;
    const bit = 1 << place;
    const block = this.#block;
    let triple = 0;
    const { length } = haystack;
    // One step further than the text: what stands at its end is followed by nothing.
    for (let index = 0; index <= length; index += 1) {
      const code = index < length ? haystack.charCodeAt(index) : 0;
      triple = ((triple << CLASS_BITS) | (code < BYTE ? (CLASS_OF[code] ?? 0) : 0)) & LAST_TRIPLE;
      if (index >= 2) block[triple] = (block[triple] ?? 0) | bit;
    }
    this.#next += 1;
    if (place === BLOCK - 1 || this.#next === this.#size) {
      this.#bits.set(block, Math.floor((this.#next - 1) / BLOCK) * TRIPLES);
      block.fill(0);
    }
  }

  /** A bit for each offer that may hold one of the needles. */
  candidates(needles: readonly string[]): Uint32Array {
    const blocks = Math.ceil(this.#size / BLOCK);
    const found = new Uint32Array(blocks);
    const bits = this.#bits;
    for (const needle of needles) {
      const rows = rowsOf(needle);
      for (let block = 0; block < blocks; block += 1) {
        const base = block * TRIPLES;
        let all = -1;
        for (const row of rows) {
          let any = 0;
          for (const triple of row) any |= bits[base + triple] ?? 0;
          all &= any;
          if (all === 0) break;
        }
        found[block] = (found[block] ?? 0) | all;
      }
    }
    return found;
  }
}

/** Whether the bit of an offer is set. */
export const hasBit = (bits: Uint32Array, index: number): boolean =>
  ((bits[index >> 5] ?? 0) & (1 << (index & 31))) !== 0;
