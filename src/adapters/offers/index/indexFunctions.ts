import type { Call } from '#/adapters/worker/protocol';
import { OfferTable } from '#/domain/offers/search/index/OfferTable';
import type { IndexedOffer } from '#/domain/offers/search/index/OfferTable';
import { searchTable } from '#/domain/offers/search/index/searchTable';
import type { IndexAnswer, IndexQuery } from '#/domain/offers/search/OfferIndex';

/** An index in a worker. Offers come in parts, so that no copy blocks the page for long; they are found once `finish` was called. */
export const createIndexFunctions = () => {
  let table = new OfferTable(0);
  let next = table;
  return {
    begin: (_call: Call, size: number): void => {
      next = new OfferTable(size);
    },
    add: (_call: Call, offers: readonly IndexedOffer[]): void => {
      for (const offer of offers) next.add(offer);
    },
    finish: (_call: Call): void => {
      table = next;
    },
    search: (_call: Call, query: IndexQuery): IndexAnswer => searchTable(table, query),
  };
};

export type IndexFunctions = ReturnType<typeof createIndexFunctions>;
