import { FIRST_NAMES } from '#/domain/cv/person/firstNames.fr';
import { GIVEN_NAME_BASE, GIVEN_NAME_LETTERS } from '#/domain/cv/person/givenNameLetters';

/** Quarters in which the weights are written. */
const STEPS = 4;
/** What letters may tell at most, and what a usual given name adds to it. */
const MOST_BY_LETTERS = 2;
const USUAL = 3;
/** Letters that one group has at most. */
const LONGEST = 4;

/** "E.", "J.-B.": given names are what people shorten. */
const INITIAL = /^[a-z](?:\.|\.?-[a-z]\.?)?$/u;

let weights: ReadonlyMap<string, number> | null = null;

const lettersOpened = (): ReadonlyMap<string, number> => {
  weights ??= new Map(
    GIVEN_NAME_LETTERS.trim()
      .split('\n')
      .flatMap((line) => {
        const [step = '', ...groups] = line.split(' ');
        return groups.map((group) => [group, Number(step) / STEPS] as const);
      }),
  );
  return weights;
};

const byLetters = (word: string): number => {
  const known = lettersOpened();
  const framed = `^${word}$`;
  const groups = new Set<string>();
  for (let size = 2; size <= LONGEST; size += 1)
    for (let at = 0; at + size <= framed.length; at += 1) groups.add(framed.slice(at, at + size));
  const sum = [...groups].reduce((total, group) => total + (known.get(group) ?? 0), 0);
  return Math.max(-MOST_BY_LETTERS, Math.min(MOST_BY_LETTERS, sum + GIVEN_NAME_BASE / STEPS));
};

/**
 * How far a word, as a folded key, looks like a given name (above 0) or a surname, in natural logarithms of
 * the odds: by its letters, and by the list of usual given names. Of words that hyphens join, the surest tells.
 */
export const givenLikeness = (key: string): number => {
  if (INITIAL.test(key)) return USUAL;
  const words = key.split(/[^a-z]+/u).filter((word) => word.length > 1);
  const each = words.map((word) => byLetters(word) + (FIRST_NAMES.has(word) ? USUAL : 0));
  return each.reduce((best, one) => (Math.abs(one) > Math.abs(best) ? one : best), 0);
};
