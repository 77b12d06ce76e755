import {
  compare,
  drawPage,
  extractText,
  loadAhead,
  readFile,
  readText,
  review,
} from '#/adapters/analysis/analyse';
import type {
  AnalysisOutcome,
  AnalysisRequest,
  AnalysisResponse,
  AnalysisTask,
} from '#/adapters/analysis/protocol';
import type { ExtractOptions } from '#/domain/cv/TextExtractor';

/** The worker's end of the conversation. */
export type AnalysisPort = {
  readonly send: (response: AnalysisResponse) => void;
  readonly listen: (listener: (request: AnalysisRequest) => void) => void;
};

const run = async (task: AnalysisTask, options: ExtractOptions): Promise<AnalysisOutcome> => {
  switch (task.kind) {
    case 'readCv':
      return { kind: 'cv', result: await readFile(task.file, task.today, options) };
    case 'extractText':
      return { kind: 'text', result: await extractText(task.file, options) };
    case 'readPastedCv':
      return { kind: 'cv', result: await readText(task.text, task.today, options) };
    case 'drawPage':
      return { kind: 'drawing', result: await drawPage(task.file, task.page, task.width) };
    case 'compare':
      return { kind: 'report', result: await compare(task.cv, task.offer) };
    case 'review':
      return { kind: 'review', result: await review(task.cv, task.offers) };
  }
};

/** Answers requests until the worker ends; says `ready` first, so that the page can tell a worker that never started from one that broke. */
export const serveAnalysis = ({ send, listen }: AnalysisPort): void => {
  const running = new Map<number, AbortController>();

  const answer = async (id: number, task: AnalysisTask): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const outcome = await run(task, {
        signal: controller.signal,
        onProgress: (progress) => send({ type: 'progress', id, progress }),
      });
      send({ type: 'done', id, outcome });
    } catch {
      // `run` rejects only for an abort: everything else is already a problem.
      send({ type: 'done', id, outcome: { kind: 'cancelled' } });
    } finally {
      running.delete(id);
    }
  };

  listen((request) => {
    switch (request.type) {
      case 'run':
        void answer(request.id, request.task);
        return;
      case 'cancel':
        running.get(request.id)?.abort();
        return;
      case 'warmUp':
        loadAhead();
    }
  });
  send({ type: 'ready' });
};
