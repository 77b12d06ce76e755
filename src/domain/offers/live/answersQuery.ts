import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { LINKING_WORDS } from '#/domain/offers/live/linkingWords.fr';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import { searchKey } from '#/domain/offers/search/searchKey';
import { departmentCodes, departmentOfCode, placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { fold } from '#/domain/shared/text';

type Told = Pick<InternalOffer, 'title' | 'company' | 'location' | 'description' | 'mode'>;

const SHORTEST_WORD = 3;

/** The words of a typed text that say something. */
export const wordsTyped = (typed: string): readonly string[] =>
  typed
    .split(/[\s,;/]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !LINKING_WORDS.has(fold(word)));

/** The key of a typed place. */
export const placeTyped = (typed: string): string => placeKey(typed).replace(/\s+/gu, ' ').trim();

/** The department of a place as people type it: its name or number, a postal code, a town; of towns of one name, the largest. Null where there is none. */
export const departmentTyped = (typed: string): string | null => {
  const key = placeTyped(typed);
  const code = departmentOfCode(/\b(?:\d{5}|97\d|\d{2}|2[ab])\b/u.exec(key)?.[0] ?? '');
  const [largest] = communesNamed(key).toSorted((one, other) => other.size - one.size);
  return code ?? departmentCodes().get(key) ?? largest?.department ?? null;
};

const departmentIn = (location: string): string | null => {
  const written = /\((\d{5}|97\d|\d{2}|2[AB])\)/u.exec(location)?.[1];
  return written === undefined ? null : departmentOfCode(written);
};

/** Whether an offer has every word typed, in either gender, in its title, its text, its place or the name of who offers it. */
export const hasWords = (offer: Told, typed: string): boolean => {
  const words = wordsTyped(typed);
  if (words.length === 0) return true;
  const text = searchKey(
    [offer.title, offer.company, offer.location, offer.description].join('\n'),
  );
  return words.every((word) => openMatcher(word)?.test(text) ?? true);
};

/** Whether an offer is at the place typed or in its department. Work from anywhere is everywhere. */
export const isAtPlace = (offer: Told, typed: string): boolean => {
  const key = placeTyped(typed);
  if (key === '' || offer.mode === 'T\u00e9l\u00e9travail') return true;
  if (placeKey(offer.location).includes(key)) return true;
  const there = departmentIn(offer.location);
  return there !== null && there === departmentTyped(typed);
};
