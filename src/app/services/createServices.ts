import { InlineAnalyzer } from '#/adapters/analysis/InlineAnalyzer';
import { startAnalysisWorker } from '#/adapters/analysis/startAnalysisWorker';
import { WorkerAnalyzer } from '#/adapters/analysis/WorkerAnalyzer';
import { createIndexedDbCvStore } from '#/adapters/storage/indexedDbCvStore';
import { createLocalVault } from '#/adapters/storage/localVault';
import { notifyOnUse } from '#/app/notifications/toasts';
import { localDay } from '#/app/services/localDay';
import type { Services } from '#/app/services/services';

/** The composition root: the only place that decides what stands behind each port. */
export const createServices = (): Services => {
  const now = (): Date => new Date();
  const today = (): string => localDay(now());
  return {
    analyzer: new WorkerAnalyzer({
      startWorker: startAnalysisWorker,
      fallback: new InlineAnalyzer(today),
      today,
    }),
    vault: createLocalVault(window, now),
    cvStore: createIndexedDbCvStore(),
    notify: notifyOnUse,
    now,
    random: Math.random,
  };
};
