import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { INDEX_FROM } from '#/domain/offers/search/OfferIndex';
import type { IndexQuery, OfferIndex } from '#/domain/offers/search/OfferIndex';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import type { Lazy } from '#/domain/shared/lazy';
import { singleton } from '#/usecases/shared/store';

/** What is looked for. */
export type OfferQuery = Omit<IndexQuery, 'limit'>;

/** The plain search of a catalogue. */
export const catalogueQuery = (filters: Filters): OfferQuery => ({ filters, sort: 'relevance' });

/** What was found, and whether that is all. */
export type FoundOffers = OfferLists & {
  readonly complete: boolean;
  /** How the typed place is understood; null where none is, and its letters alone were compared. */
  readonly place: UnderstoodPlace | null;
};

/** Offers beside those of a search. */
export type BesideOffers = {
  /** Offers of the same trade under its other names; null where there is none. */
  readonly trade: {
    readonly offers: readonly InternalOffer[];
    readonly count: number;
    readonly names: readonly string[];
  } | null;
  /** Offers whose place has the typed letters and is another one. */
  readonly letters: readonly InternalOffer[];
};

export const NOTHING_BESIDE: BesideOffers = { trade: null, letters: [] };

export type OfferFinder = {
  /** The answer where the page can give it within a frame or two, else null. */
  readonly now: (offers: OfferLists, query: OfferQuery) => FoundOffers | null;
  /**
   * What the page can tell of a typed place while the register of places, which the index has, is on its way; null where
   * nothing can be told. Never all of it.
   */
  readonly meanwhile: (offers: OfferLists, query: OfferQuery) => Promise<FoundOffers | null>;
  /** The answer of the index; at most `limit` internal offers where one is given. */
  readonly find: (offers: OfferLists, query: OfferQuery, limit?: number) => Promise<FoundOffers>;
  /** What stands beside that answer, at most `limit` offers of each kind. */
  readonly beside: (offers: OfferLists, query: OfferQuery, limit: number) => Promise<BesideOffers>;
};

const isTyped = ({ keyword }: Filters): boolean => keyword.trim() !== '';
/** The gazetteer, which the index has, knows what a place means. */
const hasPlace = ({ location }: Filters): boolean => location.trim() !== '';

const inline = (offers: OfferLists, { filters, sort }: OfferQuery): FoundOffers => {
  const { internal, external } = filterOffers(offers, filters);
  const sorted = sortOffers(internal, sort, { keyword: filters.keyword });
  return { internal: sorted, external, complete: true, place: null };
};

/** Searches on the page or through the index, after the number of offers. The index is given the offers when it is first asked about them. */
export const createOfferFinder = (index: Lazy<OfferIndex>): OfferFinder => {
  let held: readonly InternalOffer[] | null = null;
  let filled: Promise<ReadonlyMap<number, InternalOffer>> | null = null;

  const fill = (
    internal: readonly InternalOffer[],
  ): Promise<ReadonlyMap<number, InternalOffer>> => {
    if (held === internal && filled !== null) return filled;
    held = internal;
    const filling = index()
      .then((loaded) => loaded.replace(internal))
      .then(() => new Map(internal.map((offer) => [offer.id, offer])));
    filled = filling;
    // Asked again, it is tried again.
    filling.catch(() => {
      if (filled === filling) filled = null;
    });
    return filling;
  };

  return {
    now: (offers, query) =>
      // Without a typed text, the choices alone are quick to compare; other orders want a sorting.
      !hasPlace(query.filters) &&
      (offers.internal.length < INDEX_FROM ||
        (query.sort === 'relevance' && !isTyped(query.filters)))
        ? inline(offers, query)
        : null,
    meanwhile: async (offers, query) => {
      const { filters } = query;
      if (!hasPlace(filters)) return null;
      const answers = await import('#/domain/places/placeAtOnce').then(
        ({ answersAtOnce }) => answersAtOnce(filters.location),
        () => null,
      );
      if (answers === null) return null;
      const isThere = ({ location }: { readonly location: string }): boolean => answers(location);
      const there: InternalOffer[] = [];
      for (const offer of offers.internal) {
        if (isThere(offer)) there.push(offer);
        // So many can be looked through on the page.
        if (there.length === INDEX_FROM) break;
      }
      const near = { internal: there, external: offers.external.filter(isThere) };
      const found = inline(near, { ...query, filters: { ...filters, location: '' } });
      return found.internal.length + found.external.length === 0
        ? null
        : { ...found, complete: false };
    },
    find: async (offers, query, limit) => {
      try {
        const byId = await fill(offers.internal);
        const opened = await index();
        const { filters } = query;
        const [{ ids, complete }, places] = await Promise.all([
          opened.search(limit === undefined ? query : { ...query, limit }),
          hasPlace(filters)
            ? opened.places(
                filters,
                offers.external.map(({ location }) => location),
              )
            : null,
        ]);
        const internal = ids.flatMap((id) => byId.get(id) ?? []);
        const { external } = filterOffers(
          {
            internal: [],
            external: offers.external.filter((_, at) => places?.answers[at] !== false),
          },
          { ...filters, location: '' },
        );
        return { internal, external, complete, place: places?.understood ?? null };
      } catch {
        // No index could be loaded: late is better than never.
        return inline(offers, query);
      }
    },
    beside: async (offers, query, limit) => {
      const { keyword, location } = query.filters;
      if (keyword.trim() === '' && location.trim() === '') return NOTHING_BESIDE;
      try {
        const byId = await fill(offers.internal);
        const { trade, letters } = await (await index()).beside({ ...query, limit });
        const offersOf = (ids: readonly number[]): readonly InternalOffer[] =>
          ids.flatMap((id) => byId.get(id) ?? []);
        return {
          trade:
            trade === null || trade.count === 0 ? null : { ...trade, offers: offersOf(trade.ids) },
          letters: offersOf(letters.ids),
        };
      } catch {
        return NOTHING_BESIDE;
      }
    },
  };
};

/** The one finder of some services: what looks through the offers shares their index. */
export const finderOf = singleton(({ offerIndex }) => createOfferFinder(offerIndex));
