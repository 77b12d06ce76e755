import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import { loadOnce } from '#/domain/shared/loadOnce';

/** An index that loads with the first large catalogue. Rejects where its code does not come; the next call tries again. */
export const offerIndexOnUse = (load: () => Promise<OfferIndex>): OfferIndex => {
  const index = loadOnce(load);
  return {
    replace: async (offers) => (await index()).replace(offers),
    search: async (query) => (await index()).search(query),
  };
};
