import { pause } from '#/adapters/offers/index/pause';
import { besideIn, placesFor, searchIn } from '#/adapters/offers/index/tableFunctions';
import { OfferTable } from '#/domain/offers/search/index/OfferTable';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';

/** How many offers are taken in before the thread may do something else: some milliseconds of work. */
const PART = 300;

/** The index on the calling thread: where workers cannot start, and in Node. */
export class InlineOfferIndex implements OfferIndex {
  #table = new OfferTable(0);
  /** Counts the calls of `replace`: an older one that is still at work has no say any more. */
  #generation = 0;

  readonly replace: OfferIndex['replace'] = async (offers) => {
    this.#generation += 1;
    const generation = this.#generation;
    const table = new OfferTable(offers.length);
    for (let from = 0; from < offers.length; from += PART) {
      if (from > 0) await pause();
      if (generation !== this.#generation) return;
      for (const offer of offers.slice(from, from + PART)) table.add(offer);
    }
    this.#table = table;
  };

  readonly search: OfferIndex['search'] = (query) => searchIn(this.#table, query);

  readonly beside: OfferIndex['beside'] = (query) => besideIn(this.#table, query);

  readonly places: OfferIndex['places'] = placesFor;
}
