import {
  departmentCodes,
  departmentOfCode,
  DEPARTMENTS_BY_CODE,
  placeKey,
} from '#/domain/places/departments';
import { communesNamed } from '#/domain/places/gazetteer';
import { placeOfNuts } from '#/domain/places/nuts';
import { hasDistricts, placeParts } from '#/domain/places/placeParts';
import { once } from '#/domain/shared/lazy';

type PlaceCells = {
  readonly place: string;
  readonly postalCode: string;
  readonly department: string;
  readonly area: string;
  readonly country: string;
  /** Nothing else says that a town is one of France, and those beside it are not. */
  readonly abroad?: boolean;
};

/** Places beyond these of one offer are counted by nobody. */
const MOST_PLACES = 3;
const countries = once(() => new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' }));
const FRANCE = /^(?:fr|fra|france(?: metropolitaine)?)$/iu;

const SMALL = /^(?:de|du|des|d|la|le|les|l|sur|sous|en|et|aux?|a)$/u;
/** "SAINT-DENIS EN BUGEY" as people write it. */
const asName = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/\p{L}+/gu, (word, at: number) =>
          at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
    : text;

const ARRONDISSEMENT =
  /\s+(?:[-\u2013]\s+)?0?(\d{1,2})\s?(?:er|e|[e\u00e8]me|\u00e8)?(?:\s+arr(?:ondissement|dt)?\.?)?$/iu;

/** The code of a department as a cell tells it, by its code or its name; empty where it tells none. */
export const codeOfDepartment = (written: string): string => {
  // Numbers of a table of their own look like post codes.
  if (/^\s*\d{4,}\s*$/u.test(written)) return '';
  const named = /^(.*?)\s*\(\s*(\w{2,3})\s*\)$/u.exec(written)?.[2] ?? written.trim();
  return departmentOfCode(named) ?? departmentCodes().get(placeKey(written).trim()) ?? '';
};

const countryOf = (written: string): string => {
  const said = written.split('\n')[0]?.trim() ?? '';
  if (said === '' || FRANCE.test(said)) return '';
  return /^[a-z]{2}$/iu.test(said) ? (countries().of(said.toUpperCase()) ?? said) : said;
};

const onePlace = (written: string, cells: PlaceCells): string => {
  const nuts = placeOfNuts(written.trim());
  if (nuts !== null) return nuts.country === '' ? nuts.place : countryOf(nuts.country);
  const { town, code: own } = placeParts(written);
  const post = /^\d{5}$/u.test(cells.postalCode.trim()) ? cells.postalCode.trim() : '';
  const [near = ''] = town.split(/,| \/ /u);
  const bare = near.replace(ARRONDISSEMENT, '');
  const number = ARRONDISSEMENT.exec(near)?.[1];
  const district = hasDistricts(bare) ? number : undefined;
  // "Toulouse 31": a town without districts and its department.
  const after = number !== undefined && district === undefined ? codeOfDepartment(number) : '';
  const code = own.length === 5 ? own : post || own || codeOfDepartment(cells.department) || after;
  const department = departmentOfCode(code) ?? '';
  const country = countryOf(cells.country);
  const key = placeKey(bare).trim();
  const communes =
    country === '' && !(cells.abroad === true && code === '') ? communesNamed(key) : [];
  const named = departmentCodes().get(placeKey(town.split(',')[1] ?? '').trim()) ?? department;
  const commune = communes.find((one) => named === '' || one.department === named);
  if (commune !== undefined && (named !== '' || communes.length === 1)) {
    const ranked = district === undefined ? '' : ` ${district}${district === '1' ? 'er' : 'e'}`;
    return `${commune.name}${ranked} (${code || commune.department})`;
  }
  const name = asName(town).replace(/,\s*France$/u, '');
  if (name === '') {
    const wide = DEPARTMENTS_BY_CODE.get(department);
    // What names a department of France says the country.
    if (wide !== undefined && codeOfDepartment(cells.department) === department)
      return `${wide} (${code})`;
    return [wide === undefined ? code : `${wide} (${code})`, country]
      .filter((part) => part !== '')
      .join(', ');
  }
  const placed = code === '' ? name : `${name} (${code})`;
  return country === '' || name.includes(country) ? placed : `${placed}, ${country}`;
};

const IN_BRACKETS = /\(\s*\w{2,3}\s*\)\s*$/u;

/** Cells whose area is a department of France: "Yvelines (78)" says the country too. */
const withDepartmentOfArea = (cells: PlaceCells): PlaceCells => {
  const area = cells.area.split('\n')[0]?.trim() ?? '';
  if (cells.department !== '' || codeOfDepartment(area) === '') return cells;
  const coded = IN_BRACKETS.test(area);
  return !coded && countryOf(cells.country) !== ''
    ? cells
    : { ...cells, department: area, ...(coded ? { country: '' } : {}) };
};

/** The place of an offer as one line: the commune by its own name with its code where it is one of France, else as written. */
export const placeOf = (given: PlaceCells): string => {
  const cells = withDepartmentOfArea(given);
  const written = cells.place.split(/\n|\s\/\s/u).filter((one) => one.trim() !== '');
  const places = (written.length === 0 ? [''] : written.slice(0, MOST_PLACES)).map((one) =>
    /^\d{5}$/u.test(one.trim())
      ? onePlace('', { ...cells, postalCode: one })
      : onePlace(one, cells),
  );
  const found = [...new Set(places)].filter((place) => place !== '').join(' / ');
  return found === '' ? (cells.area.split('\n')[0]?.trim() ?? '') : found;
};
