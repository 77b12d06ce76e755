import type { DocumentProperties } from '#/domain/cv/document';
import { isGivenName } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine } from '#/domain/cv/text/lines';

/** Words that the page does not show and that may hold the candidate's name. */
export type NameWitness = {
  readonly words: readonly { readonly text: string; readonly key: string }[];
  /** A word processor's account, the page's name for itself, or a page of a network that is named after its owner: "Julie Martin" nearly always stands in this order. */
  readonly kind: 'account' | 'title' | 'handle';
};

const EXTENSION = /\.\w{1,5}$/u;

const wordsOf = (text: string): NameWitness['words'] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(([word]) => ({
    text: word,
    key: alignedKey(word),
  }));

/** What the file is called and what it says of itself, as witnesses of its owner's name. */
export const nameWitnesses = (
  fileName: string,
  properties: DocumentProperties | undefined,
): NameWitness[] => {
  const told: readonly (readonly [string, NameWitness['kind']])[] = [
    [properties?.author ?? '', 'account'],
    [properties?.title ?? '', 'title'],
    [fileName.replace(EXTENSION, ''), 'title'],
  ];
  return told
    .map(([text, kind]) => ({ words: wordsOf(text.slice(0, 200)), kind }))
    .filter(({ words }) => words.length > 1);
};

/** "linkedin.com/in/julie-martin-1a2b": the network writes given name, then surname; a line may break it. */
const HANDLE = /linkedin[^@]{0,80}?\/in\s?\/\s?((?:[a-z]|%[0-9a-f]{2}|-\s?)+)/u;

/** The owner's name as the address of a page on a network spells it. */
export const handleWitnesses = (lines: readonly CvLine[]): NameWitness[] => {
  const text = lines.map(({ key }) => key).join('\n');
  const handle = HANDLE.exec(text)?.[1];
  if (handle === undefined) return [];
  const words = wordsOf(handle).filter(({ key }) => key.length > 1);
  return words.length > 1 ? [{ words, kind: 'handle' }] : [];
};

/** Longer texts tell of more than a person. */
const LONGEST_TOLD = 6;

/** A given name and all the other words of a name stand in one witness. */
export const isWitnessed = (
  tokens: readonly NameToken[],
  witnesses: readonly NameWitness[],
): boolean => {
  const parts = partsOf(tokens);
  if (parts.size < 2 || !tokens.some(isGivenName)) return false;
  return witnesses.some(({ words }) => {
    const told = new Set(words.map(({ key }) => key));
    return words.length <= LONGEST_TOLD && [...parts].every((part) => told.has(part));
  });
};

const partsOf = (tokens: readonly NameToken[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ key }) => key.split(/[^\p{L}]+/u)));

/** An account of these words names a person: one word is a given name, the others are of no other kind. */
const MAX_ACCOUNT_WORDS = 4;
const IN_CAPITALS = 8;
const IN_ORDER = 1.5;
const OF_ANOTHER = 2;
const OF_HANDLE = 8;

/**
 * How far a witness bears out which words are the given names and which the surname, in points: by
 * capitals ("MARTIN Julie"), else by its order. It says nothing where it holds other words than the page's.
 */
export const witnessFit = (
  first: readonly NameToken[],
  last: readonly NameToken[],
  { words, kind }: NameWitness,
): number => {
  const given = partsOf(first);
  const family = partsOf(last);
  const own = words.filter(({ key }) => given.has(key) || family.has(key));
  const isFamily = own.map(({ key }) => family.has(key));
  if (own.length >= given.size + family.size) {
    const capitals = own.map(({ text }) => text.length > 1 && text === text.toUpperCase());
    if (capitals.includes(true) && capitals.includes(false))
      return capitals.every((one, at) => one === isFamily[at]) ? IN_CAPITALS : 0;
  }
  const inOrder = isFamily.indexOf(true) > isFamily.lastIndexOf(false);
  if (kind === 'handle')
    return isFamily.includes(true) && isFamily.includes(false) && inOrder ? OF_HANDLE : 0;
  // "Martin-Julie.pdf" is as common as the other order, and mostly the page's own told again.
  const [opening] = words;
  if (kind === 'title' || words.length > MAX_ACCOUNT_WORDS || opening === undefined) return 0;
  if (!isGivenName({ ...opening, start: 0, end: 0 })) return 0;
  if (isFamily.includes(true) && isFamily.includes(false)) return inOrder ? IN_ORDER : 0;
  // "Julie Martin" over a page that says "MARTIN Awa Fatou": the account's other given name.
  const isOther = own.length > 0 && own.length === words.length - 1 && own[0] !== opening;
  if (!isOther || !isFamily.every(Boolean)) return 0;
  return own.length === family.size ? OF_ANOTHER : 0;
};
