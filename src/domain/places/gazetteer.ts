import { COMMUNES, DEPARTMENT_NAMES } from '#/domain/places/communes.fr';

/** A commune of France, or one that was joined to another. */
export type Commune = {
  /** Its place in `COMMUNES`, counted from the first of all. */
  readonly at: number;
  readonly name: string;
  /** Code of its department: "07", "2A", "974". */
  readonly department: string;
  /** 0 under 2,000 inhabitants, 1 above, 2 above 20,000, 3 above 100,000. */
  readonly size: number;
};

type Gazetteer = {
  readonly byKey: ReadonlyMap<string, readonly Commune[]>;
  /** "Villeneuve" for "Villeneuve-sur-Lot": what people leave out. */
  readonly byShortKey: ReadonlyMap<string, readonly Commune[]>;
};

/**
 * The key under which a place is looked up: no case, accent, hyphen, apostrophe or article's elision, and "Saint" as
 * the post writes it.
 */
export const placeKey = (written: string): string =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u0153]/gu, 'oe')
    .replace(/[^\p{L}\d|:\n]+/gu, ' ')
    .replace(/(?<!\p{L})saint(e?)(?!\p{L})/gu, 'st$1');

/** Where the part of a name that people leave out begins. */
const LEFT_OUT = / (?:sur|sous|en|les|lez|de|du|des|d|aux?|la|le|l|pres)(?: |$)/u;
const SHORTEST_SHORT_KEY = 5;

const shortKeyOf = (key: string): string | null => {
  const article = /^(?:la|les?|l) /u.exec(key)?.[0].length ?? 0;
  const cut = key.slice(article).search(LEFT_OUT);
  const short = cut < 0 ? '' : key.slice(0, article + cut);
  return short.length < SHORTEST_SHORT_KEY ? null : short;
};

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

const open = (): Gazetteer => {
  const byKey = new Map<string, Commune[]>();
  const byShortKey = new Map<string, Commune[]>();
  const keys = placeKey(COMMUNES).trim().split('\n');
  let at = 0;
  for (const [row, line] of COMMUNES.trim().split('\n').entries()) {
    const colon = line.indexOf(':');
    const department = line.slice(0, colon);
    const lineKeys = (keys[row] ?? '').slice(colon + 1).split('|');
    for (const [index, written] of line
      .slice(colon + 1)
      .split('|')
      .entries()) {
      const name = written.replace(/\d$/u, '');
      const size = name === written ? 0 : Number(written.at(-1));
      const key = (lineKeys[index] ?? '').replace(/\d$/u, '').trim();
      const commune = { at, name, department, size };
      at += 1;
      add(byKey, key, commune);
      const short = shortKeyOf(key);
      if (short !== null) add(byShortKey, short, commune);
    }
  }
  return { byKey, byShortKey };
};

let opened: Gazetteer | null = null;
const gazetteer = (): Gazetteer => (opened ??= open());

/** The communes of that key; empty where there is none. */
export const communesNamed = (key: string): readonly Commune[] => gazetteer().byKey.get(key) ?? [];

/** Every commune by its place in `COMMUNES`. */
export const communesByPlace = (): ReadonlyMap<number, Commune> =>
  new Map([...gazetteer().byKey.values()].flat().map((commune) => [commune.at, commune]));

/** The communes that people shorten to that key. */
export const communesShortened = (key: string): readonly Commune[] =>
  gazetteer().byShortKey.get(key) ?? [];

/** Codes of the departments of France by the key of their name. */
export const DEPARTMENT_CODES: ReadonlyMap<string, string> = new Map(
  DEPARTMENT_NAMES.split('|').map((one): [string, string] => {
    const [code = '', name = ''] = one.split(':');
    return [placeKey(name), code];
  }),
);

/** Names of the departments of France by their code. */
export const DEPARTMENTS_BY_CODE: ReadonlyMap<string, string> = new Map(
  DEPARTMENT_NAMES.split('|').map((one): [string, string] => {
    const [code = '', name = ''] = one.split(':');
    return [code, name];
  }),
);

/** The department of a postal code or of a department's own code; null where it is neither. */
export const departmentOfCode = (written: string): string | null => {
  const code = written.toUpperCase();
  const own = /^\d{5}$/u.test(code) ? code.slice(0, code.startsWith('97') ? 3 : 2) : code;
  const known = [...DEPARTMENT_CODES.values()];
  if (own === '20') return '2A';
  return known.includes(own) ? own : null;
};
