import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';

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

/** What stands beside the offers of a search, and is none of them. */
export type BesideAnswer = {
  /** Offers whose title, or stated trade, is another name of what the keyword asks for; null where it names no trade. */
  readonly trade: {
    /** At most the limit. */
    readonly ids: readonly number[];
    readonly count: number;
    /** Their commonest names. */
    readonly names: readonly string[];
  } | null;
  /** Offers in whose place the typed letters stand, while the place that they name is another one. */
  readonly letters: IndexAnswer;
};

/** How places answer a typed one. */
export type PlacesAnswer = {
  /** Null where the typed one is no known place of France: only its letters are compared. */
  readonly understood: UnderstoodPlace | null;
  /** For each place that was given, whether it answers. */
  readonly answers: readonly boolean[];
};

/**
 * The rule of `filterOffers` over many offers, off the main thread. A typed place of France finds what it means, however
 * it is written on either side.
 */
export type OfferIndex = {
  /** Replaces what is searched; resolves once it can be searched. */
  readonly replace: (offers: readonly InternalOffer[]) => Promise<void>;
  /** Searches what was last given to `replace`. */
  readonly search: (query: IndexQuery) => Promise<IndexAnswer>;
  /** What stands beside the answer to that query. */
  readonly beside: (query: IndexQuery) => Promise<BesideAnswer>;
  /** How a typed place is understood, and which of some places answer it. */
  readonly places: (
    wanted: Pick<Filters, 'location' | 'radius'>,
    places: readonly string[],
  ) => Promise<PlacesAnswer>;
};
