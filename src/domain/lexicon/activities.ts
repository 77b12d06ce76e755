import type { TextRange } from '../shared/textRange.ts';
import {
  ACTION_ENDING,
  ADVERB,
  CIRCUMSTANCE,
  GENERIC_END,
  HANGING,
  HOUSE_TOO,
  LISTED_OBJECT,
  NO_ACTION,
  NO_OPENING,
  OBJECT_START,
  TELLS_OF_OBJECT,
  VAGUE_ALONE,
} from './activities.fr.ts';
import { isAction } from './stems.ts';
import { isBareAction } from './wordings.ts';
import { wordKey } from './wordTokens.ts';

/** Brackets set things apart, but not the letters of inclusive writing: "technicien(ne)s". */
const ITEM_END =
  /[,;:/\u2022|\t\n]|\((?![a-z]{1,4}\))|(?<!\([a-z]{1,4})\)|\.(?=\s|$)|\s(?:et|ou|puis|&)\s/gu;
const OPENING = /^(?:(?:l'|d'|le |la |les |des |du |de |en |vos |votre )+)/u;
const MOST_WORDS = 6;

/** Cuts a folded stretch of text at its list separators; offsets count in the stretch. */
const itemsOf = (folded: string): readonly TextRange[] => {
  const items: TextRange[] = [];
  let start = 0;
  for (const match of folded.matchAll(ITEM_END)) {
    items.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...items, { start, end: folded.length }];
};

const namesAction = (word: string): boolean => {
  const key = wordKey(word);
  return !NO_ACTION.has(key) && !ADVERB.test(key) && (isAction(key) || ACTION_ENDING.test(key));
};

/** An action that says by itself what is done: "animation", "encaissement"; "suivi" waits for its object. */
const isWholeAction = (word: string): boolean =>
  namesAction(word) && !isBareAction(word) && !VAGUE_ALONE.has(wordKey(word));

/** "Administration des profils": with what it is done to, any action is one. */
const hasObject = ([head = '', next = '']: readonly string[]): boolean =>
  isAction(wordKey(head)) && (HOUSE_TOO.test(head) ? LISTED_OBJECT : OBJECT_START).test(next);

/** One more, where a thing is told by what it is for: "reglage des outils" "de coupe". */
const MOST_WORDS_TOLD = 8;

const wordsIn = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => word !== '');

/** What a long item names first: "gestion de la caisse" of "gestion de la caisse du bureau du port". */
const firstObject = (kept: string): string => {
  const [head = '', object = '', next = ''] = kept.split(
    /(?<=\s)(?=(?:du|des?|d'|au|aux|en|sur|a)(?:\s|(?<=')))/u,
  );
  const short = `${head}${object}`.trimEnd();
  if (!GENERIC_END.test(short)) return wordsIn(short).length > MOST_WORDS ? '' : short;
  const long = `${head}${object}${next}`.trimEnd();
  return next === '' || wordsIn(long).length > MOST_WORDS_TOLD ? '' : long;
};

type Reading = {
  /** The words tell tasks: one of a single word, or the beginning of a long one, counts too. */
  readonly tasks: boolean;
};

const trimmed = (
  folded: string,
  { start, end }: TextRange,
  { tasks }: Reading,
): TextRange | null => {
  const raw = folded.slice(start, end);
  const indent = raw.length - raw.replace(/^[\s>*+\u2013\u2014-]+/u, '').length;
  const opened = raw.slice(indent);
  const body = opened.slice(OPENING.exec(opened)?.[0].length ?? 0);
  const from = start + indent + (opened.length - body.length);
  if (NO_OPENING.test(body)) return null;
  const stops = tasks ? [CIRCUMSTANCE, TELLS_OF_OBJECT] : [CIRCUMSTANCE];
  const stop = Math.min(...stops.map((words) => words.exec(body)?.index ?? body.length));
  const whole = body.slice(0, stop).trimEnd();
  const isLong = tasks && wordsIn(whole).length > MOST_WORDS;
  const short = isLong ? firstObject(whole) : whole;
  const kept = tasks && stop < body.length ? short.replace(HANGING, '').trimEnd() : short;
  const words = wordsIn(kept);
  const [head = '', ...object] = words;
  if ((!isLong && words.length > MOST_WORDS) || /[\d%\u20ac@]/u.test(kept)) return null;
  // "Corriger ce", "suivi du": cut before its object, an item names nothing.
  if (HANGING.test(kept)) return null;
  if (tasks && stop < body.length && GENERIC_END.test(kept)) return null;
  if (object.length === 0 && !(tasks && isWholeAction(head))) return null;
  return namesAction(head) || (tasks && hasObject(words))
    ? { start: from, end: from + kept.length }
    : null;
};

const PLAIN: Reading = { tasks: false };

/**
 * Items of a list that name an activity ("valorisation des stocks"), whether a lexicon
 * knows it or not. Offsets count in the folded text.
 */
export const activityItems = (folded: string, reading: Reading = PLAIN): readonly TextRange[] =>
  itemsOf(folded)
    .map((item) => trimmed(folded, item, reading))
    .filter((item) => item !== null);
