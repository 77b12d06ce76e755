/**
 * Which offers may hold a text, without looking at them. Each offer has one bit for each pair of
 * characters that its haystack holds, and one of 4096 bits for each triple (several triples share
 * one). A needle can only stand where all its pairs and triples do. Offers are kept by blocks of
 * 32, so that one word holds a bit of each, and a block is small enough for the nearest cache while
 * it is built.
 */
const CLASS_BITS = 5;
const PAIRS = 2 ** (2 * CLASS_BITS);
const LAST_PAIR = PAIRS - 1;
const LAST_TRIPLE = 2 ** (3 * CLASS_BITS) - 1;
const TRIPLE_BITS = 12;
const ROWS = PAIRS + 2 ** TRIPLE_BITS;
const BLOCK = 32;

/** Characters of one class stand together; the first class holds all that is none of these. */
const CLASSES = [...Array.from('abcdefghijklmnopqrstuvwxyz'), '0123456789', "'-"];
const BYTE = 256;

const CLASS_OF = new Uint8Array(BYTE);
CLASSES.forEach((characters, index) => {
  for (const character of characters) CLASS_OF[character.charCodeAt(0)] = index + 1;
});

const classOf = (code: number): number => (code < BYTE ? (CLASS_OF[code] ?? 0) : 0);

/** The row of a triple: spread by the golden ratio, so that frequent triples share rows with rare ones. */
const rowOfTriple = (triple: number): number =>
  PAIRS + (Math.imul(triple, 0x9e3779b1) >>> (32 - TRIPLE_BITS));

/** Rows that all have to be set where a needle stands; none for a single character. */
const rowsOf = (needle: string): readonly number[] => {
  const rows = new Set<number>();
  let last = 0;
  for (let index = 0; index < needle.length; index += 1) {
    last = ((last << CLASS_BITS) | classOf(needle.charCodeAt(index))) & LAST_TRIPLE;
    if (index >= 1) rows.add(last & LAST_PAIR);
    if (index >= 2) rows.add(rowOfTriple(last));
  }
  return [...rows];
};

/** Signatures of a number of haystacks, given in order. */
export class Signatures {
  readonly #bits: Uint32Array;
  readonly #block = new Uint32Array(ROWS);
  readonly #size: number;
  #next = 0;

  constructor(size: number) {
    this.#size = size;
    this.#bits = new Uint32Array(Math.ceil(size / BLOCK) * ROWS);
  }

  add(haystack: string): void {
    const place = this.#next % BLOCK;
    const bit = 1 << place;
    const block = this.#block;
    let last = 0;
    for (let index = 0; index < haystack.length; index += 1) {
      last = ((last << CLASS_BITS) | classOf(haystack.charCodeAt(index))) & LAST_TRIPLE;
      const pair = last & LAST_PAIR;
      if (index >= 1) block[pair] = (block[pair] ?? 0) | bit;
      if (index < 2) continue;
      const row = rowOfTriple(last);
      block[row] = (block[row] ?? 0) | bit;
    }
    this.#next += 1;
    if (place === BLOCK - 1 || this.#next === this.#size) {
      this.#bits.set(block, Math.floor((this.#next - 1) / BLOCK) * ROWS);
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
        const base = block * ROWS;
        let all = -1;
        for (const row of rows) {
          all &= bits[base + row] ?? 0;
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
