import type { TokenTexts } from '#/domain/offers/search/index/TokenTexts';

/** A text of so many tokens sets a fifth of the bits of its pairs, or less. */
const BITS_PER_TOKEN = 2.5;
/** Texts of fewer tokens are gone through as fast as they are sieved. */
const FEWEST_TOKENS = 16;
/** A union of more pairs lets most texts through. */
const MOST_PAIRS = 8;
const HASH_FIRST = 0x9e3779b1;
const HASH_SECOND = 0x85ebca6b;

/**
 * Which texts may have two frequent tokens side by side: a bit for each text under each of some hundred hashes of a pair.
 * Words that most texts have do not tell where they meet; this sieve leaves the texts in which they do, and a fifth of the
 * others, for a byte or two a word.
 */
export class PairSieve {
  readonly #isFrequent: Uint8Array;
  readonly #words: number;
  /** How far a hash is shifted so that it names a row. */
  readonly #shift: number;
  readonly #rows: Uint32Array;

  private constructor(texts: TokenTexts, isFrequent: Uint8Array, rowBits: number) {
    this.#isFrequent = isFrequent;
    this.#words = Math.ceil(texts.count / 32);
    this.#shift = 32 - rowBits;
    const rows = new Uint32Array(this.#words * 2 ** rowBits);
    for (let at = 0; at < texts.count; at += 1) {
      let before = -1;
      texts.each(at, (token) => {
        if (before >= 0 && isFrequent[before] === 1 && isFrequent[token] === 1) {
          const place = this.#row(before, token) + (at >> 5);
          rows[place] = (rows[place] ?? 0) | (1 << (at & 31));
        }
        before = token;
      });
    }
    this.#rows = rows;
  }

  /** `isFrequent`: 1 for each frequent token. Null where texts are too short to need one. */
  static of(texts: TokenTexts, isFrequent: Uint8Array): PairSieve | null {
    const mean = texts.tokenCount / Math.max(1, texts.count);
    if (mean < FEWEST_TOKENS) return null;
    return new PairSieve(texts, isFrequent, Math.ceil(Math.log2(mean * BITS_PER_TOKEN)));
  }

  isFrequent(token: number): boolean {
    return this.#isFrequent[token] === 1;
  }

  /** The texts that may have a token of the first kind just before one of the second, all frequent; null where that tells little. */
  texts(firsts: readonly number[], seconds: readonly number[]): Uint32Array | null {
    if (firsts.length * seconds.length > MOST_PAIRS) return null;
    const bits = new Uint32Array(this.#words);
    for (const first of firsts)
      for (const second of seconds) {
        const row = this.#row(first, second);
        for (let word = 0; word < bits.length; word += 1)
          bits[word] = (bits[word] ?? 0) | (this.#rows[row + word] ?? 0);
      }
    return bits;
  }

  #row(first: number, second: number): number {
    const hash = Math.imul(Math.imul(first + 1, HASH_FIRST) ^ second, HASH_SECOND);
    return ((hash ^ (hash << 13)) >>> this.#shift) * this.#words;
  }
}
