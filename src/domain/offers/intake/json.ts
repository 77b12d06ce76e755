/** Depth and number of nodes that a page's data may have; more is an attack or a fault. */
const DEEPEST = 12;
const MOST_NODES = 5_000;

export type JsonRecord = { readonly [key: string]: unknown };

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a list: one is a list of one, nothing is none. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\n', '\t': '\\t' };

/** Mends what sites get wrong in their data: raw line breaks within strings, commas before a closing bracket. */
const mend = (text: string): string => {
  const parts: string[] = [];
  let inString = false;
  // Held back until what follows it is known.
  let comma = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (inString) {
      if (char === '\\') {
        parts.push(char, text[index + 1] ?? '');
        index += 1;
      } else {
        parts.push(char < ' ' ? (ESCAPES[char] ?? ' ') : char);
        inString = char !== '"';
      }
      continue;
    }
    if (char <= ' ') continue;
    if (comma && char !== '}' && char !== ']') parts.push(',');
    comma = char === ',';
    inString = char === '"';
    if (!comma) parts.push(char);
  }
  return parts.join('');
};

const attempt = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads JSON as found in pages: within comments or CDATA marks, with the usual faults. Undefined where it cannot be read. */
export const parseLooseJson = (text: string): unknown => {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u, '')
    .replace(/(?:-->|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\/\/\s{0,9}\]\]>|\]\]>)\s{0,20};?\s{0,20}$/u, '')
    .replace(/^\ufeff/u, '')
    .trim()
    .replace(/;$/u, '');
  return attempt(bare) ?? attempt(mend(bare));
};

/** All the objects of a value, itself first, in the order written; bounded. */
export const recordsIn = (value: unknown): readonly JsonRecord[] => {
  const found: JsonRecord[] = [];
  let visited = 0;
  const visit = (node: unknown, depth: number): void => {
    visited += 1;
    if (visited > MOST_NODES || depth > DEEPEST) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item, depth + 1);
    } else if (isRecord(node)) {
      found.push(node);
      for (const item of Object.values(node)) if (typeof item === 'object') visit(item, depth + 1);
    }
  };
  visit(value, 0);
  return found;
};
