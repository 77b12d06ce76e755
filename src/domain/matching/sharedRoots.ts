import { stemOf } from '#/domain/lexicon/stems';
import { tokenize } from '#/domain/lexicon/tokens';
import { EMPTY_ACTIONS } from '#/domain/matching/stopWords.fr';

/** From so many first letters in common two roots are one family ("encadrer", "encadrement"). */
const FAMILY = 5;
const SHORTEST = 3;
const MOST_KNOWN = 20_000;

const known = new Map<string, readonly string[]>();

const rootsOf = (words: string): readonly string[] => {
  const found = known.get(words);
  if (found !== undefined) return found;
  const roots = tokenize(words)
    .filter(({ link, key }) => !link && key.length >= SHORTEST && !EMPTY_ACTIONS.has(key))
    .map(({ key }) => stemOf(key));
  if (known.size > MOST_KNOWN) known.clear();
  known.set(words, roots);
  return roots;
};

const sameFamily = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= FAMILY && a.slice(0, FAMILY) === b.slice(0, FAMILY));

/** True where one wording holds every telling word of another: "suivi du budget annuel" names the budget whole. */
export const namesWhole = (words: string, named: string): boolean => {
  const own = rootsOf(words);
  const asked = rootsOf(named);
  return asked.length > 0 && asked.every((root) => own.some((other) => sameFamily(root, other)));
};

/** True for a wording of several telling words. */
export const isDetailed = (words: string): boolean => rootsOf(words).length > 1;

/** True where two wordings say the same telling words, in any order and inflection. */
export const saysTheSame = (one: string, other: string): boolean => {
  const left = new Set(rootsOf(one));
  const right = new Set(rootsOf(other));
  return left.size > 0 && left.size === right.size && [...left].every((root) => right.has(root));
};
