import { departmentCodes, departmentOfCode, placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { placeParts } from '#/domain/places/placeParts';
import { FRENCH_TOWNS } from '#/domain/places/towns.fr';

const keyOf = (written: string): string => placeKey(written).replace(/\s+/gu, ' ').trim();

/** From 20,000 inhabitants on, a name alone is that town, and no area of the same name. */
const KNOWN_TOWN = 2;

type Town = { readonly department: string; readonly size: number };

/** The largest town of each name. */
const openTowns = (): ReadonlyMap<string, Town> => {
  const towns = new Map<string, Town>();
  for (const line of placeKey(FRENCH_TOWNS).trim().split('\n')) {
    const colon = line.indexOf(':');
    const department = line.slice(0, colon).trim().toUpperCase();
    for (const written of line.slice(colon + 1).split('|')) {
      const size = Number(written.at(-1));
      const key = written.slice(0, -1).trim();
      if ((towns.get(key)?.size ?? 0) < size) towns.set(key, { department, size });
    }
  }
  return towns;
};

let opened: ReadonlyMap<string, Town> | null = null;

/**
 * The departments of a typed place, as far as numbers, names of areas and towns from 2,000 inhabitants on tell them, which
 * are quick to load. Null where it is none of these: the whole register may know.
 */
export const departmentsAtOnce = (typed: string): readonly string[] | null => {
  const key = keyOf(typed);
  const digits =
    /\b(?:\d{5}|97\d|\d{2}|2[ab])\b/u.exec(key)?.[0] ?? (/^\d$/u.test(key) ? `0${key}` : '');
  if (digits === '20') return ['2A', '2B'];
  const code = departmentOfCode(digits);
  if (code !== null) return [code];
  opened ??= openTowns();
  const town = opened.get(key);
  if (town !== undefined && town.size >= KNOWN_TOWN) return [town.department];
  const region = FRENCH_REGIONS.find(
    ([called]) => keyOf(called) === key.replace(/^(?:la )?region /u, ''),
  );
  if (region !== undefined) return region[1].departments;
  const department = departmentCodes().get(key);
  if (department !== undefined) return [department];
  return town === undefined ? null : [town.department];
};

/** Whether a typed place is an area, which advertisements tell by a number or not at all. */
const isArea = (key: string, departments: readonly string[]): boolean =>
  !/\d{5}/u.test(key) &&
  (departments.length > 1 ||
    /^\d|^2[ab]$/u.test(key) ||
    (opened?.has(key) !== true && departmentCodes().has(key)));

/**
 * Whether places as advertisements write them answer a typed one, before the register is there: an area by the number of
 * its department, a town by its name in whole words. The register then refines it (`openPlaces`).
 */
export const answersAtOnce = (typed: string): ((location: string) => boolean) => {
  const departments = departmentsAtOnce(typed) ?? [];
  const key = keyOf(typed);
  const area = departments.length > 0 && isArea(key, departments);
  const known = new Map<string, boolean>();
  const answers = (location: string): boolean => {
    if (area) {
      const written = placeParts(location);
      const code =
        departmentOfCode(written.code) ?? departmentCodes().get(keyOf(written.town)) ?? '';
      return departments.includes(code);
    }
    return ` ${keyOf(location)} `.includes(` ${key} `);
  };
  return (location) => {
    const before = known.get(location);
    if (before !== undefined) return before;
    const answer = answers(location);
    known.set(location, answer);
    return answer;
  };
};
