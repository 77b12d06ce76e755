import { activityItems } from '#/domain/lexicon/activities';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { departmentCodes, placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import {
  DONE,
  DESCRIBES_HOUSE,
  KIND_OF_HOUSE,
  NOT_A_NAME,
  NO_COMPANY,
  NO_EMPLOYER,
  PUBLIC_BODY,
} from '#/domain/postings/companyCues.fr';
import { FORM_LABEL } from '#/domain/postings/statedLines.fr';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';

export const LONGEST_NAME = 60;

export const keyOf = (text: string): string => fold(text).trim();

const GENDER =
  /\((?:e|ne|rice|trice|euse|se|ve|f)\)|\u00b7|\b[hfmx]\s?\/\s?[hfmx]\b|^(?:un|une)\b/u;

/** "Vendeur/vendeuse" is a trade; "LARIVE/VAUBOIS" may be a house. */
const SLASH_OF_TRADE = /\p{Ll}\s?\/|\/\s?\p{Ll}/u;

/** The article that a sentence needs and a name does not. */
export const ARTICLE = /^(?:la |le |les )(?=\p{L})/iu;

/** What speaks of the post, of the reader or of nobody, or only says what the house is. */
export const isNoName = (text: string): boolean => {
  const key = keyOf(text);
  if (PUBLIC_BODY.test(key)) return false;
  return (
    SLASH_OF_TRADE.test(text) ||
    NO_COMPANY.test(key) ||
    NO_EMPLOYER.test(key) ||
    FORM_LABEL.test(key) ||
    KIND_OF_HOUSE.test(key.replace(ARTICLE, '')) ||
    DESCRIBES_HOUSE.test(key.replace(ARTICLE, '')) ||
    GENDER.test(key)
  );
};

/** "Le 24e", "Larive Interim": figures and kinds of contract that are a part of a name. */
const withoutParts = (key: string): string =>
  key
    .replace(/\b\d+\p{L}+/gu, 'x')
    .replace(/(?<=\p{L}) \d{1,3}$/u, '')
    .replace(/(?<=\p{L} )interim\b|\binterim(?= \p{L})/gu, '');

export const canBeName = (text: string, hires = false): boolean => {
  const key = keyOf(text);
  return (
    key.length > 1 &&
    text.length <= LONGEST_NAME &&
    (/^(?:l'|la |le |les )?[\p{Lu}\d]/u.test(text) || PUBLIC_BODY.test(key)) &&
    !isNoName(text) &&
    !NOT_A_NAME.test(hires ? withoutParts(key) : key)
  );
};

export const SMALL_WORD = /^(?:d[eu]s?|l[ae]s?|et|ou|&|a|aux?|en|sur|the|of|and)$/u;
const MOST_LONE_WORDS = 2;
const MOST_CAPITALS = 3;

/** A name of several words has capitals among them; a heading in capitals is longer than a name, or begins with what is done. */
export const isWrittenAsName = (text: string): boolean => {
  const words = text
    .split(/[\s'\u2019]+/u)
    .filter((word) => /\p{L}/u.test(word) && !SMALL_WORD.test(fold(word)));
  if (/:\s|\(/u.test(text)) return false;
  const shouted = text === text.toUpperCase();
  if (!shouted && words.slice(1).some((word) => /^\p{Lu}[\p{L}\d]/u.test(word))) return true;
  if (words.length > (shouted ? MOST_CAPITALS : MOST_LONE_WORDS)) return false;
  return words.length === 1 || activityItems(fold(text)).length === 0;
};

/** One word in small letters that fills its line heads a list, or is an item of one: "Encadrement". */
export const isLoneWord = (text: string, piece: string): boolean =>
  /^\p{Lu}?[\p{Ll}'\u2019-]+$/u.test(piece) &&
  text.split('\n').some((line) => line.trim() === piece);

const regions = once(() => new Set(FRENCH_REGIONS.map(([called]) => placeKey(called).trim())));

export const isPlace = (piece: string): boolean => {
  if (piece.length > LONGEST_NAME) return false;
  const key = placeKey(piece)
    .trim()
    .replace(/^(?:nord|sud|est|ouest|centre|grand) /u, '');
  return departmentCodes().has(key) || regions().has(key) || regionOfPlace(piece) !== null;
};

export const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;

/** The words that a text writes in small letters: what it names by them only is no name ("COMPETENCES", "Lundi"). */
export const commonWords = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word)).map(fold));

/** What is done opens no name: "Developper", "Rejoindre Larive". */
export const opensWithAct = (key: string): boolean => {
  const [first = ''] = key.split(/\s+/u);
  return DONE.test(first) && isAction(wordKey(first));
};

const MOST_DESCRIBING = 3;

/** Several words of which only the first has a capital say what a house is, and not its name: "Acteur du conseil agricole et rural". */
export const onlyDescribes = (text: string): boolean => {
  const words = (text.match(WORD) ?? []).filter((word) => !SMALL_WORD.test(fold(word)));
  return words.length > MOST_DESCRIBING && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
};

/** A sentence on something else opens with its noun in small letters: "la curiosite est une qualite". */
export const hasCapital = (text: string): boolean =>
  /[\p{Lu}\d]/u.test(text.replace(/^(?:l['\u2019]|la |le |les )/iu, ''));

/** "L'ingenieur Train Control a pour mission": after its article a name has a capital, or says what house it is. */
export const opensAsName = (text: string): boolean => {
  const body = text.replace(/^(?:l['\u2019]|la |le |les )/iu, '');
  const [first = ''] = keyOf(body).split(/[\s']+/u);
  return /^[\p{Lu}\d]/u.test(body) || KIND_OF_HOUSE.test(first) || PUBLIC_BODY.test(keyOf(text));
};

/** In the midst of a sentence a name is told by the capitals of all its words. */
export const isAllCapitalised = (text: string): boolean =>
  text
    .replace(ARTICLE, '')
    .split(/[\s'\u2019-]+/u)
    .every((word) => /^[\p{Lu}\d]/u.test(word) || SMALL_WORD.test(fold(word)));

/** "Restaurant Larive a Vaubois": where the house is, said after its name. */
export const withoutTown = (name: string): string => {
  const match = /^(.{3,}?) (?:\u00e0|a|au|aux) (\p{Lu}.*)$/u.exec(name);
  return match?.[1] !== undefined && isPlace(match[2] ?? '') ? match[1] : name;
};

/** "Le coach anime" under the title "Coach sportif" speaks of the post. */
export const opensTitle = (title: string, name: string): boolean =>
  `${title} `.startsWith(`${name.replace(ARTICLE, '')} `);
