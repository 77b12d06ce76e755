import address from '#/adapters/analysis/analysis.worker.ts?worker&url';
import type { AnalysisResponse, WorkerEvents, WorkerHandle } from '#/adapters/analysis/protocol';
import { startSealedWorker } from '#/adapters/worker/sealedWorker';

/** Starts the analysis worker; throws where the browser refuses it. */
export const startAnalysisWorker = ({ onResponse, onBreak }: WorkerEvents): WorkerHandle => {
  const worker = startSealedWorker(address, 'analysis');
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
