/** Folded texts are made of these; the rest of ASCII stands between them, and each other character alone. */
const WORD = 1;
const GAP = 2;
const FOREIGN = 0;
const ASCII = 0x80;
const SPACE = 0x20;

const CLASS_OF = new Uint8Array(ASCII).fill(GAP);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') CLASS_OF[letter.charCodeAt(0)] = WORD;

const classOf = (code: number): number => (code < ASCII ? (CLASS_OF[code] ?? GAP) : FOREIGN);

const FIRST_SLOTS = 2 ** 12;
const FIRST_CODES = 2 ** 14;
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

const larger = <T extends Uint8Array | Uint32Array>(old: T, made: T): T => {
  made.set(old);
  return made;
};

/** Where a needle stands within a token. */
export type Within = 'anywhere' | 'atStart' | 'atEnd' | 'whole';

/**
 * The different tokens of some texts, numbered as they come: words (letters and figures), what stands between two words, and
 * single characters beyond ASCII. Tokens are kept as bytes, so that none holds the text it was cut from.
 */
export class Vocabulary {
  size = 0;
  #codes: Uint8Array = new Uint8Array(FIRST_CODES);
  /** Where each token begins among the codes, and where the last one ends. */
  #starts: Uint32Array = new Uint32Array(FIRST_SLOTS);
  /** Numbers by hash, 0 for none. */
  #slots: Uint32Array = new Uint32Array(FIRST_SLOTS);
  readonly #numbersOfForeign = new Map<number, number>();
  readonly #foreign = new Map<number, string>();
  #joined: string | null = null;

  /** The tokens of a folded text in order. A single space between two words is none: it stands wherever two words meet. */
  readonly tokenize = (text: string, onToken: (token: number) => void): void => {
    this.#walk(text, (from, to) => onToken(this.#add(text, from, to)));
  };

  /** The runs of a needle, likewise. */
  readonly runsOf = (needle: string): readonly string[] => {
    const runs: string[] = [];
    this.#walk(needle, (from, to) => runs.push(needle.slice(from, to)));
    return runs;
  };

  readonly textOf = (token: number): string =>
    this.#foreign.get(token) ??
    String.fromCharCode(
      ...this.#codes.subarray(this.#starts[token] ?? 0, this.#starts[token + 1] ?? 0),
    );

  readonly isWord = (token: number): boolean => {
    const start = this.#starts[token] ?? 0;
    return start < (this.#starts[token + 1] ?? 0) && classOf(this.#codes[start] ?? 0) === WORD;
  };

  /** The number of a token; null where no text has it. */
  readonly numberOf = (token: string): number | null => {
    if (classOf(token.charCodeAt(0)) === FOREIGN)
      return this.#numbersOfForeign.get(token.charCodeAt(0)) ?? null;
    const found = this.#slots[this.#slotOf(token, 0, token.length)] ?? 0;
    return found === 0 ? null : found - 1;
  };

  /** The tokens in which a single run stands. */
  readonly holding = (needle: string, within: Within): readonly number[] => {
    if (within === 'whole' || classOf(needle.charCodeAt(0)) === FOREIGN) {
      const number = this.numberOf(needle);
      return number === null ? [] : [number];
    }
    const joined = (this.#joined ??= this.#join());
    const starts = this.#starts;
    const found: number[] = [];
    let token = 0;
    for (let at = joined.indexOf(needle); at >= 0;) {
      while ((starts[token + 1] ?? Infinity) <= at) token += 1;
      const end = starts[token + 1] ?? 0;
      const isThere =
        at + needle.length <= end &&
        (within !== 'atStart' || at === starts[token]) &&
        (within !== 'atEnd' || at + needle.length === end);
      if (isThere) found.push(token);
      // Once in a token is enough.
      at = joined.indexOf(needle, isThere ? end : at + 1);
    }
    return found;
  };

  #join(): string {
    const pieces: string[] = [];
    const end = this.#starts[this.size] ?? 0;
    for (let from = 0; from < end; from += FIRST_CODES)
      pieces.push(
        String.fromCharCode(...this.#codes.subarray(from, Math.min(end, from + FIRST_CODES))),
      );
    return pieces.join('');
  }

  #walk(text: string, onRun: (from: number, to: number) => void): void {
    const { length } = text;
    let before = GAP;
    let from = 0;
    while (from < length) {
      const kind = classOf(text.charCodeAt(from));
      let to = from + 1;
      if (kind !== FOREIGN) while (to < length && classOf(text.charCodeAt(to)) === kind) to += 1;
      const isSpace =
        kind === GAP &&
        to === from + 1 &&
        before === WORD &&
        text.charCodeAt(from) === SPACE &&
        to < length &&
        classOf(text.charCodeAt(to)) === WORD;
      if (!isSpace) onRun(from, to);
      before = kind;
      from = to;
    }
  }

  /** The slot of a token, or the empty one where it belongs. */
  #slotOf(text: string, from: number, to: number): number {
    const last = this.#slots.length - 1;
    let hash = HASH_START;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), HASH_FACTOR);
    let slot = (hash ^ (hash >>> 15)) & last;
    while (!this.#isAt(slot, text, from, to)) slot = (slot + 1) & last;
    return slot;
  }

  /** Whether a slot is empty or has that token. */
  #isAt(slot: number, text: string, from: number, to: number): boolean {
    const number = this.#slots[slot] ?? 0;
    if (number === 0) return true;
    const start = this.#starts[number - 1] ?? 0;
    if ((this.#starts[number] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1)
      if (this.#codes[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  }

  #add(text: string, from: number, to: number): number {
    const code = text.charCodeAt(from);
    if (code >= ASCII) {
      const known = this.#numbersOfForeign.get(code);
      if (known !== undefined) return known;
      this.#numbersOfForeign.set(code, this.size);
      this.#foreign.set(this.size, String.fromCharCode(code));
      return this.#number(this.#starts[this.size] ?? 0);
    }
    const slot = this.#slotOf(text, from, to);
    const known = this.#slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const start = this.#starts[this.size] ?? 0;
    const end = start + to - from;
    if (end > this.#codes.length)
      this.#codes = larger(this.#codes, new Uint8Array(Math.max(end, 2 * this.#codes.length)));
    for (let at = from; at < to; at += 1) this.#codes[start + at - from] = text.charCodeAt(at);
    this.#slots[slot] = this.size + 1;
    const number = this.#number(end);
    if (2 * this.size > this.#slots.length) this.#growSlots();
    return number;
  }

  /** Numbers the token that ends there. */
  #number(end: number): number {
    this.#joined = null;
    if (this.size + 2 > this.#starts.length)
      this.#starts = larger(this.#starts, new Uint32Array(2 * this.#starts.length));
    this.#starts[this.size + 1] = end;
    this.size += 1;
    return this.size - 1;
  }

  #growSlots(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let token = 0; token < this.size; token += 1) {
      if (this.#foreign.has(token)) continue;
      const text = this.textOf(token);
      this.#slots[this.#slotOf(text, 0, text.length)] = token + 1;
    }
  }
}
