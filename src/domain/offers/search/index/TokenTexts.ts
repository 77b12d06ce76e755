import {
  bytesOf,
  NumberReader,
  SEVEN_BITS,
  writeNumber,
} from '#/domain/offers/search/index/packedNumbers';
import type { Vocabulary } from '#/domain/offers/search/index/Vocabulary';

/** Texts are kept in pieces of so many bytes: one buffer that doubles would take three times its size on the way. */
const PIECE = 2 ** 20;
const FIRST_TOKENS = 4_096;

/** Folded texts as the numbers of their tokens, each after the count of them. */
export class TokenTexts {
  readonly #vocabulary: Vocabulary;
  readonly #pieces: Uint8Array[] = [];
  /** Where each text begins, over all pieces. */
  readonly #starts: Uint32Array;
  #used = PIECE;
  #tokens = new Uint32Array(FIRST_TOKENS);
  count = 0;
  /** Tokens of all texts together. */
  tokenCount = 0;

  /** `size`: how many texts there will be. */
  constructor(vocabulary: Vocabulary, size: number) {
    this.#vocabulary = vocabulary;
    this.#starts = new Uint32Array(size);
  }

  add(text: string): void {
    let count = 0;
    let bytes = 0;
    this.#vocabulary.tokenize(text, (token) => {
      if (count === this.#tokens.length) {
        const more = new Uint32Array(2 * count);
        more.set(this.#tokens);
        this.#tokens = more;
      }
      this.#tokens[count] = token;
      count += 1;
      bytes += bytesOf(token);
    });
    bytes += bytesOf(count);
    if (this.#used + bytes > PIECE) {
      this.#pieces.push(new Uint8Array(Math.max(PIECE, bytes)));
      this.#used = 0;
    }
    const piece = this.#pieces.at(-1) ?? new Uint8Array(0);
    this.#starts[this.count] = (this.#pieces.length - 1) * PIECE + this.#used;
    let next = writeNumber(piece, this.#used, count);
    for (let index = 0; index < count; index += 1)
      next = writeNumber(piece, next, this.#tokens[index] ?? 0);
    this.#used = next;
    this.count += 1;
    this.tokenCount += count;
  }

  /** Reads the text at a position: the count of its tokens, then each of them. */
  #read(at: number): NumberReader {
    const start = this.#starts[at] ?? 0;
    const piece = this.#pieces[Math.floor(start / PIECE)] ?? new Uint8Array(0);
    return new NumberReader(piece, start % PIECE);
  }

  /**
   * Whether tokens stand side by side in a text, each of which can be the next run of a needle: `masks` has for each token
   * the runs that it can be, one bit each, `last` the bit of the last run. Written out, since it is gone through for
   * thousands of texts at each letter that is typed.
   */
  hasRuns(at: number, masks: Uint32Array, last: number): boolean {
    const reader = this.#read(at);
    const count = reader.next();
    const { bytes } = reader;
    let next = reader.at;
    // A bit for each beginning of the needle that ends at this token.
    let open = 0;
    for (let left = count; left > 0; left -= 1) {
      let byte = bytes[next] ?? 0;
      let token = byte & SEVEN_BITS;
      next += 1;
      for (let shift = 7; byte > SEVEN_BITS; shift += 7) {
        byte = bytes[next] ?? 0;
        token |= (byte & SEVEN_BITS) << shift;
        next += 1;
      }
      open = ((open << 1) | 1) & (masks[token] ?? 0);
      if ((open & last) !== 0) return true;
    }
    return false;
  }

  /** Goes through the tokens of a text. */
  each(at: number, onToken: (token: number) => void): void {
    const reader = this.#read(at);
    for (let left = reader.next(); left > 0; left -= 1) onToken(reader.next());
  }

  /** A text as it was added. */
  textAt(at: number): string {
    let text = '';
    let isAfterWord = false;
    this.each(at, (token) => {
      const isWord = this.#vocabulary.isWord(token);
      text += (isAfterWord && isWord ? ' ' : '') + this.#vocabulary.textOf(token);
      isAfterWord = isWord;
    });
    return text;
  }
}
