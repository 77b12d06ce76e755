const DEEPEST = 8;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const WORDS: Readonly<Record<string, unknown>> = {
  True: true,
  False: false,
  None: null,
  nan: null,
};

/** Exports made with Python tools hold objects as that language prints them: `{'libelle': 'Lyon', 'adapte': False}`. Undefined where a text is none. */
export const parsePythonLiteral = (text: string): unknown => {
  let at = 0;
  const fault = Symbol('fault');
  const space = (): void => {
    while (at < text.length && (text[at] ?? '') <= ' ') at += 1;
  };
  const string = (): string | typeof fault => {
    const quote = text[at];
    const parts: string[] = [];
    at += 1;
    // Most strings have no escape: they are taken whole.
    const end = text.indexOf(quote ?? '', at);
    const escape = text.indexOf('\\', at);
    if (end >= 0 && (escape < 0 || escape > end)) {
      const whole = text.slice(at, end);
      at = end + 1;
      return whole;
    }
    while (at < text.length && text[at] !== quote) {
      let char = text[at] ?? '';
      if (char === '\\') {
        at += 1;
        const kind = text[at] ?? '';
        const digits = kind === 'x' ? 2 : kind === 'u' ? 4 : kind === 'U' ? 8 : 0;
        const code = Number.parseInt(text.slice(at + 1, at + 1 + digits), 16);
        char =
          digits > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (ESCAPES[kind] ?? kind);
        at += digits;
      }
      parts.push(char);
      at += 1;
    }
    if (at >= text.length) return fault;
    at += 1;
    return parts.join('');
  };
  const items = (close: string, depth: number, item: () => boolean): boolean => {
    at += 1;
    for (;;) {
      space();
      if (text[at] === close) {
        at += 1;
        return true;
      }
      if (depth > DEEPEST || !item()) return false;
      space();
      if (text[at] === ',') at += 1;
      else if (text[at] !== close) return false;
    }
  };
  const value = (depth: number): unknown => {
    space();
    const char = text[at] ?? '';
    if (char === "'" || char === '"') return string();
    if (char === '[' || char === '(') {
      const list: unknown[] = [];
      const done = items(char === '[' ? ']' : ')', depth, () => {
        const inner = value(depth + 1);
        list.push(inner);
        return inner !== fault;
      });
      return done ? list : fault;
    }
    if (char === '{') {
      const entries: [string, unknown][] = [];
      const done = items('}', depth, () => {
        const key = value(depth + 1);
        space();
        if (typeof key !== 'string' || text[at] !== ':') return false;
        at += 1;
        const inner = value(depth + 1);
        entries.push([key, inner]);
        return inner !== fault;
      });
      return done ? Object.fromEntries(entries) : fault;
    }
    const word = /^[\w.+-]{1,40}/u.exec(text.slice(at, at + 40))?.[0] ?? '';
    at += word.length;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : fault;
  };
  const read = value(0);
  space();
  return read === fault || at < text.length ? undefined : read;
};
