import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

export type SpecializedStatus = SpecializedState['status'];

export type SpecializedState =
  | { readonly status: 'searching' }
  | { readonly status: 'results'; readonly offers: readonly SpecializedOffer[] }
  | { readonly status: 'none' }
  /** There is none to find, whatever is asked. */
  | { readonly status: 'noOffer'; readonly lack: OfferLack }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
