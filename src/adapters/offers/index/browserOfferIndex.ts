import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import address from '#/adapters/offers/index/offers.worker.ts?worker&url';
import { WorkerOfferIndex } from '#/adapters/offers/index/WorkerOfferIndex';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';

/** The index as browsers keep it: in a worker, or on the page where none can start. */
export const browserOfferIndex = (): OfferIndex =>
  new WorkerOfferIndex({
    startWorker: sealedWorker(address, 'offers'),
    fallback: new InlineOfferIndex(),
  });
