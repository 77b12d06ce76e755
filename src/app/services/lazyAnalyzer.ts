import type { Analyzer } from '#/domain/analysis/Analyzer';
import { lazy } from '#/domain/shared/lazy';
import { fail } from '#/domain/shared/result';

/**
 * An analyzer that loads with its first task: the public pages have none. Where it does not come, the task ends as one
 * that broke, and the next one tries again.
 */
export const lazyAnalyzer = (load: () => Promise<Analyzer>): Analyzer => {
  const loaded = lazy(load);
  const analyzer = (): Promise<Analyzer | null> => loaded().catch(() => null);
  return {
    readCv: async (file, options) =>
      (await analyzer())?.readCv(file, options) ?? fail('damaged' as const),
    extractText: async (file) =>
      (await analyzer())?.extractText(file) ?? fail('notLoaded' as const),
    readPastedCv: async (text, options) =>
      (await analyzer())?.readPastedCv(text, options) ?? fail('damaged' as const),
    drawPage: async (file, page, width) =>
      (await analyzer())?.drawPage(file, page, width) ?? fail('failed' as const),
    compare: async (cv, offer, onStep) =>
      (await analyzer())?.compare(cv, offer, onStep) ?? fail('failed' as const),
    review: async (cv, offers, onStep) =>
      (await analyzer())?.review(cv, offers, onStep) ?? fail('failed' as const),
    warmUp: () => {
      void analyzer().then((ready) => ready?.warmUp());
    },
  };
};
