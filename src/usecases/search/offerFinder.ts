import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { INDEX_FROM } from '#/domain/offers/search/OfferIndex';
import type { IndexQuery, OfferIndex } from '#/domain/offers/search/OfferIndex';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import type { Lazy } from '#/domain/shared/lazy';
import { singleton } from '#/usecases/shared/store';

/** What is looked for. */
export type OfferQuery = Omit<IndexQuery, 'limit'>;

/** The plain search of a catalogue. */
export const catalogueQuery = (filters: Filters): OfferQuery => ({ filters, sort: 'relevance' });

/** What was found, and whether that is all. */
export type FoundOffers = OfferLists & { readonly complete: boolean };

export type OfferFinder = {
  /** The answer where the page can give it within a frame or two, else null. */
  readonly now: (offers: OfferLists, query: OfferQuery) => FoundOffers | null;
  /** The answer of the index; at most `limit` internal offers where one is given. */
  readonly find: (offers: OfferLists, query: OfferQuery, limit?: number) => Promise<FoundOffers>;
};

const isTyped = ({ keyword, location }: Filters): boolean =>
  keyword.trim() !== '' || location.trim() !== '';

const inline = (offers: OfferLists, { filters, sort }: OfferQuery): FoundOffers => {
  const { internal, external } = filterOffers(offers, filters);
  const sorted = sortOffers(internal, sort, { keyword: filters.keyword });
  return { internal: sorted, external, complete: true };
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
      offers.internal.length < INDEX_FROM || (query.sort === 'relevance' && !isTyped(query.filters))
        ? inline(offers, query)
        : null,
    find: async (offers, query, limit) => {
      try {
        const byId = await fill(offers.internal);
        const { ids, complete } = await (
          await index()
        ).search(limit === undefined ? query : { ...query, limit });
        const internal = ids.flatMap((id) => byId.get(id) ?? []);
        const { external } = filterOffers(
          { internal: [], external: offers.external },
          query.filters,
        );
        return { internal, external, complete };
      } catch {
        // No index could be loaded: late is better than never.
        return inline(offers, query);
      }
    },
  };
};

/** The one finder of some services: what looks through the offers shares their index. */
export const finderOf = singleton(({ offerIndex }) => createOfferFinder(offerIndex));
