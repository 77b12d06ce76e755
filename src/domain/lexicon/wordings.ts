import { remembered } from '../shared/remembered.ts';
import { fold } from '../shared/text.ts';
import { EMPTY_ACTIONS } from './actions.fr.ts';
import type { ConceptKind } from './lexicon.ts';
import { actionNoun, commonAction, stemOf } from './stems.ts';
import { COORDINATORS } from './words.fr.ts';
import { tokenize } from './wordTokens.ts';

/** Kinds whose forms may name several things; a licence, a diploma or a quality is one thing under all its names. */
const MANY_SIDED: ReadonlySet<ConceptKind> = new Set(['tool', 'technique', 'knowledge']);

/** From so many first letters in common two roots are one family ("gestion", "gestionnaire"). */
const FAMILY = 5;

type Wording = { readonly roots: readonly string[]; readonly initials: string };

const squashed = (words: string): string => fold(words).replace(/[^a-z\d]/gu, '');

/** One CV is held against the wordings of many offers. */
const MOST_READ = 5000;

const read = remembered(MOST_READ, (words): Wording => {
  const keys = tokenize(words)
    .filter(({ link }) => !link)
    .map(({ key }) => key);
  // "Gestion", "suivi" and the like open any phrase: they tell two wordings apart only where nothing else does.
  const telling = keys.filter((key) => !commonAction(key));
  return {
    roots: (telling.length === 0 ? keys : telling).map(stemOf),
    initials: keys.map((key) => key.charAt(0)).join(''),
  };
});

const sameFamily = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= FAMILY && a.slice(0, FAMILY) === b.slice(0, FAMILY));

const isAcronymOf = (short: Wording, long: Wording): boolean =>
  short.roots.length === 1 && long.initials.length > 1 && short.roots[0] === long.initials;

/** True where two wordings share a root, or one is the acronym of the other. */
export const shareWording = (a: string, b: string): boolean => {
  const x = read(a);
  const y = read(b);
  return (
    x.roots.some((root) => y.roots.some((other) => sameFamily(root, other))) ||
    isAcronymOf(x, y) ||
    isAcronymOf(y, x)
  );
};

/**
 * True where a label tells more than the words that it stands for: a root of it is in none of them, and neither is
 * the acronym of the other. "Collecte des donnees" says nothing of the ground that "Collecte de donnees terrain" names.
 */
export const claimsMore = (label: string, wording: string): boolean => {
  const claimed = read(label);
  const written = read(wording);
  if (isAcronymOf(claimed, written) || isAcronymOf(written, claimed)) return false;
  const squashedWords = squashed(wording);
  if (squashedWords === squashed(label)) return false;
  return claimed.roots.some((root) => !written.roots.some((other) => sameFamily(root, other)));
};

/** True where the words are the label itself, inflections aside. */
export const isOwnName = (label: string, wording: string): boolean =>
  !claimsMore(label, wording) && !claimsMore(wording, label) && shareWording(label, wording);

/** The roots of all words, actions included, in their order. */
export const rootsIn = remembered(MOST_READ, (words): readonly string[] =>
  tokenize(words)
    .filter(({ link }) => !link)
    .map(({ key }) => stemOf(key)),
);

/** True where a wording says all of a label, its action included: "incidents" does not say "Gestion des incidents". */
export const saysAllOf = (label: string, wording: string): boolean => {
  if (claimsMore(label, wording)) return false;
  if (squashed(wording) === squashed(label)) return true;
  const [claimed, written] = [read(label), read(wording)];
  if (isAcronymOf(claimed, written) || isAcronymOf(written, claimed)) return true;
  const said = rootsIn(wording);
  return rootsIn(label).every((root) => said.some((other) => sameFamily(root, other)));
};

/** True where no word of a wording, actions included, is in the label. */
export const namesNoneOf = (label: string, wording: string): boolean => {
  const claimed = rootsIn(label);
  return !rootsIn(wording).some((root) => claimed.some((other) => sameFamily(root, other)));
};

