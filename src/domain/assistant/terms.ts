import { stemmer } from '@orama/stemmers/french';

import {
  FUNCTION_FORMS,
  PHONE_SPELLINGS,
  QUESTION_STOP_WORDS,
  SAME_MEANING,
  SENIOR_AGE,
  SENIOR_WORD,
  TAIL_PRONOUNS,
} from '#/domain/assistant/questionWords.fr';
import { remembered } from '#/domain/shared/remembered';
import { fold } from '#/domain/shared/text';

/** A count written as one with what it counts: "45ans". */
const GLUED_UNIT = /\b(\d+)(ans?|mois|jours?|semaines?|euros?|heures?)\b/gu;
const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/gu;
/** Longest run of words with a meaning of its own. */
const LONGEST_PHRASE = 5;
/** Shorter words are names and codes: they have no inflection worth folding. */
const SHORTEST_STEMMED = 4;

// The same words come back in every sheet, and their stems cost most of an index.
const MOST_STEMS = 50_000;

/** The stemmer keeps the plural of some words ("emplois"). */
const stemOf = remembered(MOST_STEMS, (word) =>
  word.length < SHORTEST_STEMMED || /\d/u.test(word)
    ? word
    : stemmer(word.replace(/(?<=[a-z]{3}[^s])s$/u, '')),
);

/** First word of its line by each single word, and by each phrase with its words joined by `_`. */
const meanings: ReadonlyMap<string, string> = new Map(
  SAME_MEANING.flatMap((line) => {
    const words = fold(line).split(' ');
    const first = words[0] ?? '';
    return words.map((word): readonly [string, string] => [word, first]);
  }).reverse(),
);

/** Meanings by stem, for the inflections that a line leaves out. */
const meaningsOfStems: ReadonlyMap<string, string> = new Map(
  [...meanings]
    .filter(([word]) => !word.includes('_') && word.length >= SHORTEST_STEMMED)
    .map(([word, first]) => [stemOf(word), first]),
);

/** Single words that have a meaning here: what a misspelt word may have meant. */
export const KNOWN_WORDS: readonly string[] = [...meanings.keys()].filter(
  (word) => !word.includes('_'),
);

const termOf = (word: string): string => {
  const stem = stemOf(word);
  const first = meanings.get(word) ?? meaningsOfStems.get(stem);
  return first === undefined ? stem : `=${first}`;
};

/** The words of a text, folded, function words included. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll("'", ' ')
    .replace(GLUED_UNIT, '$1 $2')
    .replace(SENIOR_AGE, SENIOR_WORD)
    .replace(TAIL_PRONOUNS, '')
    .match(WORD) ?? [];

/** Meanings of phrases by the stems of their words: "rupture conventionnel" means what "rupture conventionnelle" does. */
const phrases: ReadonlyMap<string, string> = new Map(
  [...meanings]
    .filter(([words]) => words.includes('_'))
    .map(([words, first]) => [words.split('_').map(stemOf).join('_'), first]),
);

/** Stems that a phrase with a meaning of its own begins with. */
const phraseStarts: ReadonlySet<string> = new Set(
  [...phrases.keys()].map((words) => words.split('_', 1)[0] ?? ''),
);

/** A phrase with a meaning of its own at a place of the words: its meaning, and how many words it takes. */
const phraseAt = (words: readonly string[], at: number): readonly [string, number] | null => {
  if (!phraseStarts.has(stemOf(words[at] ?? ''))) return null;
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const run = words.slice(at, at + length).map(stemOf);
    const first = phrases.get(run.join('_'));
    if (first !== undefined) return [`=${first}`, length];
  }
  return null;
};

const saysSomething = (word: string): boolean =>
  word.length > 1 && !/^\d+$/u.test(word) && !QUESTION_STOP_WORDS.has(word);

/** What one word speaks of; more than one thing for a compound ("auto-entrepreneur"), nothing for a function word. */
const termsOfWord = (word: string): readonly string[] =>
  saysSomething(word)
    ? [
        termOf(word),
        ...(word.includes('-') && !meanings.has(word)
          ? word.split('-').filter(saysSomething).map(termOf)
          : []),
      ]
    : [];

/** Whether a word says nothing of the subject by itself: short words and figures say as little. */
export const isFunctionWord = (word: string): boolean =>
  !word.startsWith('=') && !saysSomething(word);

/** How phones write what is otherwise two or more words; folded. */
export const opened = (text: string): string =>
  fold(text)
    .replaceAll("'", ' ')
    .split(/\s+/u)
    .map((word) => PHONE_SPELLINGS[word] ?? word)
    .join(' ');

/**
 * A text word by word, in order: stems and meanings as in `termsOf`, function words as they are ("mon entretien" is
 * not "un entretien").
 */
export const sequenceOf = (
  text: string,
  spell: (word: string) => string = (word) => word,
): readonly string[] => {
  const words = wordsOf(opened(text)).map((word) => (saysSomething(word) ? spell(word) : word));
  const sequence: string[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at);
    const word = words[at] ?? '';
    sequence.push(
      phrase?.[0] ?? (saysSomething(word) ? termOf(word) : (FUNCTION_FORMS[word] ?? word)),
    );
    at += phrase?.[1] ?? 1;
  }
  return sequence;
};

/**
 * What a text speaks of: stems without function words, words of one meaning made one; repeated terms stay. `spell`
 * gives a word as it was meant.
 */
export const termsOf = (
  text: string,
  spell: (word: string) => string = (word) => word,
): readonly string[] => {
  const words = wordsOf(text).map((word) => (saysSomething(word) ? spell(word) : word));
  const terms: string[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at);
    terms.push(...(phrase === null ? termsOfWord(words[at] ?? '') : [phrase[0]]));
    at += phrase?.[1] ?? 1;
  }
  return terms;
};
