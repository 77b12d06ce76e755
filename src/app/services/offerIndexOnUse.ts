import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import { lazy } from '#/domain/shared/lazy';

/** An index that loads with the first large catalogue. Rejects where its code does not come; the next call tries again. */
export const offerIndexOnUse = (load: () => Promise<OfferIndex>): OfferIndex => {
  const index = lazy(load);
  return {
    replace: async (offers) => (await index()).replace(offers),
    search: async (query) => (await index()).search(query),
  };
};
