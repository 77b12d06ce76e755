import address from '#/adapters/offers/index/offers.worker.ts?worker&url';
import type {
  IndexResponse,
  IndexWorker,
  IndexWorkerEvents,
} from '#/adapters/offers/index/protocol';
import { startSealedWorker } from '#/adapters/worker/sealedWorker';

/** Starts the worker of the index; throws where the browser refuses it. */
export const startIndexWorker = ({ onResponse, onBreak }: IndexWorkerEvents): IndexWorker => {
  const worker = startSealedWorker(address, 'offers');
  worker.addEventListener('message', ({ data }: MessageEvent<IndexResponse>) => onResponse(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (request) => worker.postMessage(request, []),
    end: () => worker.terminate(),
  };
};
