import { stemmer } from '@orama/stemmers/french';

import { fold } from '../shared/text.ts';
import { ACTIONS } from './actions.fr.ts';
import { FEMININE_ENDINGS, INFLECTION } from './words.fr.ts';

/** Shorter words are names and codes: they have no inflection worth folding. */
const SHORTEST_STEMMED = 5;

/** A lone word is matched by its stem only from this length on, and by its whole spelling below. */
export const SHORTEST_LONE_STEM = 7;

const actionNouns: ReadonlyMap<string, string> = new Map(
  ACTIONS.flatMap(([noun, ...verbs]) =>
    [noun, ...verbs].map((word) => [fold(word), fold(noun)] as const),
  ),
);

const masculine = (word: string): string => {
  for (const [feminine, common] of FEMININE_ENDINGS)
    if (word.length > feminine.length + 3 && word.endsWith(feminine))
      return word.slice(0, -feminine.length) + common;
  return word;
};

/** The root of a word key: verb and noun of one action, masculine and feminine share it. */
export const stemOf = (key: string): string => {
  if (key.length < SHORTEST_STEMMED || /[^a-z]/u.test(key)) return actionNouns.get(key) ?? key;
  const noun = actionNouns.get(key);
  return stemmer(masculine(noun ?? key));
};

/** True for a word that names an action done to anything: "gestion", "suivre". */
export const commonAction = (key: string): boolean => actionNouns.has(key);

/** True where two lone words differ by an ending only: "comptable" and "comptabilite" are not one skill. */
export const sameLoneWord = (a: string, b: string): boolean => {
  const x = masculine(a);
  const y = masculine(b);
  let common = 0;
  while (common < x.length && common < y.length && x[common] === y[common]) common += 1;
  return INFLECTION.test(x.slice(common)) && INFLECTION.test(y.slice(common));
};
