import { stemmer } from '@orama/stemmers/french';

import { once } from '../shared/lazy.ts';
import { fold } from '../shared/text.ts';
import { ACTIONS, CONJUGATION, OWN_ROOTS, THINGS_NOT_ACTIONS } from './actions.fr.ts';
import { OTHER_ACTIONS, REGULAR_ACTIONS } from './verbs.fr.ts';
import { FEMININE_ENDINGS, INFLECTION } from './words.fr.ts';
import { wordKey } from './wordTokens.ts';

/** Shorter words are names and codes: they have no inflection worth folding. */
const SHORTEST_STEMMED = 5;

/** A lone word is matched by its stem only from this length on, and by its whole spelling below. */
export const SHORTEST_LONE_STEM = 7;

const conjugated = (infinitive: string): readonly string[] => {
  const rule = CONJUGATION.find(([ending]) => infinitive.endsWith(ending));
  if (rule === undefined) return [infinitive];
  const [ending, ...forms] = rule;
  const root = infinitive.slice(0, -ending.length);
  return [infinitive, ...forms.map((form) => root + form)];
};

/** Nouns of actions by themselves and by the forms of their verbs, as word keys. Nouns first: "livre" is no form where another action is called so. */
const actionNouns = once((): ReadonlyMap<string, string> => {
  const nouns = new Map<string, string>();
  for (const [noun] of ACTIONS) nouns.set(wordKey(fold(noun)), fold(noun));
  for (const [noun, ...verbs] of ACTIONS)
    for (const verb of verbs.flatMap((each) => conjugated(fold(each))))
      if (!nouns.has(wordKey(verb)) && !THINGS_NOT_ACTIONS.has(wordKey(verb)))
        nouns.set(wordKey(verb), fold(noun));
  return nouns;
});

/** Actions of single trades in the forms that are no word of their own: "parez" is a verb, "pare" may be a thing. */
const tradeActions = once((): ReadonlyMap<string, string> => {
  const common = actionNouns();
  const nouns = new Map<string, string>();
  const add = (noun: string, verbs: readonly string[]): void => {
    for (const word of [noun, ...verbs]) {
      const key = wordKey(word);
      if (!common.has(key) && !nouns.has(key)) nouns.set(key, noun);
    }
  };
  for (const [nounEnding, verbEnding, roots] of REGULAR_ACTIONS)
    for (const root of roots.split(/\s+/u)) {
      const second = verbEnding === 'ir' ? 'issez' : `${verbEnding.slice(0, -1)}z`;
      add(root + nounEnding, [root + verbEnding, root + second]);
    }
  for (const [noun, ...verbs] of OTHER_ACTIONS) {
    const [infinitive = ''] = verbs;
    add(noun, infinitive.endsWith('er') ? [...verbs, `${infinitive.slice(0, -1)}z`] : verbs);
  }
  return nouns;
});

/** The noun of the action that a word key names, by itself or as a form of its verb. */
export const actionNoun = (key: string): string | undefined =>
  actionNouns().get(key) ?? tradeActions().get(key);

const masculine = (word: string): string => {
  for (const [feminine, common] of FEMININE_ENDINGS)
    if (word.length > feminine.length + 3 && word.endsWith(feminine))
      return word.slice(0, -feminine.length) + common;
  return word;
};

/** The root of a word key: verb and noun of one action, masculine and feminine share it. */
export const stemOf = (key: string): string => {
  if (OWN_ROOTS.has(key)) return key;
  // A verb is as long as it likes: what counts is its noun, so that "poser" and "pose" share a root.
  const root = actionNoun(key) ?? key;
  return root.length < SHORTEST_STEMMED || /[^a-z]/u.test(root) ? root : stemmer(masculine(root));
};

/** True for a word that names an action done to anything: "gestion", "suivre". */
export const commonAction = (key: string): boolean => actionNouns().has(key);

/** True for the noun or the verb of any known action, those of single trades included: "desosser", "vendange". */
export const isAction = (key: string): boolean => actionNoun(key) !== undefined;

/** True for the noun or the verb of an action that belongs to some trades only: its name alone tells a skill. */
export const isTradeAction = (key: string): boolean => tradeActions().has(key);

const infinitives = once(
  (): ReadonlySet<string> =>
    new Set(
      [
        ...ACTIONS.flatMap(([, ...verbs]) => verbs.map((verb) => wordKey(fold(verb)))),
        ...tradeActions().keys(),
      ].filter((key) => /(?:er|ir|re)$/u.test(key)),
    ),
);

/** An infinitive, or the second person of politeness: "chiffre" only ends like the one. */
const isImpersonal = (key: string): boolean => infinitives().has(key) || key.endsWith('ez');

/** True for the infinitive of a known action. */
export const isKnownInfinitive = (key: string): boolean => infinitives().has(key);

/** "Ami" is no inflection of "amiante": a shorter root is shared by chance. */
const SHORTEST_ROOT = 4;

/** True where two lone words differ by an ending only: "comptable" and "comptabilite" are not one skill. */
export const sameLoneWord = (a: string, b: string): boolean => {
  const action = actionNoun(a);
  // "La clinique recrute", "tu chiffres": what somebody does is not asked of the reader by a lone word.
  const named = action === a || isImpersonal(a);
  if (action !== undefined && action === actionNoun(b))
    return named && (action === b || isImpersonal(b));
  const x = masculine(a);
  const y = masculine(b);
  let common = 0;
  while (common < x.length && common < y.length && x[common] === y[common]) common += 1;
  if (common < SHORTEST_ROOT) return false;
  return INFLECTION.test(x.slice(common)) && INFLECTION.test(y.slice(common));
};
