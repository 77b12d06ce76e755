import type { LexiconData } from './lexiconData.ts';
import type { TitleTrades } from './titleTrades.ts';
import type { Token } from './tokens.ts';

/** From so many items a sentence is a list by itself, if they have so few words each. */
const LONG_LIST = 3;
const SHORT_ITEM = 4;

/** How far, in words, a context may stand. */
const NEAR = 8;

const SEPARATORS = /[,;|/•·▪◦‣–():]|\s[-+]\s|\s(?:et|ou)\s/gu;

/** True where the mention is a whole item of a list of short ones, or all that its line says. */
const isListItem = (clause: string, mention: string): boolean => {
  const items = clause
    // What stands before a colon names the list.
    .replace(/^[^:,;]{0,40}:/u, '')
    .replace(/^[\s>*+-]+/u, '')
    .split(SEPARATORS)
    .map((item) => item.replace(/[.\s]+$/u, '').trim())
    .filter((item) => item !== '');
  if (!items.includes(mention)) return false;
  if (items.length < LONG_LIST) return clause.trim().length <= mention.length + 4;
  const words = items.reduce((sum, item) => sum + item.split(/\s+/u).length, 0);
  return words / items.length <= SHORT_ITEM;
};

/** The full stop of an initial ("R. Martin") ends nothing. */
const CLAUSE_END = /\n|(?:[;!?]|(?<!(?:^|[^\p{L}])\p{L})\.)(?=\s|$)/gu;

/** No sentence is longer, in characters: a page written as one line must not be read once for each of its words. */
const LONGEST_CLAUSE = 2000;

/** The sentence, or the line, that holds a place: what it says makes the meaning of its words. */
const clauseAround = (text: string, start: number, end: number): readonly [number, number] => {
  const line = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - LONGEST_CLAUSE);
  let from = line;
  for (const stop of text.slice(line, start).matchAll(CLAUSE_END)) from = line + stop.index + 1;
  CLAUSE_END.lastIndex = end;
  const to = CLAUSE_END.exec(text.slice(0, end + LONGEST_CLAUSE))?.index;
  CLAUSE_END.lastIndex = 0;
  return [from, to ?? Math.min(text.length, end + LONGEST_CLAUSE)];
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

/**
 * How surely an ambiguous form is allowed: only its place in a list speaks for it (in a text whose title names
 * another trade, or not), the title names a trade of its family, the title has a word of its subject, or
 * such a word stands near.
 */
export const ALLOWED = {
  no: 0,
  elsewhere: 1,
  byPlace: 2,
  byFamily: 3,
  byTitle: 4,
  bySubject: 5,
} as const;
export type Allowed = (typeof ALLOWED)[keyof typeof ALLOWED];

/** An ambiguous form where it stands: the tokens `from` to `to` (exclusive). */
type AmbiguousPlace = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  /** What the titles of the text name. */
  readonly trades: () => TitleTrades;
  /** Of the concept that claims the form. */
  readonly family: string;
};

/** A word alone in a list has nothing near it: the trade that the title names tells what it means. */
const byPlace = ({ families }: TitleTrades, family: string): Allowed => {
  if (families.has(family)) return ALLOWED.byFamily;
  return families.size === 0 || family === '' ? ALLOWED.byPlace : ALLOWED.elsewhere;
};

/** Judges an ambiguous form by its surroundings, then by the titles of the text. */
export const conditionHolds = (
  [exact, ...contexts]: LexiconData['conditions'][number],
  { text, tokens, from, to, trades, family }: AmbiguousPlace,
): Allowed => {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return ALLOWED.no;
  if (exact !== null) {
    const written = text.slice(first.start, last.end).normalize('NFC');
    if (written !== exact && written !== `${exact}s`) return ALLOWED.no;
  }
  if (contexts.length === 0) return ALLOWED.bySubject;
  const [clauseStart, clauseEnd] = clauseAround(text, first.start, last.end);
  const isContext = (word: string): boolean => contexts.some((context) => word.startsWith(context));
  const serves = (index: number): boolean => isContext(tokens[index]?.key ?? '');
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token === undefined || (from - i > NEAR && token.start < clauseStart)) break;
    if (serves(i)) return ALLOWED.bySubject;
  }
  for (let i = to; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || (i - to >= NEAR && token.start >= clauseEnd)) break;
    if (serves(i)) return ALLOWED.bySubject;
  }
  const titled = trades().words.some(isContext);
  if (isListItem(text.slice(clauseStart, clauseEnd), text.slice(first.start, last.end)))
    return titled ? ALLOWED.byTitle : byPlace(trades(), family);
  // A name written with its capital inside a sentence is a name: the subject of the whole text decides.
  if (isNameInSentence(text, first, last) && tokens.some((_, index) => serves(index)))
    return ALLOWED.bySubject;
  return titled ? ALLOWED.byTitle : ALLOWED.no;
};
