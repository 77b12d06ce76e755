import { readDomainNearness } from '#/domain/occupations/domainNearness';
import type { Occupation, Occupations, Trade } from '#/domain/occupations/occupations';
import { headsIn } from '#/domain/occupations/openingNouns';
import { readRomeTable } from '#/domain/occupations/romeTable';
import type { RomeCode } from '#/domain/occupations/romeTable';
import { spellingsIn } from '#/domain/occupations/spellings';
import { fitOf, indexTitles } from '#/domain/occupations/titleIndex';
import type { TitleHit } from '#/domain/occupations/titleIndex';
import { TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';
import { headOf, registerWords, titleWords, twoGenders } from '#/domain/occupations/titleWords';
import { once } from '#/domain/shared/lazy';
import { remembered } from '#/domain/shared/remembered';

/** How near two codes are by what they share (reference matching.md, section 6.1 step 6). */
const NEARNESS = {
  sameCode: 1,
  /** One code of ROME 3, cut finer since. */
  sameParent: 0.85,
  sameDomainAndField: 0.6,
  sameField: 0.45,
  sameDomain: 0.4,
  sameGreatDomain: 0.12,
} as const;

/** A field with more codes than this gathers what everyone does: quality, administration. */
const WIDE_FIELD = 12;

const domainOf = (code: string): string => code.slice(0, 3);

/** Tells how near codes of the register are, 0 to 1. */
const nearnessIn = (codes: readonly RomeCode[]): ((one: string, other: string) => number) => {
  const byCode = new Map(codes.map((row) => [row.code, row] as const));
  const sizes = new Map<string, number>();
  for (const { fields } of codes)
    for (const field of fields) sizes.set(field, (sizes.get(field) ?? 0) + 1);
  const parentOf = (code: string): string => byCode.get(code)?.parent ?? code;
  const shareField = (one: string, other: string): boolean => {
    const fields = byCode.get(other)?.fields;
    for (const field of byCode.get(one)?.fields ?? [])
      if (fields?.has(field) === true && (sizes.get(field) ?? 0) <= WIDE_FIELD) return true;
    return false;
  };
  return (one, other) => {
    if (one === other) return NEARNESS.sameCode;
    if (parentOf(one) === parentOf(other)) return NEARNESS.sameParent;
    const sameField = shareField(one, other);
    if (domainOf(one) === domainOf(other))
      return sameField ? NEARNESS.sameDomainAndField : NEARNESS.sameDomain;
    if (sameField) return NEARNESS.sameField;
    return one[0] === other[0] ? NEARNESS.sameGreatDomain : 0;
  };
};

/** A surface of the register: a title, or its acronym alone. */
type Surface = {
  readonly code: string;
  readonly title: string;
  readonly words: readonly string[];
};

type Weighed = {
  readonly hit: TitleHit;
  readonly weight: number;
  /** The surface says more than the title: only its code is meant. */
  readonly wider: boolean;
};

const MOST_HITS = 40;
const MEMORY = 5000;

/** A title is found where it says most of what the surface says, and the surface most of what it says. */
const FEWEST_SHARE = 0.55;
/** Surfaces this near the best one may be meant as well as it. */
const RIVAL = 0.85;
/** The domain or code ROME 3 that holds this much of the rivals is meant, whatever the code. */
const MAJORITY = 0.7;
/** Beneath this, no trade is named. */
const SURE = 0.65;
/** A title that says what the surface says, and nothing else. */
const SAME = 0.95;
const WHOLE = 0.8;
/** What a title that only names a group of trades says of each. */
const GENERIC = 0.8;
/** What the noun of a title says of each trade that it opens, where no title has its complement. */
const BY_NOUN = 0.75;
/** Codes this near answer one title together. */
const NEAR = 0.4;

const ACRONYM = /\((\p{Lu}[\p{Lu}-]{1,7})\)/u;
/** Between two posts of one title. */
const TWO_POSTS = /\s(?:et|ou|&|\/)\s/u;
const MINIMUM_SHARED = 3;

const sharesStart = (one: string, other: string): boolean =>
  one.slice(0, MINIMUM_SHARED) === other.slice(0, MINIMUM_SHARED);

/** The masculine of each feminine word that the register writes beside it. */
export const masculinesOf = (codes: readonly RomeCode[]): ReadonlyMap<string, string> => {
  const masculine = new Map<string, string>();
  for (const { titles } of codes)
    for (const title of titles)
      for (const [him, her] of twoGenders(title)?.pairs ?? [])
        if (her !== '' && her !== him && sharesStart(him, her)) masculine.set(her, him);
  return masculine;
};

const singular = (word: string): string => word.replace(/[sx]$/u, '');

/** Counts the domains of work in whose titles a word stands. */
const spreadIn = (surfaces: readonly Surface[]): ((word: string) => number) => {
  const domains = new Map<string, Set<string>>();
  for (const { code, words } of surfaces)
    for (const word of words) {
      const known = domains.get(singular(word)) ?? new Set();
      domains.set(singular(word), known.add(domainOf(code)));
    }
  return (word) => domains.get(singular(word))?.size ?? 0;
};

/** Opens the compiled register: titles are indexed once, in the masculine, and titles asked for are brought to it word by word. `mobility` tells how near domains of work are. */
export const openOccupations = (table: string, mobility = ''): Occupations => {
  const codes = readRomeTable(table);
  const masculine = masculinesOf(codes);
  const surfaces = codes.flatMap(({ code, titles }) =>
    titles.flatMap((title): Surface[] => {
      const said = twoGenders(title)?.masculine ?? title;
      const acronym = ACRONYM.exec(said)?.[1];
      const whole = { code, title, words: registerWords(said) };
      return acronym === undefined
        ? [whole]
        : [
            { code, title, words: registerWords(said.replace(ACRONYM, '')) },
            { code, title, words: registerWords(acronym) },
          ];
    }),
  );
  const labels = new Map(codes.map(({ code, titles }) => [code, titles[0] ?? code] as const));
  const index = indexTitles(
    surfaces.map(({ words }) => words),
    TITLE_NOISE,
  );
  const nearness = nearnessIn(codes);
  const spreadOf = spreadIn(surfaces);
  const heads = once(() => headsIn(surfaces));
  const opening = once(() => new Set(surfaces.map(({ words: [noun = ''] }) => noun)));
  const spellings = once(() => spellingsIn(codes));

  const codeOf = ({ surface }: TitleHit): string => surfaces[surface]?.code ?? '';

  const hitsOf = (title: string): readonly TitleHit[] => {
    const best = (hits: readonly TitleHit[]): number => Math.max(0, ...hits.map(fitOf));
    const head = titleWords(headOf(title), masculine);
    const whole = titleWords(title, masculine);
    if (whole.every((word) => TITLE_NOISE.has(word))) return [];
    const found = index.search(head, MOST_HITS);
    if (head.length === whole.length || best(found) > SAME) return found;
    const all = index.search(whole, MOST_HITS);
    return best(all) >= best(found) ? all : found;
  };

  /** Where a title says less than any surface ("Infirmier"), all that say it whole are meant, most of all the code that says it oftenest. */
  const widened = (hits: readonly TitleHit[]): readonly Weighed[] => {
    const whole = hits.filter(({ asked }) => asked >= WHOLE);
    const [first] = whole;
    const uses = new Map<string, number>();
    for (const hit of whole) uses.set(codeOf(hit), (uses.get(codeOf(hit)) ?? 0) + 1);
    return whole
      .map((hit) => ({ hit, weight: (GENERIC * hit.score) / (first?.score ?? 1), wider: true }))
      .sort(
        (one, other) =>
          (uses.get(codeOf(other.hit)) ?? 0) - (uses.get(codeOf(one.hit)) ?? 0) ||
          other.weight - one.weight,
      );
  };

  const headNounOf = (title: string): string => titleWords(headOf(title), masculine)[0] ?? '';

  const weighedOf = (title: string): readonly Weighed[] => {
    const noun = headNounOf(title);
    const all = hitsOf(title);
    const codes = heads().get(noun);
    if (codes === undefined) return weighedHits(all);
    // "Vendeur en boulangerie" sells: what it is done on narrows the trade, and never makes another of it.
    const own = weighedHits(all.filter(({ surface }) => surfaces[surface]?.words.includes(noun)));
    if (own.length > 0) return own;
    return widened(index.search([noun], MOST_HITS))
      .filter(({ hit }) => codes.includes(codeOf(hit)))
      .map((one) => ({ ...one, weight: one.weight * BY_NOUN }));
  };

  const weighedHits = (hits: readonly TitleHit[]): readonly Weighed[] => {
    const fitting = hits
      .map((hit) => ({ hit, weight: fitOf(hit), wider: false }))
      .sort((one, other) => other.weight - one.weight);
    const best = fitting[0]?.weight ?? 0;
    return best < FEWEST_SHARE
      ? widened(hits)
      : fitting.filter(({ weight }) => weight >= best * RIVAL);
  };

  const tradesOfHits = (weighed: readonly Weighed[]): readonly Trade[] => {
    const weights = new Map<string, number>();
    for (const { hit, weight } of weighed)
      weights.set(codeOf(hit), Math.max(weights.get(codeOf(hit)) ?? 0, weight));
    return [...weights]
      .map(([rome, weight]) => ({ rome, weight }))
      .sort((one, other) => other.weight - one.weight);
  };

  /** How far the rivals agree with a code, 0 to 1. */
  const agreement = (code: string, trades: readonly Trade[]): number => {
    const all = trades.reduce((sum, { weight }) => sum + weight, 0);
    const near = trades.filter(({ rome }) => nearness(rome, code) >= NEAR);
    return near.reduce((sum, { weight }) => sum + weight, 0) / all;
  };

  const settle = (weighed: readonly Weighed[], trades: readonly Trade[]): Occupation | null => {
    const best = weighed[0];
    const surface = surfaces[best?.hit.surface ?? -1];
    if (best === undefined || surface === undefined) return null;
    const agreed = agreement(surface.code, trades);
    const confidence = best.weight * agreed;
    if (confidence < SURE || agreed < MAJORITY) return null;
    return {
      rome: surface.code,
      label: best.wider ? (labels.get(surface.code) ?? surface.title) : surface.title,
      confidence,
    };
  };

  /** Where a title names two posts ("Serveur ou chef de rang"), the first that is sure. */
  const firstOf = (title: string): Occupation | null => {
    const posts = headOf(title).split(TWO_POSTS);
    if (posts.length < 2) return null;
    for (const post of posts) {
      const weighed = weighedOf(post);
      const found = settle(weighed, tradesOfHits(weighed));
      if (found !== null) return found;
    }
    return null;
  };

  const recall = remembered(MEMORY, (title) => {
    const weighed = weighedOf(title);
    const trades = tradesOfHits(weighed);
    return { trades, found: settle(weighed, trades) ?? firstOf(title) };
  });
  return {
    occupationOf: (title) => recall(title).found,
    tradesOf: (title) => recall(title).trades,
    opensTitle: (title) => {
      const noun = headNounOf(title);
      return opening().has(noun) || opening().has(singular(noun));
    },
    openedBy: (title) => heads().get(headNounOf(title)) ?? [],
    nearness,
    domainNearness: readDomainNearness(mobility),
    spreadOf,
    spelled: (word) => {
      const found = spellings().get(word) ?? word;
      return found.length === word.length ? found : word;
    },
  };
};
