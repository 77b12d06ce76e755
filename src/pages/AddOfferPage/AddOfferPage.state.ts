import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedSource } from '#/domain/offers/imports/importedOffersRecord';

/** What is asked before an own offer goes, or all those of an import. */
export type AddOfferDialog =
  | { readonly kind: 'delete'; readonly offer: InternalOffer }
  | { readonly kind: 'deleteSource'; readonly source: ImportedSource };

/** Where an offer can be taken from here. */
export type OfferLinks = {
  readonly search: string;
  readonly compare: string;
  readonly letter: string;
  readonly dossier: string;
};
