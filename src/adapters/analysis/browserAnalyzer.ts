import address from '#/adapters/analysis/analysis.worker.ts?worker&url';
import { WorkerAnalyzer } from '#/adapters/analysis/WorkerAnalyzer';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import type { Analyzer } from '#/domain/analysis/Analyzer';

/** The analysis as browsers do it. `today` gives the ISO day. */
export const browserAnalyzer = (today: () => string): Analyzer =>
  new WorkerAnalyzer({ startWorker: sealedWorker(address, 'analysis'), today });
