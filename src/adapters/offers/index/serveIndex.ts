import type { IndexRequest, IndexResponse } from '#/adapters/offers/index/protocol';
import { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { searchTable } from '#/domain/offers/search/index/searchTable';

/** The worker's end of the conversation. */
export type IndexPort = {
  readonly send: (response: IndexResponse) => void;
  readonly listen: (listener: (request: IndexRequest) => void) => void;
};

/** Answers requests in the order they come, until the worker ends. */
export const serveIndex = ({ send, listen }: IndexPort): void => {
  let table = new OfferTable(0);
  let next = table;
  listen((request) => {
    switch (request.type) {
      case 'begin':
        next = new OfferTable(request.size);
        return;
      case 'add':
        for (const offer of request.offers) next.add(offer);
        return;
      case 'finish':
        table = next;
        send({ type: 'done', id: request.id });
        return;
      case 'search':
        send({ type: 'found', id: request.id, answer: searchTable(table, request.query) });
    }
  });
};
