import { placeKey } from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { TOWNS } from '#/domain/places/placeNames.fr';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import { placeOfTitle } from '#/domain/postings/readPlace';
import { fold } from '#/domain/shared/text';

/** Signs that part a title from what is said beside it. */
const PARTS = /\s*\|\s*|\s+[-\u2013\u2014]\s+/u;
const SEVERAL = /\s*[/,&]\s*/u;
const BRACKET = /^(.*?)\s*\(\s*([^()]*)\)$/u;
const FOR_ALL = /\s*\(?\b[hfmwdx](?:\s?\/\s?[hfmwdx]){1,2}\b\)?/giu;

const isTown = (name: string): boolean =>
  TOWNS.has(fold(name)) || communesNamed(placeKey(name).trim()).some(({ size }) => size > 0);

const isPlace = (part: string): boolean => {
  const [, town = part, beside = ''] = BRACKET.exec(part) ?? [];
  if (beside !== '' && regionOfPlace(beside) === null && !/^\d[\dab]\d?$/iu.test(beside))
    return false;
  // "Benguerir (Maroc)": what stands in the bracket tells what stands before it.
  return beside !== '' || town.split(SEVERAL).every(isTown);
};

/** The place that a title ends with: "Cariste | Lille", "Comptable - Dakar (S\u00e9n\u00e9gal)"; empty where it names none. */
export const placeInTitle = (title: string): string => {
  const parts = title.replaceAll(FOR_ALL, '').trim().split(PARTS);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last !== '' && isPlace(last) ? last : (placeOfTitle(title)?.name ?? '');
};
