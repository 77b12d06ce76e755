const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const character = (code: number, reference: string): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : reference;

/** Resolves character references and the named entities given (by default the five of XML). */
export const decodeEntities = (
  text: string,
  named: Readonly<Record<string, string>> = NAMED,
): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));?/giu,
        (reference, hex, decimal, name) => {
          if (typeof hex === 'string') return character(Number.parseInt(hex, 16), reference);
          if (typeof decimal === 'string')
            return character(Number.parseInt(decimal, 10), reference);
          // Own names only: `&constructor;` is none.
          return typeof name === 'string' && Object.hasOwn(named, name)
            ? (named[name] ?? reference)
            : reference;
        },
      )
    : text;
