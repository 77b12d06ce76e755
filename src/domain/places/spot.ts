import { departmentCodes, departmentOfCode, placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { type Commune, communesNamed, communesShortened } from '#/domain/places/gazetteer';
import { PLACE_ALIASES } from '#/domain/places/placeAliases.fr';
import { COUNTRIES } from '#/domain/places/placeNames.fr';
import { placeParts } from '#/domain/places/placeParts';
import { fold } from '#/domain/shared/text';
import { wordTable } from '#/domain/shared/wordTable';

/** What a place as written means in France. */
export type Spot = {
  readonly communes: readonly Commune[];
  /** Departments that are named, beside those of the communes. */
  readonly departments: ReadonlySet<string>;
  /** Post codes that are written, or told by a district of Paris, Lyon or Marseille. */
  readonly posts: ReadonlySet<string>;
  /** "France", and nothing nearer. */
  readonly isCountry: boolean;
  /** In another country. */
  readonly isAbroad: boolean;
};

const NOWHERE: Spot = {
  communes: [],
  departments: new Set(),
  posts: new Set(),
  isCountry: false,
  isAbroad: false,
};

const REGIONS_BY_KEY = new Map(
  FRENCH_REGIONS.map(([called, region]) => [placeKey(called).trim(), region] as const),
);

/** The region that a key names. */
export const regionNamed = (
  key: string,
): { readonly name: string; readonly departments: readonly string[] } | null =>
  REGIONS_BY_KEY.get(key.replace(/^(?:la )?region /u, '')) ?? REGIONS_BY_KEY.get(key) ?? null;

/** What stands around the name of a town and is none of it, in a key. */
const AROUND =
  /^(?:a |au |en |dans |vers |sur |pres de |proche (?:de )?|autour de |secteur |ville de |commune de |agglomeration de |bassin de |departement (?:de l |du |de la |de |des |d )?|metropole de |grand |greater )|(?: et (?:ses |les |ces )?(?:alentours?|environs?|sa region|peripherie)| (?:et )?alentours?| environs?| centre(?: ville)?| cedex(?: \d+)?| agglomeration| metropole| metropolitan| metropolitan area| area| nord| sud| est| ouest)$/gu;

const DISTRICT =
  / (?:0?(\d{1,2}) ?(?:er|e|eme|ieme|nd)?|(\d{1,2}) ?(?:er|e|eme) arr(?:ondissement|dt|d)?)$/u;
/** Beginnings of the post codes of districts, and how many there are: more is the code of a department. */
const DISTRICTS_OF: Readonly<Record<string, { readonly start: string; readonly count: number }>> =
  wordTable({
    paris: { start: '750', count: 20 },
    lyon: { start: '690', count: 9 },
    marseille: { start: '130', count: 16 },
  });
const ARTICLES = ['le ', 'la ', 'les ', 'l '];
/** From so many inhabitants on, 20,000, a name alone is understood as that town. */
const KNOWN_TOWN = 2;

/** "La Voulte s/Loire", "St. Malo": the key under which the gazetteer has it. */
const townKey = (written: string): string =>
  placeKey(
    written
      .replace(/(?<!\p{L})s\/s(?!\p{L})\.?\s?/giu, 'sous ')
      .replace(/(?<!\p{L})s\/\s?/giu, 'sur ')
      .replace(/(?<!\p{L})(ste?)\.\s?/giu, '$1 '),
  ).trim();

type Town = { readonly communes: readonly Commune[]; readonly post: string | null };

const largest = (communes: readonly Commune[]): readonly Commune[] => {
  const most = Math.max(...communes.map(({ size }) => size));
  return most === 0 ? communes : communes.filter(({ size }) => size === most);
};

const named = (key: string, within: ReadonlySet<string>): readonly Commune[] => {
  const here = (communes: readonly Commune[]): readonly Commune[] =>
    within.size === 0 ? communes : communes.filter(({ department }) => within.has(department));
  const exact = here(communesNamed(key));
  if (exact.length > 0) return exact;
  const withArticle = here(ARTICLES.flatMap((article) => communesNamed(article + key)));
  if (withArticle.length > 0) return withArticle;
  const short = here(communesShortened(key));
  if (within.size > 0) return short;
  const towns = short.filter(({ size }) => size >= KNOWN_TOWN);
  return towns.length === 1 ? towns : [];
};

/** The communes of a name, and what people call so. */
const called = (key: string, within: ReadonlySet<string>): readonly Commune[] => {
  const found = named(key, within);
  if (found.some(({ size }) => size >= KNOWN_TOWN)) return found;
  const aliases = (PLACE_ALIASES.get(key) ?? []).flatMap((name) => largest(named(name, within)));
  return aliases.length > 0 ? aliases : found;
};

const townOf = (written: string, within: ReadonlySet<string>): Town => {
  const key = townKey(written);
  const found = called(key, within);
  if (found.length > 0) return { communes: found, post: null };
  const district = DISTRICT.exec(key);
  const bare = (district === null ? key : key.slice(0, district.index)).replace(AROUND, '').trim();
  const districts = DISTRICTS_OF[bare];
  const number = district?.[1] ?? district?.[2] ?? '';
  return {
    communes: bare === key || bare === '' ? [] : called(bare, within),
    post:
      districts !== undefined && number !== '' && Number(number) <= districts.count
        ? districts.start + number.padStart(2, '0')
        : null,
  };
};

/** What a key names without the words around it: "dans l ardeche", "en bretagne". */
export const bareOf = (key: string): string =>
  key
    .replace(AROUND, '')
    .trim()
    .replace(/^(?:la|les?|l) /u, '');

const NEARER = /\s*(?:,|;|\(|\)|\s[-\u2013\u2014|>]\s|\s[-\u2013\u2014]|[-\u2013\u2014]\s)\s*/u;

const oneSpot = (written: string): Spot => {
  const { town, code } = placeParts(written);
  const own = code === '' ? null : departmentOfCode(code);
  const pieces = town.split(NEARER).filter((piece) => piece !== '');
  const keys = pieces.map(townKey);
  const isCountry = keys.some((key) => key === 'france' || key === 'france metropolitaine');
  const codes = keys.flatMap(
    (key) =>
      departmentCodes().get(key) ??
      departmentCodes().get(key.replace(AROUND, '').trim()) ??
      departmentCodes().get(bareOf(key)) ??
      [],
  );
  const regions = keys.flatMap((key) => regionNamed(key) ?? regionNamed(bareOf(key)) ?? []);
  const abroad = pieces.some(
    (piece, index) =>
      COUNTRIES.has(fold(piece)) &&
      keys[index] !== 'france' &&
      !departmentCodes().has(keys[index] ?? '') &&
      index > 0,
  );
  if (abroad && own === null) return { ...NOWHERE, isAbroad: true };
  const [nearest = '', ...wider] = pieces;
  const around = new Set(
    own !== null
      ? [own]
      : wider.flatMap((piece) => {
          const key = townKey(piece);
          const department = departmentCodes().get(key) ?? departmentOfCode(key);
          return department === null ? (regionNamed(key)?.departments ?? []) : [department];
        }),
  );
  const { communes, post } = townOf(nearest, around);
  const posts = new Set([...(code.length === 5 ? [code] : []), ...(post === null ? [] : [post])]);
  if (communes.length > 0) return { ...NOWHERE, communes, departments: around, posts };
  const departments = new Set([
    ...(own === null ? [] : [own]),
    ...codes,
    ...(own === null && codes.length === 0 ? regions.flatMap(({ departments: all }) => all) : []),
  ]);
  if (departments.size > 0) return { ...NOWHERE, departments, posts };
  return { ...NOWHERE, isCountry };
};

const isNowhere = ({ communes, departments, isCountry, isAbroad }: Spot): boolean =>
  communes.length === 0 && departments.size === 0 && !isCountry && !isAbroad;

const together = (spots: readonly Spot[]): Spot => ({
  communes: [...new Set(spots.flatMap(({ communes }) => communes))],
  departments: new Set(spots.flatMap(({ departments }) => [...departments])),
  posts: new Set(spots.flatMap(({ posts }) => [...posts])),
  isCountry: spots.some(({ isCountry }) => isCountry),
  isAbroad: spots.some(({ isAbroad }) => isAbroad),
});

const ALTERNATIVES = /\s\/\s|\n|;|\s\|\s|\s(?:ou|&)\s/u;
const LISTED = /\s(?:et|&)\s|,\s|\s?\/\s?/u;

/** What a place as an advertisement writes it means: one or several communes, their departments; the largest of one name where nothing tells which. */
export const spotOf = (written: string): Spot => {
  const parts = written.split(ALTERNATIVES).filter((part) => part.trim() !== '');
  const code = placeParts(written).code;
  const spots = (parts.length === 0 ? [''] : parts).map((part) => {
    const spot = oneSpot(part);
    if (!isNowhere(spot)) return spot;
    return together(part.split(LISTED).map(oneSpot));
  });
  const all = together(spots);
  const department = code === '' ? null : departmentOfCode(code);
  const sure =
    department === null ? all : { ...all, departments: new Set([...all.departments, department]) };
  return { ...sure, communes: byNameLargest(sure.communes) };
};

/** Of communes of one name in several departments, the largest. */
const byNameLargest = (communes: readonly Commune[]): readonly Commune[] => {
  const byName = new Map<string, Commune[]>();
  for (const commune of communes) {
    const key = placeKey(commune.name);
    const known = byName.get(key);
    if (known === undefined) byName.set(key, [commune]);
    else known.push(commune);
  }
  return [...byName.values()].flatMap(largest);
};

/** What a person means who types a place: every commune of that name, and the large towns that are shortened to it. */
export const typedSpot = (typed: string): Spot => {
  const spot = oneSpot(typed);
  const { communes, departments } = spot;
  if (departments.size > 0 || communes.some(({ size }) => size >= KNOWN_TOWN)) return spot;
  const shortened = communesShortened(townKey(typed)).filter(({ size }) => size >= KNOWN_TOWN);
  return shortened.length === 0 ? spot : { ...spot, communes: [...communes, ...shortened] };
};
