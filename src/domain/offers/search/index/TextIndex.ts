import { bytesOf, NumberReader, writeNumber } from '#/domain/offers/search/index/packedNumbers';
import { PairSieve } from '#/domain/offers/search/index/PairSieve';
import { TokenTexts } from '#/domain/offers/search/index/TokenTexts';
import type { Vocabulary, Within } from '#/domain/offers/search/index/Vocabulary';
import { type Matcher, wholeWords } from '#/domain/offers/search/keywordMatcher';

/** So many runs of a needle fit in one mask; a longer one is looked for as letters where its beginning stands. */
const MOST_RUNS = 30;

/** What was typed, opened for some texts. */
export type OpenedTexts = {
  /** The texts that may answer, one bit each; null where these would be most of them. */
  readonly bits: Uint32Array | null;
  /** Whether the text at a position answers. */
  readonly test: (at: number) => boolean;
};

/** To go through a text takes as long as to read so many entries of the lists: longer ones than that spare nothing. */
const WORTH = 50;

/** A token is frequent that one text in so many has. */
const FREQUENT = 32;

/** What is made of the texts once they are searched. */
type Lists = {
  /** By token: where its texts begin among the bytes. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
  readonly sieve: PairSieve | null;
};

/** Whether the bit of a text is set. */
export const hasBit = (bits: Uint32Array, at: number): boolean =>
  ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;

const both = (bits: Uint32Array | null, others: Uint32Array): Uint32Array =>
  bits === null ? others : bits.map((word, at) => word & (others[at] ?? 0));

/** A needle, or its other gender, by the tokens of its runs. */
type Pattern = {
  /** For each token the runs of the needle that it can be, one bit each. */
  readonly masks: Uint32Array;
  readonly last: number;
  /** The texts that may have it; null where these would be most of them. */
  readonly bits: Uint32Array | null;
  /** Whether those texts all have it. */
  readonly sure: boolean;
  /** What the tokens cannot tell. */
  readonly confirm: ((text: string) => boolean) | null;
};

/**
 * For each token of some folded texts, the texts that have it. What a needle of one run finds is read there; for several,
 * the tokens of the texts that have them all are gone through. The answers are those of `Matcher.test` over the texts.
 */
export class TextIndex {
  readonly #vocabulary: Vocabulary;
  readonly #size: number;
  readonly #texts: TokenTexts;
  /** Null until the texts are searched. */
  #lists: Lists | null = null;

  constructor(vocabulary: Vocabulary, size: number) {
    this.#vocabulary = vocabulary;
    this.#size = size;
    this.#texts = new TokenTexts(vocabulary, size);
  }

  add(text: string): void {
    this.#texts.add(text);
    this.#lists = null;
  }

  textAt(at: number): string {
    return this.#texts.textAt(at);
  }

  /** Opens a matcher for the texts that were added. */
  open({ needle, variants }: Pick<Matcher, 'needle' | 'variants'>): OpenedTexts {
    const patterns = [
      this.#pattern(needle, false),
      ...variants.map((variant) => this.#pattern(variant, true)),
    ].filter((pattern) => pattern !== null);
    let bits: Uint32Array | null = this.#noBits();
    for (const pattern of patterns)
      bits =
        pattern.bits === null || bits === null
          ? null
          : bits.map((word, at) => word | (pattern.bits?.[at] ?? 0));
    const sure = bits !== null && patterns.every((pattern) => pattern.sure);
    return {
      bits,
      test: (at) =>
        (bits === null || hasBit(bits, at)) &&
        (sure || patterns.some((pattern) => this.#has(pattern, at))),
    };
  }

  /** The texts that may hold one of some phrases, given as words between single spaces: each has its rarest word. */
  mayHold(phrases: readonly string[]): Uint32Array {
    const bits = this.#noBits();
    const rarest = new Set<number>();
    for (const phrase of phrases) {
      const tokens = phrase.split(' ').map((word) => this.#vocabulary.numberOf(word));
      if (tokens.includes(null)) continue;
      const [first] = tokens
        .flatMap((token) => token ?? [])
        .toSorted((one, other) => this.#room([one]) - this.#room([other]));
      if (first !== undefined) rarest.add(first);
    }
    for (const token of rarest) this.#markTexts(token, bits);
    return bits;
  }

  #listed(): Lists {
    if (this.#lists !== null) return this.#lists;
    const { starts, bytes } = this.#post();
    const isFrequent = Uint8Array.from({ length: this.#vocabulary.size }, (_, token) =>
      Number(((starts[token + 1] ?? 0) - (starts[token] ?? 0)) * FREQUENT > this.#texts.count),
    );
    this.#lists = { starts, bytes, sieve: PairSieve.of(this.#texts, isFrequent) };
    return this.#lists;
  }

  #noBits(): Uint32Array {
    return new Uint32Array(Math.ceil(this.#size / 32));
  }

  #pattern(needle: string, isWhole: boolean): Pattern | null {
    const runs = this.#vocabulary.runsOf(needle);
    const last = runs.length - 1;
    // Beside a sign, what stands before or after is another token.
    const isWordy = /^[a-z0-9](?:.*[a-z0-9])?$/su.test(needle);
    const within = (index: number): Within => {
      if ((isWhole && isWordy) || (index > 0 && index < last)) return 'whole';
      if (last === 0) return 'anywhere';
      return index === 0 ? 'atEnd' : 'atStart';
    };
    const masks = new Uint32Array(this.#vocabulary.size);
    const tokensOfRuns: (readonly number[])[] = [];
    const parts: { readonly tokens: readonly number[]; readonly room: number }[] = [];
    for (const [index, run] of runs.entries()) {
      const tokens = this.#vocabulary.holding(run, within(index));
      if (tokens.length === 0) return null;
      if (index < MOST_RUNS)
        for (const token of tokens) masks[token] = (masks[token] ?? 0) | (1 << index);
      tokensOfRuns.push(tokens);
      parts.push({ tokens, room: this.#room(tokens) });
    }
    parts.sort((one, other) => one.room - other.room);
    const fewest = parts[0]?.room ?? 0;
    let bits: Uint32Array | null = null;
    for (const { tokens, room } of parts) {
      if (room > 2 * this.#size || room > WORTH * fewest) break;
      const having = this.#noBits();
      for (const token of tokens) this.#markTexts(token, having);
      bits = both(bits, having);
    }
    const inOrder = tokensOfRuns.flatMap((tokens, index) => {
      const seconds = tokensOfRuns[index + 1];
      return seconds === undefined ? [] : [this.#sideBySide(tokens, seconds)];
    });
    for (const pair of inOrder) if (pair !== null) bits = both(bits, pair);
    const isLong = runs.length > MOST_RUNS;
    return {
      masks,
      last: 1 << (Math.min(runs.length, MOST_RUNS) - 1),
      bits,
      sure: last === 0 && bits !== null && (!isWhole || isWordy),
      confirm:
        isWhole && !isWordy
          ? (text) => wholeWords(text, needle).length > 0
          : isLong
            ? (text) => (isWhole ? wholeWords(text, needle).length > 0 : text.includes(needle))
            : null,
    };
  }

  /** The texts in which one of some tokens may stand just before one of others: of frequent ones by the sieve, of rare ones all. Null where that spares little. */
  #sideBySide(firsts: readonly number[], seconds: readonly number[]): Uint32Array | null {
    const { sieve } = this.#listed();
    if (sieve === null) return null;
    const rare = [...firsts, ...seconds].filter((token) => !sieve.isFrequent(token));
    if (this.#room(rare) > this.#size) return null;
    const frequent = (tokens: readonly number[]): readonly number[] =>
      tokens.filter((token) => sieve.isFrequent(token));
    const bits = sieve.texts(frequent(firsts), frequent(seconds));
    if (bits !== null) for (const token of rare) this.#markTexts(token, bits);
    return bits;
  }

  #has(pattern: Pattern, at: number): boolean {
    const { bits, masks, last, confirm } = pattern;
    if (bits !== null) {
      if (!hasBit(bits, at)) return false;
      if (pattern.sure) return true;
    }
    return this.#texts.hasRuns(at, masks, last) && (confirm === null || confirm(this.textAt(at)));
  }

  /** Bytes of the postings of some tokens, which are not less than their texts. */
  #room(tokens: readonly number[]): number {
    const { starts } = this.#listed();
    return tokens.reduce((sum, token) => sum + (starts[token + 1] ?? 0) - (starts[token] ?? 0), 0);
  }

  #markTexts(token: number, bits: Uint32Array): void {
    const { starts, bytes } = this.#listed();
    const end = starts[token + 1] ?? 0;
    const reader = new NumberReader(bytes, starts[token] ?? 0);
    let at = -1;
    while (reader.at < end) {
      at += reader.next();
      bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
    }
  }

  /** For each token its texts, as the steps from one to the next: counted first, so that all stand in one place. */
  #post(): Omit<Lists, 'sieve'> {
    const { size } = this.#vocabulary;
    const starts = new Uint32Array(size + 1);
    const seen = new Int32Array(size).fill(-1);
    const eachStep = (onStep: (token: number, step: number) => void): void => {
      seen.fill(-1);
      for (let at = 0; at < this.#texts.count; at += 1)
        this.#texts.each(at, (token) => {
          const before = seen[token] ?? -1;
          if (before === at) return;
          seen[token] = at;
          onStep(token, at - before);
        });
    };
    eachStep((token, step) => {
      starts[token + 1] = (starts[token + 1] ?? 0) + bytesOf(step);
    });
    for (let token = 0; token < size; token += 1)
      starts[token + 1] = (starts[token + 1] ?? 0) + (starts[token] ?? 0);
    const bytes = new Uint8Array(starts[size] ?? 0);
    const nexts = starts.slice(0, size);
    eachStep((token, step) => {
      nexts[token] = writeNumber(bytes, nexts[token] ?? 0, step);
    });
    return { starts, bytes };
  }
}
