import type { AnalysisOutcome, AnalysisTask } from '#/adapters/analysis/protocol';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import { fail } from '#/domain/shared/result';

/** Times in milliseconds. */
export type WorkerLimits = {
  /** A reading still running then is a hang: the worker is ended. */
  readonly reading: number;
  /** A page that takes longer is not drawn: the screen has its text to show. */
  readonly drawing: number;
  readonly comparing: number;
  readonly reviewing: number;
  /** How long a worker may take to give up a cancelled task before it is ended. */
  readonly cancelling: number;
};

export const WORKER_LIMITS: WorkerLimits = {
  reading: 30_000,
  drawing: 10_000,
  comparing: 10_000,
  reviewing: 30_000,
  cancelling: 1000,
};

/** What a task comes to that no worker could end. */
export const brokenOutcome = ({ kind }: AnalysisTask, problem: ReadingProblem): AnalysisOutcome => {
  switch (kind) {
    case 'compare':
      return { kind: 'report', result: fail('failed') };
    case 'review':
      return { kind: 'review', result: fail('failed') };
    case 'drawPage':
      return { kind: 'drawing', result: fail('failed') };
    case 'extractText':
      return { kind: 'text', result: fail(problem) };
    case 'readCv':
    case 'readPastedCv':
      return { kind: 'cv', result: fail(problem) };
  }
};

const LIMITED_AS = {
  readCv: 'reading',
  extractText: 'reading',
  readPastedCv: 'reading',
  drawPage: 'drawing',
  compare: 'comparing',
  review: 'reviewing',
} as const satisfies Record<AnalysisTask['kind'], keyof WorkerLimits>;

/** How long a task may take. */
export const limitOf = (limits: WorkerLimits, { kind }: AnalysisTask): number =>
  limits[LIMITED_AS[kind]];

/** Does a task where no worker can. */
export const runOn = async (
  fallback: Analyzer,
  task: AnalysisTask,
  options: ExtractOptions,
): Promise<AnalysisOutcome> => {
  switch (task.kind) {
    case 'compare':
      return { kind: 'report', result: await fallback.compare(task.cv, task.offer) };
    case 'review':
      return { kind: 'review', result: await fallback.review(task.cv, task.offers) };
    case 'drawPage':
      return {
        kind: 'drawing',
        result: await fallback.drawPage(task.file, task.page, task.width),
      };
    case 'readCv':
      return { kind: 'cv', result: await fallback.readCv(task.file, options) };
    case 'extractText':
      return { kind: 'text', result: await fallback.extractText(task.file) };
    case 'readPastedCv':
      return { kind: 'cv', result: await fallback.readPastedCv(task.text, options) };
  }
};
