import type { LexiconData } from './lexiconData.ts';
import type { Token } from './tokens.ts';

/** From so many items on a line is a list by itself, if they have so few words each. */
const LONG_LIST = 3;
const SHORT_ITEM = 3;

/** How far, in words, a context may stand. */
const NEAR = 8;

const SEPARATORS = /[,;|/•·▪◦‣–]|\s[-+]\s/gu;

/** A line of at least three short items is a list of skills; so is one that holds the mention as a whole item. */
const isListLine = (line: string, mention: string): boolean => {
  const body = line.replace(/^[^:]{0,40}:/u, '').replace(/^[\s>*+-]+/u, '');
  const items = body.split(SEPARATORS).flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
  if (items.length < LONG_LIST) return items.includes(mention);
  const words = items.reduce((sum, item) => sum + item.split(/\s+/u).length, 0);
  return words / items.length <= SHORT_ITEM;
};

const lineAround = (text: string, start: number, end: number): readonly [number, number] => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return [from, to < 0 ? text.length : to];
};

const SHORTEST_NAME = 3;

const isNameInSentence = (text: string, first: Token, last: Token): boolean => {
  const written = text.slice(first.start, last.end);
  const before = text.slice(Math.max(0, first.start - 3), first.start);
  return (
    written.length >= SHORTEST_NAME &&
    /^\p{Lu}/u.test(written) &&
    /[\p{Ll},(/'\u2019]$/u.test(before.trimEnd())
  );
};

/** True where the surroundings allow an ambiguous form at the tokens `from` to `to` (exclusive). */
export const conditionHolds = (
  [exact, ...contexts]: LexiconData['conditions'][number],
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean => {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return false;
  if (exact !== null) {
    const written = text.slice(first.start, last.end).normalize('NFC');
    if (written !== exact && written !== `${exact}s`) return false;
  }
  if (contexts.length === 0) return true;
  const [lineStart, lineEnd] = lineAround(text, first.start, last.end);
  const serves = (index: number): boolean => {
    const token = tokens[index];
    return token !== undefined && contexts.some((context) => token.key.startsWith(context));
  };
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token === undefined || (from - i > NEAR && token.start < lineStart)) break;
    if (serves(i)) return true;
  }
  for (let i = to; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || (i - to >= NEAR && token.start >= lineEnd)) break;
    if (serves(i)) return true;
  }
  const mention = text.slice(first.start, last.end);
  if (isListLine(text.slice(lineStart, lineEnd), mention)) return true;
  // A name written with its capital inside a sentence is a name: the subject of the whole text decides.
  return isNameInSentence(text, first, last) && tokens.some((_, index) => serves(index));
};
