import { foldWithOffsets } from '../shared/text.ts';
import {
  ELIDED,
  FILLERS,
  INCLUSIVE_ENDING,
  IRREGULAR_PLURALS,
  LINK_WORDS,
  SAME_WORDS,
} from './words.fr.ts';

/** What stands between a token and the one before: a mention may cross up to `space`, a list up to `list`. */
export const GAPS = { joined: 0, slash: 1, space: 2, list: 3, line: 4, break: 5 } as const;
export type Gap = (typeof GAPS)[keyof typeof GAPS];

/** A word of a text; offsets count in the original. */
export type Token = {
  /** Folded, singular: equal keys mean the same word. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly gapBefore: Gap;
  /** An article or "de": it may stand inside any mention. */
  readonly link: boolean;
  /** A possessive or a number: it may stand inside a mention whose form does not hold it. */
  readonly filler: boolean;
};

const COMBINING = /[\u0300-\u036f]/u;

/** The singular of a word with its accents, or null where it is written without any; a first capital may lack its own. */
export const accentedKey = (written: string): string | null => {
  const lower = written.normalize('NFC').toLowerCase();
  const rest = lower.slice(1);
  if (!COMBINING.test(rest.normalize('NFD'))) return null;
  let key = `${lower.charAt(0).normalize('NFD').charAt(0)}${rest}`;
  if (/[^s]s$|ux$/u.test(key)) key = key.slice(0, -1);
  return key.endsWith('\u00e9e') ? key.slice(0, -1) : key;
};

const WORD = /[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
const JOINER = /^(?:[-._]|-\n)$/u;
const SLASH = /^[/&+]$/u;
const SHORT_LIST = /^\s*[,/&|]\s*$/u;

/** Number and case taken off one folded word; `kubernetes` and `stocks` lose their s, `css` and `process` keep it. */
export const wordKey = (folded: string): string => {
  const same = SAME_WORDS[folded] ?? IRREGULAR_PLURALS[folded];
  if (same !== undefined) return same;
  let key = folded;
  if (key.length >= 6 && key.endsWith('aux'))
    key = key.endsWith('eaux') ? key.slice(0, -1) : `${key.slice(0, -2)}l`;
  else if (key.length > 3 && /[^s]s$|ux$/u.test(key)) key = key.slice(0, -1);
  // Past participles agree: "motivee" and "motive" are one word.
  if (key.length >= 7 && key.endsWith('ee')) key = key.slice(0, -1);
  return key;
};

const gapOf = (between: string, nextIsLower: boolean): Gap => {
  if (between === ' ' || between === "'") return GAPS.space;
  if (JOINER.test(between)) return GAPS.joined;
  if (SLASH.test(between)) return GAPS.slash;
  if (between.includes('\n')) {
    const wrapped = /^[ \t]*\n[ \t]*$/u.test(between) && nextIsLower;
    return wrapped ? GAPS.space : GAPS.line;
  }
  if (/^[ \t']+$/u.test(between)) return between.includes('\t') ? GAPS.break : GAPS.space;
  return SHORT_LIST.test(between) ? GAPS.list : GAPS.break;
};

const isLowerAt = (text: string, index: number): boolean => {
  const char = text.charAt(index);
  return char !== char.toUpperCase();
};

/** Splits a text into words. `C++`, `C#` and `.NET` are whole words; `Node.js` and `CI/CD` are two joined ones. */
export const tokenize = (original: string): readonly Token[] => {
  const { text, offsets } = foldWithOffsets(original);
  const tokens: Token[] = [];
  let previousEnd = 0;
  const at = (index: number): number => offsets[index] ?? original.length;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const word = match[0];
    let start = match.index;
    let end = start + word.length;
    let key = wordKey(word);
    const dotted = text[start - 1] === '.' && !/[\p{L}\p{N}]/u.test(text[start - 2] ?? ' ');
    if (word === 'net' && dotted) {
      start -= 1;
      key = '.net';
    } else if (text[end] === "'" && ELIDED.test(word)) {
      key = `${word}'`;
    }
    const gapBefore =
      tokens.length === 0
        ? GAPS.break
        : gapOf(text.slice(previousEnd, start), isLowerAt(original, at(start)));
    const link = LINK_WORDS.has(key) || LINK_WORDS.has(word);
    const filler = FILLERS.has(word) || /^\d{1,3}$/u.test(word);
    const ending = word.length > 2 ? INCLUSIVE_ENDING.exec(text.slice(end, end + 12)) : null;
    tokens.push({ key, start: at(start), end: at(end), gapBefore, link, filler });
    if (ending !== null) {
      end += ending[0].length;
      WORD.lastIndex = end;
    }
    previousEnd = end;
  }
  return tokens;
};
