import { FIRST_NAMES, PARTICLES } from '#/domain/cv/person/firstNames.fr';
import type { Profile } from '#/domain/profile/profile';
import { fold } from '#/domain/shared/text';

/** What the sign-up form says about a person; the password is nobody's business. */
export type SignUp = { readonly name: string; readonly email: string };

type PersonName = Pick<Profile, 'firstName' | 'lastName'>;

const isCapitals = (word: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toLocaleUpperCase('fr');

const isFirstName = (word: string): boolean => {
  const key = fold(word);
  return FIRST_NAMES.has(key) || FIRST_NAMES.has(key.split('-')[0] ?? '');
};

const startsSurname = (word: string): boolean => {
  const key = fold(word);
  return PARTICLES.has(key) || /^(?:d|l)'\p{L}/u.test(key);
};

/** How many of the words belong to the given name: at least one, and at least one is left. */
const givenWords = (words: readonly string[]): number => {
  const particle = words.findIndex((word, index) => index > 0 && startsSurname(word));
  if (particle > 0 && particle < words.length - 1) return particle;
  const other = words.findIndex((word) => !isFirstName(word));
  return Math.min(Math.max(1, other === -1 ? words.length : other), words.length - 1);
};

/**
 * Given name and surname of a name written in one field. French forms write surnames in capitals, on either side;
 * without that, particles and known given names tell where the surname starts. A single word is a given name.
 */
export const splitFullName = (fullName: string): PersonName => {
  const words = fullName.split(/\s+/u).filter(Boolean);
  if (words.length < 2) return { firstName: words.join(' '), lastName: '' };
  const capitals = words.filter((word) => isCapitals(word));
  if (capitals.length > 0 && capitals.length < words.length) {
    const isSurname = (word: string): boolean => isCapitals(word) || startsSurname(word);
    return {
      firstName: words.filter((word) => !isSurname(word)).join(' '),
      lastName: words.filter(isSurname).join(' '),
    };
  }
  const given = givenWords(words);
  return { firstName: words.slice(0, given).join(' '), lastName: words.slice(given).join(' ') };
};

/** The profile with the name and the e-mail of a sign-up where it had none: what is there stays. */
export const withSignUp = (profile: Profile, { name, email }: SignUp): Profile => ({
  ...profile,
  ...(profile.firstName === '' && profile.lastName === '' ? splitFullName(name) : {}),
  email: profile.email || email.trim(),
});
