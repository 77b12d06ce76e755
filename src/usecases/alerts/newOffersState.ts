import type { AlertNews } from '#/domain/offers/alerts/newOffers';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

/** What is known of the offers that came since the last look. */
export type NewOffers =
  /** Not looked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'looking' }
  /** No saved search and no saved preferences: nothing to look for. */
  | { readonly status: 'nothingWatched' }
  | { readonly status: 'known'; readonly news: AlertNews }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
