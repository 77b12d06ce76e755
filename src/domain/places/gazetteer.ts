import { COMMUNES } from '#/domain/places/communes.fr';
import { placeKey } from '#/domain/places/departments';
import { FRENCH_TOWNS } from '#/domain/places/towns.fr';

/** A commune of France, or one that was joined to another. */
export type Commune = {
  /** Its place in `communeLines`, counted from the first of all. */
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

/** Every commune, a line per department, as `COMMUNES` and `FRENCH_TOWNS` have them together; their order is that of the centres. */
export const communeLines = (): readonly string[] => {
  const towns = FRENCH_TOWNS.trim().split('\n');
  return COMMUNES.trim()
    .split('\n')
    .map((line, row) => {
      const own = towns[row] ?? '';
      const names = own.slice(own.indexOf(':') + 1).split('|');
      let next = 0;
      const colon = line.indexOf(':') + 1;
      const all = line
        .slice(colon)
        .split('|')
        .map((name) => {
          if (name !== '') return name;
          next += 1;
          return names[next - 1] ?? '';
        });
      return line.slice(0, colon) + all.join('|');
    });
};

const open = (): Gazetteer => {
  const byKey = new Map<string, Commune[]>();
  const byShortKey = new Map<string, Commune[]>();
  const lines = communeLines();
  const keys = placeKey(lines.join('\n')).trim().split('\n');
  let at = 0;
  for (const [row, line] of lines.entries()) {
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

/** The communes at some places of `communeLines`, in that order. */
export const communesAt = (places: readonly number[]): readonly Commune[] => {
  const wanted = new Set(places);
  const found = new Map<number, Commune>();
  for (const communes of gazetteer().byKey.values())
    for (const commune of communes) if (wanted.has(commune.at)) found.set(commune.at, commune);
  return places.flatMap((at) => found.get(at) ?? []);
};

/** The communes that people shorten to that key. */
export const communesShortened = (key: string): readonly Commune[] =>
  gazetteer().byShortKey.get(key) ?? [];
