import { stemmer } from '@orama/stemmers/french';

import { NO_ACTION } from '#/domain/lexicon/activities.fr';
import { actionNoun } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { STOP_WORDS } from '#/domain/matching/stopWords.fr';
import { remembered } from '#/domain/shared/remembered';
import { foldWithOffsets } from '#/domain/shared/text';

/** One word of a text with its comparison key; offsets count in the original text. */
export type Word = { readonly key: string; readonly start: number; readonly end: number };

const WORD = /[a-z0-9][a-z0-9+#]*/gu;

/** Feminine endings brought to the masculine: the stemmer keeps them apart, and a comparison must not. */
const GENDER_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/trices?$/u, 'teur'],
  [/euses?$/u, 'eur'],
  [/ieres?$/u, 'ier'],
  [/iennes?$/u, 'ien'],
  [/ives?$/u, 'if'],
  [/cheffes?$/u, 'chef'],
];

/** A vocabulary is a few thousand words. */
const MOST_STEMS = 50_000;

/** A noun in -age of so many letters at least is the noun of a verb in -er: "etalonnage", "etalonner". */
const SHORTEST_IN_AGE = 7;

/** Verb and noun of one action brought to one word. */
const actionOf = (word: string): string => {
  const key = wordKey(word);
  const noun = actionNoun(key) ?? key;
  return noun.length >= SHORTEST_IN_AGE && noun.endsWith('age') && !NO_ACTION.has(noun)
    ? `${noun.slice(0, -3)}er`
    : noun === key
      ? word
      : noun;
};

const SHORTEST_ROOT = 4;
const LONG_WORD = 7;

/** The key under which the forms of one word meet: masculine, without ending. `folded` has no accents. */
export const stemOf = remembered(MOST_STEMS, (folded): string => {
  let word = actionOf(folded);
  for (const [ending, masculine] of GENDER_ENDINGS)
    if (word.length > 6 && ending.test(word)) {
      word = word.replace(ending, masculine);
      break;
    }
  const cut = word.length > 3 ? stemmer(word) : word;
  // What is left of "paiement" is what is left of "paie": so little of a long word is no root.
  return cut.length < SHORTEST_ROOT && word.length >= LONG_WORD ? word.replace(/s$/u, '') : cut;
});

const stopKeys = new Set(STOP_WORDS.flatMap((word) => [word, stemOf(word)]));

/** Every word of a text, stop words included, folded but not stemmed. */
export const wordsOf = (text: string): readonly Word[] => {
  const folded = foldWithOffsets(text);
  const words: Word[] = [];
  for (const match of folded.text.matchAll(WORD)) {
    const start = folded.offsets[match.index] ?? 0;
    const end = folded.offsets[match.index + match[0].length] ?? text.length;
    words.push({ key: match[0], start, end });
  }
  return words;
};

const MOST_PHRASES = 5000;

/** The stems of the words of a text that carry meaning: no function words, no figures, no single letters. The phrases of one offer are read once for many CVs. */
export const contentStems = remembered(MOST_PHRASES, (text): readonly string[] => {
  const found: string[] = [];
  for (const { key } of wordsOf(text)) {
    if (key.length < 2 || /^\d+$/u.test(key) || stopKeys.has(key)) continue;
    const stem = stemOf(key);
    if (!stopKeys.has(stem)) found.push(stem);
  }
  return found;
});

/** Words of one family share at least these first letters. */
export const ROOT_LENGTH = 5;
const SHARED = 0.7;

/** True for stems of one family that the stemmer keeps apart ("inscription", "inscrit"): most of the longer one is shared, and `least` letters. */
export const sameRoot = (one: string, other: string, least = ROOT_LENGTH): boolean => {
  if (one === other) return true;
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < least) return false;
  let shared = 0;
  while (shared < longest && one[shared] === other[shared]) shared += 1;
  return shared >= least && shared >= longest * SHARED;
};
