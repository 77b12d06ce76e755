import type { Read } from '#/domain/cv/cv';
import { DOCUMENT_WORDS, FIRST_NAMES } from '#/domain/cv/person/firstNames.fr';
import { largestWord, onPage } from '#/domain/cv/person/largestWord';
import type { HalfTold } from '#/domain/cv/person/nameInEmail';
import { namesTrade } from '#/domain/cv/person/nameTokens';
import type { NameWitness } from '#/domain/cv/person/nameWitnesses';
import type { CvLine } from '#/domain/cv/text/lines';
import { TOWNS } from '#/domain/places/placeNames.fr';

type Word = NameWitness['words'][number];

/** What another name on the page scores at least. */
const LEAST_HALF = 9;
const SHORTEST = 3;
const MOST_WORDS = 3;

const told = (words: readonly Word[]): Read<string> => ({
  value: words.map(({ text }) => text).join(' '),
  source: null,
  confidence: 'doubtful',
});

const isGiven = ({ key }: Word): boolean => key.length >= SHORTEST && FIRST_NAMES.has(key);

/** The words of a witness that may be a person's: two or three, the first or the last of them a given name. */
const personsWords = ({ words }: NameWitness): readonly Word[] | null => {
  const own = words.filter(({ key }) => !DOCUMENT_WORDS.has(key));
  const tokens = own.map((word) => ({ ...word, start: 0, end: word.text.length }));
  const named = own.filter(isGiven).length;
  return own.length >= 2 &&
    own.length <= MOST_WORDS &&
    named > 0 &&
    named < own.length &&
    !namesTrade(tokens) &&
    own.every(({ text, key }) => text.length > 1 && /^\p{L}/u.test(text) && !TOWNS.has(key))
    ? own
    : null;
};

const half = (own: readonly Word[], lines: readonly CvLine[]): HalfTold | null => {
  const largest = largestWord(lines);
  const at = own.findIndex(({ key }) => key === largest?.token.key);
  if (largest === null || at < 0) return null;
  const others = own.filter((_, index) => index !== at);
  const isFamily = others.every(isGiven);
  if (!isFamily && !(isGiven(own[at] ?? { text: '', key: '' }) && !others.some(isGiven)))
    return null;
  const shown = onPage(largest.token);
  return {
    firstName: isFamily ? told(others) : shown,
    lastName: isFamily ? shown : told(others),
    lines: [largest.line],
    least: LEAST_HALF,
  };
};

/** "Louise" hidden, "Martin" in the largest type and both in the title of the file: a name of which the page shows a half. Always to be confirmed. */
export const nameInWitness = (
  lines: readonly CvLine[],
  witnesses: readonly NameWitness[],
): HalfTold | null => {
  for (const witness of witnesses) {
    const own = personsWords(witness);
    const found = own === null ? null : half(own, lines);
    if (found !== null) return found;
  }
  return null;
};
