import type { AnalysisResponse, WorkerEvents, WorkerHandle } from '#/adapters/analysis/protocol';

/** Starts the analysis worker; throws where the browser refuses it. */
export const startAnalysisWorker = ({ onResponse, onBreak }: WorkerEvents): WorkerHandle => {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), {
    type: 'module',
    name: 'analysis',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisResponse>) =>
    onResponse(data),
  );
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (request, transfer) => worker.postMessage(request, transfer),
    end: () => worker.terminate(),
  };
};
