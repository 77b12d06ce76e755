import { bytesOf, NumberReader, writeNumber } from '#/domain/offers/search/index/packedNumbers';
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
  }

  /** Reads the text at a position: the count of its tokens, then each of them. */
  read(at: number): NumberReader {
    const start = this.#starts[at] ?? 0;
    const piece = this.#pieces[Math.floor(start / PIECE)] ?? new Uint8Array(0);
    return new NumberReader(piece, start % PIECE);
  }

  /** Goes through the tokens of a text. */
  each(at: number, onToken: (token: number) => void): void {
    const reader = this.read(at);
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
