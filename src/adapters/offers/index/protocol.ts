import type { IndexedOffer } from '#/domain/offers/search/index/OfferTable';
import type { IndexAnswer, IndexQuery } from '#/domain/offers/search/OfferIndex';

/** What the page asks of the worker. Offers come in parts, so that no copy blocks the page for long. */
export type IndexRequest =
  | { readonly type: 'begin'; readonly size: number }
  | { readonly type: 'add'; readonly offers: readonly IndexedOffer[] }
  /** Answered by `done` once what was added can be searched. */
  | { readonly type: 'finish'; readonly id: number }
  | { readonly type: 'search'; readonly id: number; readonly query: IndexQuery };

export type IndexResponse =
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'found'; readonly id: number; readonly answer: IndexAnswer };

/** What the page hears of a worker. */
export type IndexWorkerEvents = {
  readonly onResponse: (response: IndexResponse) => void;
  /** The worker could not start, or an error escaped it. */
  readonly onBreak: () => void;
};

/** A started worker. */
export type IndexWorker = {
  readonly post: (request: IndexRequest) => void;
  readonly end: () => void;
};
