import { activityItems } from '#/domain/lexicon/activities';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import {
  COMPANY_LABEL,
  EMPLOYER_JOINED,
  EMPLOYER_OPENS,
  NO_COMPANY,
  NO_EMPLOYER,
  NOT_A_NAME,
} from '#/domain/postings/companyCues.fr';
import { headPieces } from '#/domain/postings/headPieces';
import type { Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { fold } from '#/domain/shared/text';

const LONGEST_NAME = 60;

const keyOf = (text: string): string => fold(text).trim();

const GENDER =
  /\((?:e|ne|rice|trice|euse|se|ve|f)\)|\u00b7|\b[hfmx]\s?\/\s?[hfmx]\b|\/|^(?:un|une)\b/u;

const canBeName = (text: string): boolean => {
  const key = keyOf(text);
  return (
    key.length > 1 &&
    text.length <= LONGEST_NAME &&
    /^(?:l'|la |le |les )?[\p{Lu}\d]/u.test(text) &&
    !NO_COMPANY.test(key) &&
    !NO_EMPLOYER.test(key) &&
    !NOT_A_NAME.test(key) &&
    !GENDER.test(key)
  );
};

const SMALL_WORD = /^(?:d[eu]s?|l[ae]s?|et|ou|&|a|aux?|en|sur|the|of|and)$/u;
const MOST_LONE_WORDS = 2;
const MOST_CAPITALS = 3;

/** A name of several words has capitals among them; a heading in capitals is longer than a name, or begins with what is done. */
const isWrittenAsName = (text: string): boolean => {
  const words = text
    .split(/[\s'\u2019]+/u)
    .filter((word) => /\p{L}/u.test(word) && !SMALL_WORD.test(fold(word)));
  if (/:\s|\(/u.test(text)) return false;
  const shouted = text === text.toUpperCase();
  if (!shouted && words.slice(1).some((word) => /^\p{Lu}[\p{L}\d]/u.test(word))) return true;
  if (words.length > (shouted ? MOST_CAPITALS : MOST_LONE_WORDS)) return false;
  return words.length === 1 || activityItems(fold(text)).length === 0;
};

const isPlace = (piece: string): boolean => piece.length <= 60 && regionOfPlace(piece) !== null;

/** The article that a sentence needs and a name does not. */
const ARTICLE = /^(?:la |le |les )(?=\p{Lu})/iu;

/** A sentence on something else opens with its noun in small letters: "la curiosite est une qualite". */
const hasCapital = (text: string): boolean =>
  /[\p{Lu}\d]/u.test(text.replace(/^(?:l['\u2019]|la |le |les )/iu, ''));

type Around = {
  /** What the employer is not: the name of the post and the place. */
  readonly title: string;
  readonly place: string;
};

/** The employer: as labelled, as it hires or presents itself, or as a line under the title names it. */
export const readCompany = (
  { folded, original, toOriginal }: Script,
  { title, place }: Around,
): Stated<string> | null => {
  const groupOf = (match: RegExpExecArray | null): Stated<string> | null => {
    const group = match?.[1] ?? match?.[2];
    if (match === null || group === undefined) return null;
    const start = match.index + match[0].indexOf(group);
    const range = toOriginal(start, start + group.length);
    return { value: original.slice(range.start, range.end).trim(), range };
  };
  const labelled = groupOf(COMPANY_LABEL.exec(folded));
  if (labelled !== null) return labelled;
  const fits = (name: string): boolean =>
    canBeName(name) &&
    !isPlace(name) &&
    keyOf(name) !== keyOf(title) &&
    !keyOf(place).startsWith(keyOf(name));
  const opens = groupOf(EMPLOYER_OPENS.exec(folded));
  if (opens !== null && fits(opens.value) && hasCapital(opens.value))
    return { ...opens, value: opens.value.replace(ARTICLE, '').trim(), doubtful: true };
  const piece = headPieces(original).find((each) => fits(each) && isWrittenAsName(each));
  if (piece !== undefined) {
    const start = original.indexOf(piece);
    return { value: piece, range: { start, end: start + piece.length }, doubtful: true };
  }
  for (const match of folded.matchAll(EMPLOYER_JOINED)) {
    const joined = groupOf(match);
    if (joined !== null && /^\p{Lu}/u.test(joined.value) && fits(joined.value))
      return { ...joined, doubtful: true };
  }
  return null;
};
