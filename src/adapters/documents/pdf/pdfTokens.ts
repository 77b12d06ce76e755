/** What of a token tells where an object ends; all others are alike. */
export type PdfToken =
  | 'name'
  | 'openDictionary'
  | 'closeDictionary'
  | 'openArray'
  | 'closeArray'
  | 'stream'
  | 'inlinePicture'
  | 'fault'
  | 'end'
  | 'other';

const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0)));

/** 1 for white space, 2 for a delimiter, 0 for all that makes up names, numbers and words. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (WHITE.has(byte)) return 1;
  return DELIMITERS.has(byte) ? 2 : 0;
});

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Cuts the bytes of a PDF into tokens as its parser does: what it would read past, this reads past too. */
export class PdfTokens {
  readonly #bytes: Uint8Array;
  /** Where the next token is looked for. */
  at: number;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.at = from;
  }

  next(): PdfToken {
    this.#skipBlank();
    const from = this.at;
    const first = this.#bytes[from];
    if (first === undefined) return 'end';
    this.at += 1;
    switch (first) {
      case 0x2f:
        this.#skipWord();
        return 'name';
      case 0x5b:
        return 'openArray';
      case 0x5d:
        return 'closeArray';
      case 0x28:
        this.#skipString();
        return 'other';
      case 0x29:
        return 'fault';
      case 0x3c:
        if (this.#take(0x3c)) return 'openDictionary';
        this.#skipPast(0x3e);
        return 'other';
      case 0x3e:
        return this.#take(0x3e) ? 'closeDictionary' : 'other';
      case 0x7b:
      case 0x7d:
        return 'other';
      default:
        this.#skipWord();
        return this.#wordFrom(from);
    }
  }

  #wordFrom(from: number): PdfToken {
    const length = this.at - from;
    if (length === 6 && this.#holds(from, 'stream')) return 'stream';
    return length === 2 && this.#holds(from, 'BI') ? 'inlinePicture' : 'other';
  }

  #holds(from: number, word: string): boolean {
    for (let at = 0; at < word.length; at += 1)
      if (this.#bytes[from + at] !== word.charCodeAt(at)) return false;
    return true;
  }

  #take(byte: number): boolean {
    if (this.#bytes[this.at] !== byte) return false;
    this.at += 1;
    return true;
  }

  #skipPast(byte: number): void {
    const found = this.#bytes.indexOf(byte, this.at);
    this.at = found === -1 ? this.#bytes.length : found + 1;
  }

  #skipBlank(): void {
    const bytes = this.#bytes;
    for (; this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at] ?? 0;
      if (byte === 0x25) this.#skipLine();
      else if (KINDS[byte] !== 1) return;
    }
  }

  #skipLine(): void {
    const bytes = this.#bytes;
    while (this.at < bytes.length && bytes[this.at] !== LINE_FEED && bytes[this.at] !== RETURN)
      this.at += 1;
  }

  #skipWord(): void {
    const bytes = this.#bytes;
    while (this.at < bytes.length && KINDS[bytes[this.at] ?? 0] === 0) this.at += 1;
  }

  /** To the bracket that closes a string, in which brackets may stand in pairs; to the end of the file without one. */
  #skipString(): void {
    const bytes = this.#bytes;
    for (let depth = 1; depth > 0 && this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
    }
    this.at = Math.min(this.at, bytes.length);
  }
}
