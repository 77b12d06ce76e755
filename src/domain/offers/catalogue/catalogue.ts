import type { ExternalOffer, SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Reach } from '#/domain/offers/catalogue/shards';

/** The offers that a source serves. */
export type Catalogue = {
  readonly internal: readonly InternalOffer[];
  readonly external: readonly ExternalOffer[];
  readonly specialized: readonly SpecializedOffer[];
  /** How many entries were left out because they could not be read. */
  readonly skipped: number;
  /** How much of what is served these are; absent where they are all. */
  readonly reach?: Reach;
};

/** Why there is no offer at all: the examples were the only ones and are hidden, or nothing is served. */
export const OFFER_LACKS = ['samplesHidden', 'nothing'] as const;
export type OfferLack = (typeof OFFER_LACKS)[number];

export const EMPTY_CATALOGUE: Catalogue = {
  internal: [],
  external: [],
  specialized: [],
  skipped: 0,
};

/** What is searched, and what is found. Internal offers are shown first, then external ones. */
export type OfferLists = {
  readonly internal: readonly InternalOffer[];
  readonly external: readonly ExternalOffer[];
};
