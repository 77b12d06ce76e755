import type {
  IndexResponse,
  IndexWorker,
  IndexWorkerEvents,
} from '#/adapters/offers/index/protocol';

/** Starts the worker of the index; throws where the browser refuses it. */
export const startIndexWorker = ({ onResponse, onBreak }: IndexWorkerEvents): IndexWorker => {
  const worker = new Worker(new URL('./offers.worker.ts', import.meta.url), {
    type: 'module',
    name: 'offers',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<IndexResponse>) => onResponse(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (request) => worker.postMessage(request, []),
    end: () => worker.terminate(),
  };
};
