import type { OfferIndex } from '#/domain/offers/search/OfferIndex';

/** An index that loads with the first large catalogue. Rejects where its code does not come; the next call tries again. */
export const offerIndexOnUse = (load: () => Promise<OfferIndex>): OfferIndex => {
  let loading: Promise<OfferIndex> | null = null;
  const index = (): Promise<OfferIndex> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    replace: async (offers) => (await index()).replace(offers),
    search: async (query) => (await index()).search(query),
  };
};
