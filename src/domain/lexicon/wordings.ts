import type { ConceptKind } from './lexicon.ts';
import { commonAction, stemOf } from './stems.ts';
import { tokenize } from './tokens.ts';

/** Kinds whose forms may name several things; a licence, a diploma or a quality is one thing under all its names. */
const MANY_SIDED: ReadonlySet<ConceptKind> = new Set(['tool', 'technique', 'knowledge']);

/** From so many first letters in common two roots are one family ("gestion", "gestionnaire"). */
const FAMILY = 5;

type Wording = { readonly roots: readonly string[]; readonly initials: string };

const read = (words: string): Wording => {
  const keys = tokenize(words)
    .filter(({ link }) => !link)
    .map(({ key }) => key);
  // "Gestion", "suivi" and the like open any phrase: they tell two wordings apart only where nothing else does.
  const telling = keys.filter((key) => !commonAction(key));
  return {
    roots: (telling.length === 0 ? keys : telling).map(stemOf),
    initials: keys.map((key) => key.charAt(0)).join(''),
  };
};

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
