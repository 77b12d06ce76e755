import address from '#/adapters/offers/imports/import.worker.ts?worker&url';
import type {
  ImportResponse,
  ImportWorker,
  ImportWorkerEvents,
} from '#/adapters/offers/imports/protocol';
import { startSealedWorker } from '#/adapters/worker/sealedWorker';

/** Starts the worker that opens files of offers; throws where the browser refuses it. */
export const startImportWorker = ({ onResponse, onBreak }: ImportWorkerEvents): ImportWorker => {
  const worker = startSealedWorker(address, 'import');
  worker.addEventListener('message', ({ data }: MessageEvent<ImportResponse>) => onResponse(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (request) =>
      worker.postMessage(request, request.type === 'open' ? [request.bytes.buffer] : []),
    end: () => worker.terminate(),
  };
};
