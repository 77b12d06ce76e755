import { besideIn, placesFor, searchIn } from '#/adapters/offers/index/tableFunctions';
import type { Call } from '#/adapters/worker/protocol';
import type { Filters } from '#/domain/offers/search/filters';
import { OfferTable } from '#/domain/offers/search/index/OfferTable';
import type { IndexedOffer } from '#/domain/offers/search/index/OfferTable';
import type {
  BesideAnswer,
  IndexAnswer,
  IndexQuery,
  PlacesAnswer,
} from '#/domain/offers/search/OfferIndex';

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
    search: (_call: Call, query: IndexQuery): Promise<IndexAnswer> => searchIn(table, query),
    beside: (_call: Call, query: IndexQuery): Promise<BesideAnswer> => besideIn(table, query),
    places: (
      _call: Call,
      typed: Pick<Filters, 'location' | 'radius'>,
      places: readonly string[],
    ): Promise<PlacesAnswer> => placesFor(typed, places),
  };
};

export type IndexFunctions = ReturnType<typeof createIndexFunctions>;
