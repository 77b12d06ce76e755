import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';

/** From so many offers on, looking through all of them would hold the page up: some 10 ms for a typed text. */
export const INDEX_FROM = 3_000;

/** A search among internal offers. */
export type IndexQuery = {
  readonly filters: Filters;
  readonly sort: 'relevance' | 'date';
  /** At most so many identifiers, and the search stops there; all of them without it. */
  readonly limit?: number;
};

export type IndexAnswer = {
  /** Identifiers of the offers that match, in order. */
  readonly ids: readonly number[];
  /** False where the search stopped at its limit: more may match. */
  readonly complete: boolean;
};

/** The exact rule of `filterOffers` over many offers, off the main thread. */
export type OfferIndex = {
  /** Replaces what is searched; resolves once it can be searched. */
  readonly replace: (offers: readonly InternalOffer[]) => Promise<void>;
  /** Searches what was last given to `replace`. */
  readonly search: (query: IndexQuery) => Promise<IndexAnswer>;
};
