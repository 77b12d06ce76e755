import type { AlertContract, AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ContractType } from '#/domain/offers/offer';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import { filterOffers, type OfferLists } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS, type Filters } from '#/domain/offers/search/filters';

/** What was shown at the last look. */
export type LastLook = {
  /** ISO instant; null before the first look. */
  readonly at: string | null;
  /** Keys of the offers that matched then. */
  readonly keys: readonly string[];
};

/** The new offers of one saved search, or of the alert preferences. */
export type NewsGroup = {
  /** Null for the alert preferences. */
  readonly search: SavedSearch | null;
  readonly internal: readonly InternalOffer[];
  readonly external: readonly ExternalOffer[];
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
  readonly offers: OfferLists;
};

const TYPE_OF: Readonly<Record<AlertContract, ContractType | null>> = {
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

const internalKey = ({ source, id, title }: InternalOffer): string => `${source}:${id}:${title}`;
const externalKey = ({ id, title }: ExternalOffer): string => `external:${id}:${title}`;

/** Samples are never news, nor is what the user added. */
const watchable = ({ internal, external }: OfferLists): OfferLists => ({
  internal: internal.filter(({ source }) => source === 'catalogue'),
  external: external.filter(({ sample }) => !sample),
});

const groupsOf = ({ searches, preferences, offers }: Watched): readonly NewsGroup[] => {
  const lists = watchable(offers);
  const found = (filters: readonly Filters[]): OfferLists => {
    const all = filters.map((one) => filterOffers(lists, one));
    return {
      internal: [...new Set(all.flatMap(({ internal }) => internal))],
      external: [...new Set(all.flatMap(({ external }) => external))],
    };
  };
  return [
    ...(preferences === null ? [] : [{ search: null, ...found(alertFilters(preferences)) }]),
    ...searches.map((search) => ({ search, ...found([search.filters]) })),
  ];
};

/** Offers that match a saved search or the preferences and were not there at the last look. A search saved since then has nothing new yet. */
export const newOffersSince = (watched: Watched, seen: LastLook): AlertNews => {
  const { at } = seen;
  if (at === null) return { since: null, total: 0, groups: [] };
  const known = new Set(seen.keys);
  const looked = Date.parse(at);
  const groups = groupsOf(watched)
    .filter(({ search }) => search === null || search.id <= looked)
    .map(({ search, internal, external }) => ({
      search,
      internal: internal.filter((offer) => !known.has(internalKey(offer))),
      external: external.filter((offer) => !known.has(externalKey(offer))),
    }))
    .filter(({ internal, external }) => internal.length + external.length > 0);
  const keys = new Set(
    groups.flatMap(({ internal, external }) => [
      ...internal.map(internalKey),
      ...external.map(externalKey),
    ]),
  );
  return { since: at, total: keys.size, groups };
};

/** What to remember of a look: all that matches at that instant. */
export const lookAt = (watched: Watched, now: string): LastLook => {
  const keys = new Set(
    groupsOf(watched).flatMap(({ internal, external }) => [
      ...internal.map(internalKey),
      ...external.map(externalKey),
    ]),
  );
  return { at: now, keys: [...keys] };
};
