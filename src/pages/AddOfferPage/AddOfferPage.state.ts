import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';

/** What is asked before an own offer goes. */
export type AddOfferDialog = { readonly kind: 'delete'; readonly offer: InternalOffer };

/** Where an offer can be taken from here. */
export type OfferLinks = {
  readonly search: string;
  readonly compare: string;
  readonly letter: string;
};
