import { remembered } from '../shared/remembered.ts';
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

const LAST_LATIN = 0xff;
const LAST_PLAIN = 0x7f;

/** Letters without any accent after the first: what most words are, told without normalising. */
const isPlain = (written: string): boolean => {
  if (written.charCodeAt(0) > LAST_LATIN) return false;
  for (let index = 1; index < written.length; index += 1)
    if (written.charCodeAt(index) > LAST_PLAIN) return false;
  return true;
};

/** True for "stocks" and "travaux"; "process" keeps its s. */
const isPlural = (key: string): boolean =>
  key.endsWith('s') ? key.charAt(key.length - 2) !== 's' : key.endsWith('ux');

/** The singular of a word with its accents, or null where it is written without any; a first capital may lack its own. */
export const accentedKey = (written: string): string | null => {
  if (isPlain(written)) return null;
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

const WRITTEN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...IRREGULAR_PLURALS, ...SAME_WORDS }),
);

/** Number and case taken off one folded word; `kubernetes` and `stocks` lose their s, `css` and `process` keep it. */
export const wordKey = (folded: string): string => {
  const same = WRITTEN_AS.get(folded);
  if (same !== undefined) return same;
  let key = folded;
  if (key.length >= 6 && key.endsWith('aux'))
    key = key.endsWith('eaux') ? key.slice(0, -1) : `${key.slice(0, -2)}l`;
  else if (key.length > 3 && isPlural(key)) key = key.slice(0, -1);
  // Past participles agree: "motivee" and "motive" are one word.
  if (key.length >= 7 && key.endsWith('ee')) key = key.slice(0, -1);
  return key;
};

const gapOf = (between: string, nextIsLower: () => boolean): Gap => {
  if (between === ' ' || between === "'") return GAPS.space;
  if (JOINER.test(between)) return GAPS.joined;
  if (SLASH.test(between)) return GAPS.slash;
  if (between.includes('\n')) {
    const wrapped = /^[ \t]*\n[ \t]*$/u.test(between) && nextIsLower();
    return wrapped ? GAPS.space : GAPS.line;
  }
  if (/^[ \t']+$/u.test(between)) return between.includes('\t') ? GAPS.break : GAPS.space;
  return SHORT_LIST.test(between) ? GAPS.list : GAPS.break;
};

const isLowerAt = (text: string, index: number): boolean => {
  const char = text.charAt(index);
  return char !== char.toUpperCase();
};

/** What a folded word is wherever it stands. */
type KnownWord = Pick<Token, 'key' | 'link' | 'filler'> & { readonly elides: boolean };

/** Words of running texts that are kept; beyond, the memory starts anew. */
const WORD_MEMORY = 20_000;

const knownWord = remembered(WORD_MEMORY, (word): KnownWord => {
  const key = wordKey(word);
  return {
    key,
    link: LINK_WORDS.has(key) || LINK_WORDS.has(word),
    filler: FILLERS.has(word) || /^\d{1,3}$/u.test(word),
    elides: ELIDED.test(word),
  };
});

/** Splits a text into words. `C++`, `C#` and `.NET` are whole words; `Node.js` and `CI/CD` are two joined ones. */
export const tokenize = (original: string): readonly Token[] => {
  const { text, offsets } = foldWithOffsets(original);
  const tokens: Token[] = [];
  let previousEnd = 0;
  const at = (index: number): number => offsets[index] ?? original.length;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const word = match[0];
    const known = knownWord(word);
    let { key, link } = known;
    let start = match.index;
    let end = start + word.length;
    if (
      word === 'net' &&
      text[start - 1] === '.' &&
      !/[\p{L}\p{N}]/u.test(text[start - 2] ?? ' ')
    ) {
      start -= 1;
      key = '.net';
    } else if (known.elides && text[end] === "'") {
      key = `${word}'`;
      link ||= LINK_WORDS.has(key);
    }
    const first = start;
    const gapBefore =
      tokens.length === 0
        ? GAPS.break
        : gapOf(text.slice(previousEnd, first), () => isLowerAt(original, at(first)));
    const ending =
      word.length > 2 && text[end] !== ' '
        ? INCLUSIVE_ENDING.exec(text.slice(end, end + 12))
        : null;
    tokens.push({ key, start: at(start), end: at(end), gapBefore, link, filler: known.filler });
    if (ending !== null) {
      end += ending[0].length;
      WORD.lastIndex = end;
    }
    previousEnd = end;
  }
  return tokens;
};
