import type { Read } from '#/domain/cv/cv';
import { FIRST_NAMES, NO_SURNAMES } from '#/domain/cv/person/firstNames.fr';
import { largestWord, onPage } from '#/domain/cv/person/largestWord';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine } from '#/domain/cv/text/lines';

/** A name of which the page shows a half at most. */
export type HalfTold = {
  readonly firstName: Read<string>;
  readonly lastName: Read<string>;
  readonly lines: readonly CvLine[];
  /** A name on the page that scores less yields to this one. */
  readonly least: number;
};

/** Fewer letters shorten a name. */
const SHORTEST = 3;
/** What a name on the page scores at least, for one that the e-mail alone tells and for one that the page half holds. */
const LEAST_ALONE = 5;
const LEAST_HALF = 12;
const asName = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isSurname = (word: string): boolean =>
  word.length >= SHORTEST && !NO_SURNAMES.has(word) && !FIRST_NAMES.has(word);

const isGiven = (word: string): boolean => word.length >= SHORTEST && FIRST_NAMES.has(word);

const inEmail = (word: string, { source, value }: Read<string>): Read<string> => {
  const at = alignedKey(value).indexOf(word);
  const start = (source?.start ?? 0) + at;
  return {
    value: asName(word),
    source: source === null ? null : { start, end: start + word.length },
    confidence: 'doubtful',
  };
};

/**
 * The name that an e-mail tells where the page draws it as a picture: "julie.martin@", or "juliemartin@" beside
 * "Martin" in the largest type. Always to be confirmed; null where no usual given name stands in it.
 */
export const nameInEmail = (
  lines: readonly CvLine[],
  email: Read<string> | null,
): HalfTold | null => {
  if (email === null) return null;
  const local = alignedKey(email.value.split('@')[0] ?? '').replace(/\d+/gu, '');
  const largest = largestWord(lines);
  const letters = local.replace(/[^a-z]/gu, '');
  const word = largest?.token.key ?? '';
  if (largest !== null && word.length >= SHORTEST && letters.length > word.length) {
    const opens = letters.startsWith(word);
    const rest = opens ? letters.slice(word.length) : letters.slice(0, -word.length);
    if ((opens || letters.endsWith(word)) && isGiven(rest) && !isGiven(word))
      return {
        firstName: inEmail(rest, email),
        lastName: onPage(largest.token),
        lines: [largest.line],
        least: LEAST_HALF,
      };
  }
  const [one, other, ...more] = local.split(/[._-]+/u).filter(Boolean);
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [given, family] = isGiven(one) ? [one, other] : [other, one];
  if (!isGiven(given) || !isSurname(family) || !/^[a-z]+$/u.test(family)) return null;
  return {
    firstName: inEmail(given, email),
    lastName: inEmail(family, email),
    lines: [],
    least: LEAST_ALONE,
  };
};
