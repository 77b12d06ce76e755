import type { Analyzer } from '#/domain/analysis/Analyzer';
import { lazy } from '#/domain/shared/lazy';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/**
 * An analyzer that loads with its first task: the public pages have none. Where it does not come, the task ends as one
 * that broke, and the next one tries again.
 */
export const lazyAnalyzer = (load: () => Promise<Analyzer>): Analyzer => {
  const loaded = lazy(load);
  const analyzer = (): Promise<Analyzer | null> => loaded().catch(() => null);
  const on =
    <Args extends readonly unknown[], T, P>(
      task: (ready: Analyzer) => (...args: Args) => Promise<Result<T, P>>,
      problem: P,
    ) =>
    async (...args: Args): Promise<Result<T, P>> => {
      const ready = await analyzer();
      return ready === null ? fail(problem) : task(ready)(...args);
    };
  return {
    readCv: on((ready) => ready.readCv, 'damaged'),
    extractText: on((ready) => ready.extractText, 'notLoaded'),
    readPastedCv: on((ready) => ready.readPastedCv, 'damaged'),
    drawPage: on((ready) => ready.drawPage, 'failed'),
    compare: on((ready) => ready.compare, 'failed'),
    review: on((ready) => ready.review, 'failed'),
    warmUp: () => {
      void analyzer().then((ready) => ready?.warmUp());
    },
  };
};
