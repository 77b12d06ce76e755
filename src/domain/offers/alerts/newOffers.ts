import type { AlertContract, AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import { DEFAULT_FILTERS, type Filters } from '#/domain/offers/search/filters';
import type { ContractFilter } from '#/domain/postings/offer';

/** An offer by its name, where the offer itself may be gone. */
export type ToldOffer = { readonly key: number; readonly title: string; readonly place: string };

/** What was there at the last look. */
export type LastLook = {
  /** ISO instant; null before the first look. */
  readonly at: string | null;
  /** Keys of the offers that matched then: what they are, whatever they say. */
  readonly keys: readonly number[];
  /** What each of them said then, as a number, in the same order. */
  readonly marks: readonly number[];
  /** The first of them by name, so that what is gone can be told. */
  readonly told: readonly ToldOffer[];
  /** What was watched then: a search that is not among it has nothing new yet. */
  readonly watched: readonly string[];
};

/** Offers of one saved search, or of the alert preferences. */
export type NewsGroup = OfferLists & {
  /** Null for the alert preferences. */
  readonly search: SavedSearch | null;
  /** Tells what is watched from what was watched before: changed preferences are others. */
  readonly watch: string;
};

export type AlertNews = {
  /** ISO instant of the last look; null where this is the first one, and nothing can be new. */
  readonly since: string | null;
  /** New offers, each counted once. */
  readonly total: number;
  /** Only those with something new. */
  readonly groups: readonly NewsGroup[];
  /** Offers that matched then and say something else now. */
  readonly changed: OfferLists;
  /** Offers that matched then and are in no source any more, or closed since; as many of them as are known by name. */
  readonly gone: { readonly count: number; readonly told: readonly ToldOffer[] };
};

const NO_OFFERS: OfferLists = { internal: [], external: [] };
const NOTHING_GONE: AlertNews['gone'] = { count: 0, told: [] };

/** Whether there is anything to tell. */
export const hasNews = ({ total, changed, gone }: AlertNews): boolean =>
  total + changed.internal.length + changed.external.length + gone.count > 0;

type Watched = {
  readonly searches: readonly SavedSearch[];
  /** Null where none were ever saved. */
  readonly preferences: AlertPreferences | null;
  /** All offers that some filters let through: `filterOffers`, or an index with its rule. */
  readonly find: (filters: Filters) => Promise<OfferLists>;
  /** ISO day. */
  readonly today: string;
};

const TYPE_OF: Readonly<Record<AlertContract, ContractFilter | null>> = {
  all: null,
  cdi: 'CDI',
  cdd: 'CDD',
  freelance: 'Freelance',
  alternance: 'Alternance',
  stage: 'Stage',
};

/** The searches that some preferences stand for: one for each keyword, as they are separated by commas. */
export const alertFilters = (preferences: AlertPreferences): readonly Filters[] => {
  const type = TYPE_OF[preferences.contract];
  const keywords = preferences.keywords
    .split(/[,;]/u)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  return (keywords.length === 0 ? [''] : keywords).map((keyword) => ({
    ...DEFAULT_FILTERS,
    keyword,
    location: preferences.location.trim(),
    types: type === null ? [] : [type],
  }));
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A text as a number of 32 bits (FNV-1a): thousands of matches fit on the device, and two of them hardly ever meet. */
const hash = (text: string): number => {
  let value = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  return value >>> 0;
};

/** A source that numbers its offers knows them by that; another one may give a number to another offer. */
const internalKey = ({ source, id, title, provenance }: InternalOffer): number =>
  hash(provenance === null ? `${source}:${id}:${title}` : `${provenance.source}:${provenance.id}`);
const externalKey = ({ id, title }: ExternalOffer): number => hash(`external:${id}:${title}`);

/** What a candidate would want to know of: the title, who and where, the terms, the end, the text. */
const internalMark = (offer: InternalOffer): number =>
  hash(
    JSON.stringify([
      offer.title,
      offer.company,
      offer.location,
      offer.type,
      offer.mode,
      offer.experience,
      offer.pay,
      offer.expires,
      offer.description,
    ]),
  );
const externalMark = ({ title, agency, location, url }: ExternalOffer): number =>
  hash(JSON.stringify([title, agency, location, url]));

/** Samples are never news, nor is what the user added, nor what has closed. */
const watchable = ({ internal, external }: OfferLists, today: string): OfferLists => ({
  internal: internal.filter(
    ({ source, expires }) =>
      (source === 'catalogue' || source === 'imported') && (expires === null || expires >= today),
  ),
  external: external.filter(({ sample }) => !sample),
});

/** Keys of all offers that are there, matching or not. */
export const keysThere = (offers: OfferLists, today: string): ReadonlySet<number> => {
  const { internal, external } = watchable(offers, today);
  return new Set([...internal.map(internalKey), ...external.map(externalKey)]);
};

/** Keys of offers that another site shows. */
export const offersThere = (offers: readonly ExternalOffer[]): ReadonlySet<number> =>
  new Set(offers.map(externalKey));

const union = (lists: readonly OfferLists[]): OfferLists => ({
  internal: [...new Set(lists.flatMap(({ internal }) => internal))],
  external: [...new Set(lists.flatMap(({ external }) => external))],
});

/** All that matches each saved search and the preferences today. */
export const watchedOffers = async ({
  searches,
  preferences,
  find,
  today,
}: Watched): Promise<readonly NewsGroup[]> => {
  const found = async (filters: readonly Filters[]): Promise<OfferLists> =>
    watchable(union(await Promise.all(filters.map(find))), today);
  const ofPreferences = async (wanted: AlertPreferences): Promise<NewsGroup> => {
    const filters = alertFilters(wanted);
    const watch = `alerts:${hash(JSON.stringify(filters))}`;
    return { search: null, watch, ...(await found(filters)) };
  };
  return Promise.all([
    ...(preferences === null ? [] : [ofPreferences(preferences)]),
    ...searches.map(async (search) => ({
      search,
      watch: `search:${search.id}`,
      ...(await found([search.filters])),
    })),
  ]);
};

type Entry = ToldOffer & { readonly mark: number };

const entriesOf = (groups: readonly OfferLists[]): readonly Entry[] => {
  const entries = new Map<number, Entry>();
  for (const { internal, external } of groups) {
    for (const offer of internal) {
      const key = internalKey(offer);
      const place = [offer.company, offer.location].filter((part) => part !== '').join(', ');
      if (!entries.has(key))
        entries.set(key, { key, title: offer.title, place, mark: internalMark(offer) });
    }
    for (const offer of external) {
      const key = externalKey(offer);
      const place = [offer.agency, offer.location].filter((part) => part !== '').join(', ');
      if (!entries.has(key))
        entries.set(key, { key, title: offer.title, place, mark: externalMark(offer) });
    }
  }
  return [...entries.values()];
};

/** The groups with the offers that pass only; those left empty are left out. */
const only = (
  groups: readonly NewsGroup[],
  passes: (key: number, mark: () => number) => boolean,
): readonly NewsGroup[] =>
  groups
    .map((group) => ({
      ...group,
      internal: group.internal.filter((offer) =>
        passes(internalKey(offer), () => internalMark(offer)),
      ),
      external: group.external.filter((offer) =>
        passes(externalKey(offer), () => externalMark(offer)),
      ),
    }))
    .filter(({ internal, external }) => internal.length + external.length > 0);

/**
 * Offers that match and were not there at the last look, those that say something else, and those that are gone. What was
 * not watched then has nothing new yet. `there` tells all offers that the sources hold, for those that match no more.
 */
export const newOffersSince = (
  groups: readonly NewsGroup[],
  seen: LastLook,
  there: () => ReadonlySet<number>,
): AlertNews => {
  if (seen.at === null)
    return { since: null, total: 0, groups: [], changed: NO_OFFERS, gone: NOTHING_GONE };
  const known = new Map(seen.keys.map((key, at) => [key, seen.marks[at]] as const));
  const watched = groups.filter(({ watch }) => seen.watched.includes(watch));
  const fresh = only(watched, (key) => !known.has(key));
  const changed = only(watched, (key, mark) => {
    const before = known.get(key);
    return before !== undefined && before !== mark();
  });
  const found = new Set(entriesOf(groups).map(({ key }) => key));
  const missing = seen.keys.filter((key) => !found.has(key));
  const held = missing.length === 0 ? found : there();
  const gone = new Set(missing.filter((key) => !held.has(key)));
  return {
    since: seen.at,
    total: entriesOf(fresh).length,
    groups: fresh,
    changed: union(changed),
    gone: { count: gone.size, told: seen.told.filter(({ key }) => gone.has(key)) },
  };
};

/** So many are known by name: the record stays small. */
const MOST_TOLD = 300;

const remembered = (entries: readonly Entry[]): Pick<LastLook, 'keys' | 'marks' | 'told'> => ({
  keys: entries.map(({ key }) => key),
  marks: entries.map(({ mark }) => mark),
  told: entries.slice(0, MOST_TOLD).map(({ key, title, place }) => ({ key, title, place })),
});

/** What to remember of a look: all that matches at that instant. */
export const lookAt = (groups: readonly NewsGroup[], now: string): LastLook => ({
  at: now,
  ...remembered(entriesOf(groups)),
  watched: groups.map(({ watch }) => watch),
});

/** The last look with what is watched since then, whose offers count as seen; the same object where nothing is. */
export const joinLook = (groups: readonly NewsGroup[], seen: LastLook): LastLook => {
  const late = groups.filter(({ watch }) => !seen.watched.includes(watch));
  if (late.length === 0) return seen;
  const known = new Set(seen.keys);
  const joined = remembered(entriesOf(late).filter(({ key }) => !known.has(key)));
  return {
    at: seen.at,
    keys: [...seen.keys, ...joined.keys],
    marks: [...seen.marks, ...joined.marks],
    told: [...seen.told, ...joined.told].slice(0, MOST_TOLD),
    watched: [...seen.watched, ...late.map(({ watch }) => watch)],
  };
};
