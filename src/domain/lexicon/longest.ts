import { once } from '../shared/lazy.ts';
import type { LexiconData } from './lexiconData.ts';
import type { Matcher } from './matcher.ts';
import { sameLoneWord } from './stems.ts';
import type { TitleTrades } from './titleTrades.ts';
import type { Step, Track } from './walk.ts';
import { stepsFrom } from './walk.ts';
import { accentedKey } from './wordTokens.ts';
import type { Token } from './wordTokens.ts';

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
const ALLOWED = {
  no: 0,
  elsewhere: 1,
  byPlace: 2,
  byFamily: 3,
  byTitle: 4,
  bySubject: 5,
} as const;
type Allowed = (typeof ALLOWED)[keyof typeof ALLOWED];

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
  /** The sentence, or the line, that holds it: where it begins and ends. */
  readonly clause: () => readonly [number, number];
};

/** A word alone in a list has nothing near it: the trade that the title names tells what it means. */
const byPlace = ({ families }: TitleTrades, family: string): Allowed => {
  if (families.has(family)) return ALLOWED.byFamily;
  return families.size === 0 || family === '' ? ALLOWED.byPlace : ALLOWED.elsewhere;
};

/** Judges an ambiguous form by its surroundings, then by the titles of the text. */
const conditionHolds = (
  [exact, ...contexts]: LexiconData['conditions'][number],
  { text, tokens, from, to, trades, family, clause }: AmbiguousPlace,
): Allowed => {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return ALLOWED.no;
  if (exact !== null) {
    const written = text.slice(first.start, last.end).normalize('NFC');
    if (written !== exact && written !== `${exact}s`) return ALLOWED.no;
    // "Chef(fe)" is a word with its two genders, and no name.
    if (/^\(\p{Ll}{1,4}\)/u.test(text.slice(last.end, last.end + 6))) return ALLOWED.no;
  }
  if (contexts.length === 0) return ALLOWED.bySubject;
  const [clauseStart, clauseEnd] = clause();
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

/** A match on tokens: `from` to `end` (exclusive), and the way that led there. */
export type Match = {
  readonly form: number;
  readonly from: number;
  readonly end: number;
  readonly track: Track;
  readonly last: Step;
  /** An ambiguous form that only the title of the text, or its place in a list, speaks for. */
  readonly placed: boolean;
  /** Steps made before this match, where its head was said for an earlier member of the list. */
  readonly head: Step | null;
};

export type Scene = {
  readonly matcher: Matcher;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly exact: Track;
  readonly stem: Track;
  /** Read once, where a word asks for them. */
  readonly trades: () => TitleTrades;
};

/** Another inflection of a word; the very same word is the exact tier's to judge. */
const isInflection = (form: string, key: string): boolean =>
  form !== key && sameLoneWord(form, key);

type Chosen = Pick<Match, 'form' | 'placed'>;

/**
 * Among forms that end at one place, one whose subject is spoken of is surer than one without condition, and that one
 * surer than one that only the title or its place allow; null where none fits.
 */
const chooseForm = (
  { matcher, text, tokens, trades }: Scene,
  { tier }: Track,
  from: number,
  { node, end }: Step,
): Chosen | null => {
  const { forms, conditions, word } = matcher;
  const token = tokens[from];
  const key = token?.key ?? '';
  // Several forms ask for it.
  const clause = once(() =>
    clauseAround(text, token?.start ?? 0, tokens[end - 1]?.end ?? text.length),
  );
  const accents = token === undefined ? null : accentedKey(text.slice(token.start, token.end));
  // "metres" is not "metre" with an accent: where both carry accents they must agree.
  const otherAccents = !tier.byStem && accents !== null && !matcher.accented.has(accents);
  let plain = -1;
  let placed = -1;
  let strangers = 0;
  let surest: Allowed = ALLOWED.no;
  for (let form = tier.trie.firstForm(node); form >= 0; form = tier.trie.nextForm(form)) {
    const start = forms.starts[form] ?? 0;
    const lone = (forms.starts[form + 1] ?? 0) - start === 1;
    if (lone && otherAccents) continue;
    if (tier.byStem && lone && !isInflection(word(forms.words[start] ?? 0), key)) continue;
    const condition = conditions[forms.conditions[form] ?? -1];
    if (condition === undefined) plain = plain < 0 ? form : plain;
    else {
      const family = matcher.familyOf(forms.concepts[form] ?? -1);
      const place = { text, tokens, from, to: end, trades, family, clause };
      const allowed = conditionHolds(condition, place);
      if (allowed === ALLOWED.bySubject) return { form, placed: false };
      if (allowed === ALLOWED.elsewhere) strangers += 1;
      if (allowed > surest) {
        surest = allowed;
        placed = form;
      }
    }
  }
  if (plain >= 0) return { form: plain, placed: false };
  // Several trades use the word and none of them is the one that the title names.
  if (surest === ALLOWED.elsewhere && strangers > 1) return null;
  return placed >= 0 ? { form: placed, placed: true } : null;
};

/** The longest match from `node` with the tokens at `from`, in one tier. */
export const longestIn = (scene: Scene, track: Track, node: number, from: number): Match | null => {
  let best: Match | null = null;
  for (const step of stepsFrom(track, node, from)) {
    if (best !== null && step.end <= best.end) continue;
    const chosen = chooseForm(scene, track, from, step);
    if (chosen !== null) best = { ...chosen, from, end: step.end, track, last: step, head: null };
  }
  return best;
};

/** The longest match that starts at a token; whole words win over stems of the same length. */
export const longestAt = (scene: Scene, from: number): Match | null => {
  const exact = longestIn(scene, scene.exact, 0, from);
  const stem = longestIn(scene, scene.stem, 0, from);
  return stem !== null && stem.end > (exact?.end ?? from) ? stem : exact;
};
