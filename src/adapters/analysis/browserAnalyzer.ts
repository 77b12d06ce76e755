import { InlineAnalyzer } from '#/adapters/analysis/InlineAnalyzer';
import { startAnalysisWorker } from '#/adapters/analysis/startAnalysisWorker';
import { WorkerAnalyzer } from '#/adapters/analysis/WorkerAnalyzer';
import type { Analyzer } from '#/domain/analysis/Analyzer';

/** The analysis as browsers do it: in a worker, or on the page where none can start. `today` gives the ISO day. */
export const browserAnalyzer = (today: () => string): Analyzer =>
  new WorkerAnalyzer({
    startWorker: startAnalysisWorker,
    fallback: new InlineAnalyzer(today),
    today,
  });