/** True where all that the words say is an action that could be done to anything: "controle", "suivi et gestion". */
export const isBareAction = remembered(MOST_READ, (wording): boolean =>
  tokenize(wording).every(
    ({ link, key }) => link || COORDINATORS.has(key) || EMPTY_ACTIONS.has(actionNoun(key) ?? key),
  ),
);

/**
 * Groups the places where one text names one concept by their wording: "JUnit" and "Mockito" are two
 * things that a reader would tick apart, "stock management" and "manage the stock" are one.
 */
export const groupByWording = <T>(
  items: readonly T[],
  kind: ConceptKind,
  wordingOf: (item: T) => string,
): readonly (readonly T[])[] => {
  if (!MANY_SIDED.has(kind) || items.length < 2) return [items];
  const groups: T[][] = [];
  for (const item of items) {
    const wording = wordingOf(item);
    const own = groups.find((group) =>
      group.some((member) => shareWording(wordingOf(member), wording)),
    );
    if (own === undefined) groups.push([item]);
    else own.push(item);
  }
  return groups;
};

/** The name of one group of wordings: the concept's label where it is the only one or says the same, else its own words. */
export const nameOfWording = (label: string, wording: string, groups: number): string =>
  groups === 1 || shareWording(label, wording) ? label : wording.replace(/\s+/gu, ' ');

/** Its letters, in order, are among the letters of the other: "VS Code" and "Visual Studio Code". */
const abbreviates = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** A word with a capital or a digit: the name of a product, not of what it does. */
const isProductName = (words: string): boolean => /\p{Lu}|\d/u.test(words);

/**
 * The name to show for a tool: its own where the text calls it otherwise. Products that the lexicon keeps in one
 * concept because one answers to the other are still not each other: "Seaborn" is not to be called "Matplotlib".
 */
export const nameOfTool = (label: string, wording: string): string => {
  const known = squashed(label);
  const written = squashed(wording);
  const same =
    shareWording(label, wording) ||
    known.includes(written) ||
    written.includes(known) ||
    abbreviates(written, known);
  return same || !isProductName(wording) ? label : wording.replace(/\s+/gu, ' ');
};

/** "Jupyter Notebook" beside "Jupyter", but not "Java/J2EE" beside "Java": each further word is a name too. */
const isLongerName = (wording: string): boolean =>
  !wording.includes('/') && wording.trim().split(/\s+/u).every(isProductName);

/** One digit at the end of a name is its version, as in "HTML5". */
const VERSION = /(?<=\p{L})\d$/u;

/**
 * The name of a tool as its owner wrote it, or its own where that only differs by spelling or says more of the same
 * name: "Word" is "Microsoft Word", "VS Code" "Visual Studio Code", but "Office 365" is not to be called "Pack Office".
 */
export const writtenNameOfTool = (label: string, wording: string): string => {
  const known = squashed(label);
  const written = squashed(wording.replace(VERSION, ''));
  const short = wording.trim().split(/\s+/u).length <= 2 && abbreviates(written, known);
  const same =
    known.includes(written) || short || (written.includes(known) && !isLongerName(wording));
  return same || !isProductName(wording) ? label : wording.replace(/\s+/gu, ' ');
};

const ACRONYM = /^\p{Lu}{2,5}$/u;

/** "JS", "IoT": letters taken out of a longer name. */
const LETTERS_OF_A_NAME = /^\p{Lu}\p{L}{0,2}\p{Lu}$/u;

/**
 * Whether a wording of a concept is one more spelling of its label: "VueJS" of "Vue.js", "HTML5" of "HTML", "JS" of
 * "JavaScript"; or the plain words of an acronym, as "referencement" of "SEO".
 */
export const isSpelling = (label: string, wording: string, kind: ConceptKind): boolean => {
  const known = squashed(label);
  const written = squashed(wording).replace(/\d+$/u, '');
  if (written.length < 2) return false;
  if (kind !== 'tool' && ACRONYM.test(label) && !/\p{Lu}/u.test(wording.slice(1))) return true;
  return (
    known.includes(written) ||
    (LETTERS_OF_A_NAME.test(wording) && written[0] === known[0] && abbreviates(written, known))
  );
};
