import type { TextRange } from '../shared/textRange.ts';
import {
  ACTION_ENDING,
  ADVERB,
  CIRCUMSTANCE,
  HANGING,
  NO_ACTION,
  NO_OPENING,
} from './activities.fr.ts';
import { isAction } from './stems.ts';
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

const trimmed = (folded: string, { start, end }: TextRange): TextRange | null => {
  const raw = folded.slice(start, end);
  const indent = raw.length - raw.replace(/^[\s>*+\u2013\u2014-]+/u, '').length;
  const opened = raw.slice(indent);
  const body = opened.slice(OPENING.exec(opened)?.[0].length ?? 0);
  const from = start + indent + (opened.length - body.length);
  if (NO_OPENING.test(body)) return null;
  const stop = CIRCUMSTANCE.exec(body)?.index ?? body.length;
  const kept = body.slice(0, stop).trimEnd();
  const words = kept.split(/\s+/u).filter((word) => word !== '');
  const [head = '', ...object] = words;
  if (words.length > MOST_WORDS || /[\d%\u20ac@]/u.test(kept)) return null;
  // "Corriger ce", "suivi du": cut before its object, an item names nothing.
  if (object.length === 0 || HANGING.test(kept)) return null;
  return namesAction(head) ? { start: from, end: from + kept.length } : null;
};

/**
 * Items of a list that name an activity ("valorisation des stocks"), whether a lexicon
 * knows it or not. Offsets count in the folded text.
 */
export const activityItems = (folded: string): readonly TextRange[] =>
  itemsOf(folded)
    .map((item) => trimmed(folded, item))
    .filter((item) => item !== null);
