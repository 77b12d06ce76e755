/** A piece of an RTF file; `word` carries its number, null where it has none. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | null }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string };

const WORD = /\\([a-z]{1,32})(-?\d{1,10})? ?/iuy;
const TEXT = /[^\\{}\r\n]+/uy;

/** Splits RTF, given as one character per byte, into tokens; data after `\bin` is skipped. */
export const rtfTokens = function* (source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    if (char === '{' || char === '}') {
      yield { kind: char === '{' ? 'open' : 'close' };
      at += 1;
    } else if (char === '\r' || char === '\n') at += 1;
    else if (char !== '\\') {
      TEXT.lastIndex = at;
      const text = TEXT.exec(source)?.[0] ?? char;
      yield { kind: 'text', text };
      at += text.length;
    } else {
      WORD.lastIndex = at;
      const word = WORD.exec(source);
      if (word !== null) {
        const value = word[2] === undefined ? null : Number.parseInt(word[2], 10);
        at += word[0].length;
        if (word[1] === 'bin') at += Math.max(0, value ?? 0);
        else yield { kind: 'word', word: word[1] ?? '', value };
      } else if (source[at + 1] === "'") {
        const value = Number.parseInt(source.slice(at + 2, at + 4), 16);
        if (Number.isFinite(value)) yield { kind: 'byte', value };
        at += 4;
      } else {
        yield { kind: 'word', word: source[at + 1] ?? '', value: null };
        at += 2;
      }
    }
  }
};
