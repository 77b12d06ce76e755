import '#/adapters/worker/disarmed';
import type { AnalysisRequest } from '#/adapters/analysis/protocol';
import { serveAnalysis } from '#/adapters/analysis/serveAnalysis';

serveAnalysis({
  send: (response) => postMessage(response),
  listen: (listener) => {
    addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => listener(data));
  },
});
