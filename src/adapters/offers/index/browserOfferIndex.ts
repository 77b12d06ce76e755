import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import { startIndexWorker } from '#/adapters/offers/index/startIndexWorker';
import { WorkerOfferIndex } from '#/adapters/offers/index/WorkerOfferIndex';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';

/** The index as browsers keep it: in a worker, or on the page where none can start. */
export const browserOfferIndex = (): OfferIndex =>
  new WorkerOfferIndex({ startWorker: startIndexWorker, fallback: new InlineOfferIndex() });
