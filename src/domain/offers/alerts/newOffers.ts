import type { AlertContract, AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import { DEFAULT_FILTERS, type Filters } from '#/domain/offers/search/filters';
import type { ContractFilter } from '#/domain/postings/offer';

/** What was there at the last look. */
export type LastLook = {
  /** ISO instant; null before the first look. */
  readonly at: string | null;
  /** Keys of the offers that matched then, as `offerKey` makes them. */
  readonly keys: readonly number[];
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
};

type Watched = {
  readonly searches: readonly SavedSearch[];
  /** Null where none were ever saved. */
  readonly preferences: AlertPreferences | null;
  /** All offers that some filters let through: `filterOffers`, or an index with its rule. */
  readonly find: (filters: Filters) => Promise<OfferLists>;
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

const internalKey = ({ source, id, title }: InternalOffer): number =>
  hash(`${source}:${id}:${title}`);
const externalKey = ({ id, title }: ExternalOffer): number => hash(`external:${id}:${title}`);

/** Samples are never news, nor is what the user added. */
const watchable = ({ internal, external }: OfferLists): OfferLists => ({
  internal: internal.filter(({ source }) => source === 'catalogue'),
  external: external.filter(({ sample }) => !sample),
});

const union = (lists: readonly OfferLists[]): OfferLists => ({
  internal: [...new Set(lists.flatMap(({ internal }) => internal))],
  external: [...new Set(lists.flatMap(({ external }) => external))],
});

/** All that matches each saved search and the preferences today. */
export const watchedOffers = async ({
  searches,
  preferences,
  find,
}: Watched): Promise<readonly NewsGroup[]> => {
  const found = async (filters: readonly Filters[]): Promise<OfferLists> =>
    watchable(union(await Promise.all(filters.map(find))));
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

const keysOf = (groups: readonly OfferLists[]): readonly number[] => [
  ...new Set(
    groups.flatMap(({ internal, external }) => [
      ...internal.map(internalKey),
      ...external.map(externalKey),
    ]),
  ),
];

/** Offers that match and were not there at the last look. What was not watched then has nothing new yet. */
export const newOffersSince = (groups: readonly NewsGroup[], seen: LastLook): AlertNews => {
  if (seen.at === null) return { since: null, total: 0, groups: [] };
  const known = new Set(seen.keys);
  const fresh = groups
    .filter(({ watch }) => seen.watched.includes(watch))
    .map((group) => ({
      ...group,
      internal: group.internal.filter((offer) => !known.has(internalKey(offer))),
      external: group.external.filter((offer) => !known.has(externalKey(offer))),
    }))
    .filter(({ internal, external }) => internal.length + external.length > 0);
  return { since: seen.at, total: keysOf(fresh).length, groups: fresh };
};

/** What to remember of a look: all that matches at that instant. */
export const lookAt = (groups: readonly NewsGroup[], now: string): LastLook => ({
  at: now,
  keys: keysOf(groups),
  watched: groups.map(({ watch }) => watch),
});

/** The last look with what is watched since then, whose offers count as seen; the same object where nothing is. */
export const joinLook = (groups: readonly NewsGroup[], seen: LastLook): LastLook => {
  const late = groups.filter(({ watch }) => !seen.watched.includes(watch));
  if (late.length === 0) return seen;
  return {
    at: seen.at,
    keys: [...new Set([...seen.keys, ...keysOf(late)])],
    watched: [...seen.watched, ...late.map(({ watch }) => watch)],
  };
};
