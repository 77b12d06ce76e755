import type {
  ImportResponse,
  ImportWorker,
  ImportWorkerEvents,
} from '#/adapters/offers/imports/protocol';

/** Starts the worker that opens files of offers; throws where the browser refuses it. */
export const startImportWorker = ({ onResponse, onBreak }: ImportWorkerEvents): ImportWorker => {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<ImportResponse>) => onResponse(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (request) =>
      worker.postMessage(request, request.type === 'open' ? [request.bytes.buffer] : []),
    end: () => worker.terminate(),
  };
};
