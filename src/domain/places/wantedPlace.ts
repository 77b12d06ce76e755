import {
  type Centres,
  kilometresBetween,
  openCentres,
  placesOfPost,
} from '#/domain/places/centres';
import {
  departmentCodes,
  departmentOfCode,
  DEPARTMENTS_BY_CODE,
  placeKey,
} from '#/domain/places/departments';
import { type Commune, communesAt, communesNamed } from '#/domain/places/gazetteer';
import { bareOf, regionNamed, type Spot, spotOf, typedSpot } from '#/domain/places/spot';

/** How a typed place is understood, as it is told to the person. */
export type UnderstoodPlace = {
  /** `town` and `post` can have a radius. */
  readonly kind: 'town' | 'post' | 'department' | 'region' | 'country';
  readonly name: string;
  /** Codes of its departments; several for towns of one name. */
  readonly departments: readonly string[];
};

/** A typed place ready to be looked for. */
export type WantedPlace = UnderstoodPlace & {
  /** Whether a place as advertisements write it is meant. */
  readonly test: (location: string) => boolean;
  /** Whether only the kilometres around it make it so. */
  readonly isAround: (location: string) => boolean;
  /** Whether that place is known at all: of one that is not, only its letters can be compared. */
  readonly knows: (location: string) => boolean;
};

const KNOWN_TOWN = 2;

const isLargeTown = (key: string): boolean =>
  communesNamed(key).some(({ size }) => size >= KNOWN_TOWN);

type Meant = UnderstoodPlace & {
  readonly communes: readonly Commune[];
  /** Districts of a large city that are asked for. */
  readonly posts: ReadonlySet<string>;
};

const ofDepartments = (
  kind: 'department' | 'region' | 'country',
  name: string,
  departments: readonly string[],
): Meant => ({ kind, name, departments, communes: [], posts: new Set() });

const DISTRICT_POST = /^(?:750\d\d|75116|6900\d|130[01]\d)$/u;
const LARGE_CITIES = new Set(['Paris', 'Lyon', 'Marseille']);

/** Opens the tables of places, and answers for typed ones. Spots of locations are remembered. */
export const openPlaces = () => {
  let centres: Centres | null = null;
  const spots = new Map<string, Spot>();

  const spotAt = (location: string): Spot => {
    const known = spots.get(location);
    if (known !== undefined) return known;
    const spot = spotOf(location);
    spots.set(location, spot);
    return spot;
  };

  const ofPost = (code: string): Meant | null => {
    const communes = communesAt(placesOfPost(code));
    const department = departmentOfCode(code);
    if (communes.length === 0)
      return department === null
        ? null
        : ofDepartments('department', DEPARTMENTS_BY_CODE.get(department) ?? code, [department]);
    return {
      kind: 'post',
      name: code,
      departments: [...new Set(communes.map((commune) => commune.department))],
      communes,
      posts: new Set(DISTRICT_POST.test(code) ? [code] : []),
    };
  };

  const meantBy = (typed: string): Meant | null => {
    const text = typed.trim().replace(/\s+/gu, ' ');
    if (/^\d{5}$/u.test(text)) return ofPost(text);
    const key = placeKey(text).trim();
    const code = /^\d$/u.test(text) ? `0${text}` : /^(?:\d{2,3}|2[ab])$/iu.test(text) ? text : '';
    if (/^\d+$/u.test(text) && code === '') return null;
    const own = code === '' ? null : departmentOfCode(code);
    if (own !== null)
      return ofDepartments(
        'department',
        DEPARTMENTS_BY_CODE.get(own) ?? own,
        code === '20' ? ['2A', '2B'] : [own],
      );
    if (key === 'france' || key === 'france entiere' || key === 'toute la france')
      return ofDepartments('country', 'France', []);
    if (!isLargeTown(key)) {
      const region = regionNamed(key) ?? regionNamed(bareOf(key));
      if (region !== null) return ofDepartments('region', region.name, region.departments);
      const department = departmentCodes().get(key);
      if (department !== undefined)
        return ofDepartments('department', DEPARTMENTS_BY_CODE.get(department) ?? key, [
          department,
        ]);
    }
    const { communes, departments, posts: districts } = typedSpot(text);
    const [first] = communes;
    if (first !== undefined)
      return {
        kind: 'town',
        name: first.name,
        departments: [...new Set(communes.map(({ department }) => department))],
        communes,
        posts: new Set([...districts].filter((post) => DISTRICT_POST.test(post))),
      };
    const [department] = departments;
    return department === undefined
      ? null
      : ofDepartments('department', DEPARTMENTS_BY_CODE.get(department) ?? department, [
          ...departments,
        ]);
  };

  const nearTest = (meant: Meant, radius: number): ((spot: Spot) => boolean) => {
    centres ??= openCentres();
    const table = centres;
    const own = new Set(meant.communes.map(({ at }) => at));
    // A radius is drawn around the place that the name alone stands for.
    const most = Math.max(...meant.communes.map(({ size }) => size));
    const middle =
      meant.kind === 'town' ? meant.communes.filter(({ size }) => size === most) : meant.communes;
    const isHere = (commune: Commune): boolean =>
      own.has(commune.at) ||
      middle.some(
        (one) =>
          // What was joined to a commune stands where it does.
          kilometresBetween(table, one.at, commune.at) <= radius,
      );
    return ({ communes, posts: written }) =>
      communes.some(
        (commune) =>
          isHere(commune) &&
          (radius > 0 ||
            meant.posts.size === 0 ||
            !LARGE_CITIES.has(commune.name) ||
            ![...written].some((post) => DISTRICT_POST.test(post)) ||
            [...written].some((post) => meant.posts.has(post))),
      );
  };

  const testOf = (meant: Meant, radius: number): ((spot: Spot) => boolean) => {
    switch (meant.kind) {
      case 'town':
      case 'post':
        return nearTest(meant, radius);
      case 'department':
      case 'region': {
        const wanted = new Set(meant.departments);
        return ({ communes, departments }) =>
          communes.some(({ department }) => wanted.has(department)) ||
          (communes.length === 0 && [...departments].some((one) => wanted.has(one)));
      }
      case 'country':
        return ({ communes, departments, isCountry }) =>
          isCountry || communes.length > 0 || departments.size > 0;
    }
  };

  /** The words of a search change more often than its place: a post code alone takes some milliseconds. */
  let last: { readonly key: string; readonly wanted: WantedPlace | null } | null = null;

  return {
    /** A typed place, with the kilometres around it that count too; null where it is no place of France that is known. */
    want: (typed: string, radius: number): WantedPlace | null => {
      const key = `${radius} ${typed}`;
      if (last?.key !== key) last = { key, wanted: wantedAt(typed, radius) };
      return last.wanted;
    },
  };

  function wantedAt(typed: string, radius: number): WantedPlace | null {
    const meant = meantBy(typed);
    if (meant === null) return null;
    const test = testOf(meant, radius);
    const isHere = radius === 0 ? test : testOf(meant, 0);
    return {
      kind: meant.kind,
      name: meant.name,
      departments: meant.departments,
      test: (location) => test(spotAt(location)),
      isAround: (location) => !isHere(spotAt(location)),
      knows: (location) => {
        const { communes, departments, isAbroad } = spotAt(location);
        return communes.length > 0 || departments.size > 0 || isAbroad;
      },
    };
  }
};

/** The places of France, as a search asks for them. */
export type Places = ReturnType<typeof openPlaces>;
