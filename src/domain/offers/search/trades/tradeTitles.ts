import { readRomeTable } from '#/domain/occupations/romeTable';
import { TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';
import { twoGenders } from '#/domain/occupations/titleWords';
import { EVERYDAY_TRADES } from '#/domain/offers/search/trades/everydayTrades.fr';
import { titleKey } from '#/domain/offers/search/trades/titleKey';

/** The other titles of a trade. */
export type TradeTitles = {
  /** Its codes in the register ROME. */
  readonly codes: ReadonlySet<string>;
  /** Words that all stand in a title in which one is found: of each name, between single spaces. */
  readonly phrases: readonly string[];
  /** The first of its titles that stands in the title of an offer, as it is told; null where none does. Takes a key of `titleKey`. */
  readonly titleIn: (key: string) => string | null;
  /** How a code is told. */
  readonly nameOf: (code: string) => string;
};

type Title = { readonly label: string; readonly keys: readonly string[] };

const bare = (text: string): string => titleKey(text).trim();

/** As it stands within a sentence: acronyms keep their capitals. */
const lowered = (label: string): string =>
  label.replace(/(?<!\p{L})(?!\u00c9tat)\p{Lu}(?=[\p{Ll}'\u2019-]|$)/gu, (letter) =>
    letter.toLowerCase(),
  );

/** A title of the register in the masculine, as it is told, and in both genders, as keys. */
const titleOf = (written: string): Title => {
  const genders = twoGenders(written);
  const said = (genders?.masculine ?? written).replace(/\s*\([^)]*\)\s*$/u, '');
  if (genders === null) return { label: lowered(said), keys: [bare(said)] };
  const heads = genders.pairs.length;
  const rest = said.split(' ').slice(heads);
  const her = genders.pairs.map(([, word]) => word).filter((word) => word !== '');
  return { label: lowered(said), keys: [bare(said), bare([...her, ...rest].join(' '))] };
};

/** What completes a title begins with one of these: "agent d'accueil | en mairie". */
const COMPLETES = / (?:de|d|du|des|en|a|au|aux|pour|et|sur|sans) /gu;
/** A shorter beginning names no trade: "agent", "conducteur". */
const FEWEST_WORDS = 3;
/** Share of the register's titles with that beginning that have to be of the trade. */
const MOSTLY = 0.6;

/** The beginnings of a title that might stand for it, the shortest first. */
const beginningsOf = (key: string): readonly string[] =>
  [...key.matchAll(COMPLETES)]
    .map(({ index }) => key.slice(0, index))
    .filter((start) => start.split(' ').length >= FEWEST_WORDS);

/** So many words of a label, apostrophes apart. */
const firstWords = (label: string, count: number): string => {
  const ends = [...label.matchAll(/[\s'\u2019-]+/gu)].map(({ index }) => index);
  return label.slice(0, ends[count - 1] ?? label.length);
};

const accentsOf = (words: string): number => (words.match(/[\u00c0-\u024f]/gu) ?? []).length;

const singular = (key: string): string => key.replace(/(?<=[a-z]{3})[sx](?= |$)/gu, '');

/** Words that may stand before the title of an offer and say nothing of it. */
const BEFORE = new Set([
  ...TITLE_NOISE,
  'un',
  'une',
  'des',
  'notre',
  'nous',
  'en',
  'de',
  'd',
  'le',
  'la',
  '.',
]);

/** A lone word is another trade where "commercial" follows. */
const TURNS = / [a-z]+ commerciale? /uy;

/** Where a lone word names the offer: at its beginning. */
const leads = (key: string, at: number): boolean => {
  TURNS.lastIndex = at;
  return (
    !TURNS.test(key) &&
    key
      .slice(0, at)
      .split(' ')
      .every((word) => word === '' || BEFORE.has(word))
  );
};

/** Opens the register ROME for the other names of a trade. */
export const openTradeTitles = (table: string) => {
  const codes = readRomeTable(table).map(({ code, titles }) => ({
    code,
    titles: titles.map(titleOf),
  }));
  const byTitle = new Map<string, Set<string>>();
  /** How many titles have a beginning, and how many of them each code. */
  const beginnings = new Map<string, { all: number; readonly ofCode: Map<string, number> }>();
  /** How a beginning is spelt where the register spells it in several ways: "Accompagnant Educatif et Social", with its accents. */
  const spelt = new Map<string, string>();
  for (const { code, titles } of codes)
    for (const { label, keys } of titles) {
      const [own = ''] = keys;
      for (const start of [...beginningsOf(own), own]) {
        const words = firstWords(label, start.split(' ').length);
        if (accentsOf(words) > accentsOf(spelt.get(start) ?? '')) spelt.set(start, words);
      }
      for (const key of new Set(keys)) {
        byTitle.set(key, (byTitle.get(key) ?? new Set()).add(code));
        for (const start of [...beginningsOf(key), key]) {
          const known = beginnings.get(start) ?? { all: 0, ofCode: new Map<string, number>() };
          known.all += 1;
          known.ofCode.set(code, (known.ofCode.get(code) ?? 0) + 1);
          beginnings.set(start, known);
        }
      }
    }
  const everyday = EVERYDAY_TRADES.trim()
    .split('\n')
    .map((line) => {
      const [meant = '', names = ''] = line.split(':');
      const titles = names.split('|').map((label): Title => ({ label, keys: [bare(label)] }));
      return { codes: meant.split(' '), titles };
    });
  const everydayByKey = new Map(
    everyday.flatMap((trade) =>
      trade.titles.flatMap(({ keys }) => keys.map((key) => [key, trade] as const)),
    ),
  );
  const nameOf = (code: string): string =>
    codes.find((one) => one.code === code)?.titles[0]?.label ?? code;

  const isMostly = (start: string, wanted: ReadonlySet<string>): boolean => {
    const known = beginnings.get(start);
    if (known === undefined) return false;
    const own = [...wanted].reduce((sum, code) => sum + (known.ofCode.get(code) ?? 0), 0);
    return own / known.all >= MOSTLY;
  };

  const meantBy = (keyword: string) => {
    for (const key of [bare(keyword), singular(bare(keyword))]) {
      const trade = everydayByKey.get(key);
      if (trade !== undefined) return { codes: new Set(trade.codes), titles: trade.titles };
      const found = byTitle.get(key);
      if (found !== undefined) return { codes: found, titles: [] };
    }
    return null;
  };

  const openTitles = (
    wanted: ReadonlySet<string>,
    own: readonly Title[],
    asked: string,
  ): TradeTitles => {
    const labels = new Map<string, string>();
    /** What people say of it, where the register says the same at greater length. */
    const everydayName = (key: string): string | undefined =>
      own.find((title) =>
        title.keys.some((one) => one !== asked && `${key} `.startsWith(`${one} `)),
      )?.label;
    const add = (key: string, label: string): void => {
      if (key !== '' && key !== asked && !labels.has(key))
        labels.set(key, everydayName(key) ?? spelt.get(bare(label)) ?? label);
    };
    for (const { label, keys } of own) for (const key of keys) add(key, label);
    for (const { code, titles } of codes)
      if (wanted.has(code))
        for (const { label, keys } of titles)
          for (const key of keys) {
            add(key, label);
            for (const start of beginningsOf(key))
              if (isMostly(start, wanted)) add(start, firstWords(label, start.split(' ').length));
          }
    const byFirst = new Map<string, (readonly [needle: string, label: string])[]>();
    for (const [key, label] of labels) {
      const first = key.split(' ')[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), [` ${key} `, label]]);
    }
    // The longest says most.
    for (const needles of byFirst.values())
      needles.sort(([one], [other]) => other.length - one.length);
    return {
      codes: wanted,
      phrases: [...labels.keys()].map((key) => key.replaceAll(' . ', ' ')),
      nameOf,
      titleIn: (key) => {
        for (let at = 0; at >= 0 && at < key.length - 1; at = key.indexOf(' ', at + 1)) {
          const end = key.indexOf(' ', at + 1);
          const needles = byFirst.get(key.slice(at + 1, end));
          if (needles === undefined) continue;
          for (const [needle, label] of needles)
            if (
              key.startsWith(needle, at) &&
              (needle.indexOf(' ', 1) < needle.length - 1 || leads(key, at))
            )
              return label;
        }
        return null;
      },
    };
  };

  const remembered = new Map<string, TradeTitles | null>();
  return {
    /** The other titles of the trade that a keyword names; null where it names none. */
    of: (keyword: string): TradeTitles | null => {
      const asked = bare(keyword);
      const known = remembered.get(asked);
      if (known !== undefined) return known;
      const meant = meantBy(keyword);
      const titles = meant === null ? null : openTitles(meant.codes, meant.titles, asked);
      remembered.set(asked, titles);
      return titles;
    },
  };
};

/** The register as the search asks it. */
export type TradeRegister = ReturnType<typeof openTradeTitles>;
