import {
  ENDING_EXCEPTIONS,
  FEMININE,
  GENDER_ENDINGS,
  MASCULINE,
  SAME_IN_PLURAL,
  SINGULAR_IN_S,
} from '#/domain/letters/french/nouns.fr';
import { APOSTROPHE, lowerFirst, startsWithVowel } from '#/domain/letters/french/words';
import { fold } from '#/domain/shared/text';

export type Gender = 'm' | 'f';

/** The first word of a phrase as a key: folded, up to the first space or slash. */
export const headOf = (phrase: string): string =>
  /^[a-z0-9][a-z0-9+#.&-]*/u.exec(fold(phrase))?.[0] ?? '';

/** The gender of a singular noun, null where neither the list nor its ending tells. */
export const genderOf = (noun: string): Gender | null => {
  const known = ENDING_EXCEPTIONS[noun];
  if (known !== undefined) return known;
  if (MASCULINE.has(noun)) return 'm';
  if (FEMININE.has(noun)) return 'f';
  return GENDER_ENDINGS.find(([ending]) => ending.test(noun))?.[1] ?? null;
};

const singularOf = (noun: string): string => noun.replace(/(?<=eau)x$|(?<=[a-z])s$/u, '');

const isPlural = (noun: string): boolean =>
  SAME_IN_PLURAL.has(noun) ||
  (!SINGULAR_IN_S.has(noun) && /(?:[^su]s|us|x)$/u.test(noun) && noun.length > 3);

/** A phrase that a noun opens, with its definite article; null where the noun is not known well enough. */
export const withArticle = (phrase: string): string | null => {
  const head = headOf(phrase);
  if (head === '' || /^\d/u.test(head)) return null;
  const text = lowerFirst(phrase);
  if (isPlural(head)) return genderOf(singularOf(head)) === null ? null : `les ${text}`;
  const gender = genderOf(head);
  if (gender === null) return null;
  if (startsWithVowel(head)) return `l${APOSTROPHE}${text}`;
  return `${gender === 'm' ? 'le' : 'la'} ${text}`;
};
