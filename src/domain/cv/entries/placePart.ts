import { titleStrength } from '#/domain/cv/cues/personTitles';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Piece } from '#/domain/cv/text/pieces';
import { placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { COUNTRIES, NOT_COMMUNES, REGIONS, TOWNS } from '#/domain/places/placeNames.fr';
import { remembered } from '#/domain/shared/remembered';

const MOST_REMEMBERED = 2000;

const namesPlace = remembered(MOST_REMEMBERED, (text): boolean => {
  const key = alignedKey(text)
    .replace(/\s*\(.*$/u, '')
    .replace(/\s+\d{1,5}\s?(?:e|er|eme)?$/u, '')
    .replace(/^(?:\d{4,5}\s+|\d{2,3}\s?-\s?)/u, '')
    .trim();
  // Without its accents the trade of "Ma\u00e7on" is the town of "M\u00e2con".
  if (/\u00e7/iu.test(text) && titleStrength(key) >= 3) return false;
  return (
    TOWNS.has(key) ||
    COUNTRIES.has(key) ||
    isAddress(key) ||
    isTownAndCountry(key) ||
    isCommune(text, key)
  );
});

/** A part that can only be a place: a known town or country, or capitalised words with a number. */
export const isPlace = ({ text }: Piece): boolean => namesPlace(text);

/** "Dakar-Senegal". */
const isTownAndCountry = (key: string): boolean => {
  const at = key.lastIndexOf('-');
  return at > 0 && COUNTRIES.has(key.slice(at + 1).trim()) && TOWNS.has(key.slice(0, at).trim());
};

/** A name of the register of communes, written as a name, that is no everyday word or known house. */
const isCommune = (text: string, key: string): boolean => {
  if (!/^(?:\d{2,5}[\s-]+)?\p{Lu}/u.test(text) || NOT_COMMUNES.test(key)) return false;
  const communes = communesNamed(placeKey(key).trim());
  const told = /[\s-]/u.test(key);
  return communes.some(({ size }) => told || size >= 1) && (told || titleStrength(key) === 0);
};

const AREA =
  /^(?:(?:grande )?(?:region|agglomeration|peripherie|metropole)(?: metropolitaine)? (?:de |du |d'|des )|greater )\p{L}[\p{L}' -]*$/u;

/** "Vitre, Bretagne, France", "Region de Pau, France": a place told from the smallest to the largest. */
const isAddress = (key: string): boolean => {
  const [town = '', ...around] = key.split(/,\s*/u);
  const last = around.at(-1);
  if (last === undefined || around.length > 3) return REGIONS.has(key) || AREA.test(key);
  const known = (part: string): boolean =>
    COUNTRIES.has(part) || REGIONS.has(part) || REGIONS.has(part.replaceAll(' ', '-'));
  // "Tunisie, Sousse": from the largest to the smallest.
  if (around.length === 1 && known(town) && TOWNS.has(last)) return true;
  if (!known(last)) return false;
  return (
    TOWNS.has(town) ||
    known(town) ||
    AREA.test(town) ||
    communesNamed(placeKey(town).trim()).length > 0 ||
    (around.length > 1 && around.every(known))
  );
};

const NAME_AND_TOWN = /^(\p{Lu}[\p{L}' -]*\p{Ll})(?:\s[-\u2013]|,)\s(\p{Lu}.*)$/u;

/** "Vauban - Lille": a name that is no place, and the town where it is. */
export const isNameAndTown = (text: string): boolean => {
  const [, name = '', town = ''] = NAME_AND_TOWN.exec(text) ?? [];
  const isTown = (one: string): boolean => isPlace({ start: 0, end: one.length, text: one });
  return name !== '' && isTown(town) && !isTown(name);
};
