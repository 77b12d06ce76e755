import type {
  AnalysisOutcome,
  AnalysisResponse,
  AnalysisTask,
  WorkerEvents,
  WorkerHandle,
} from '#/adapters/analysis/protocol';
import { brokenOutcome, limitOf, runOn, WORKER_LIMITS } from '#/adapters/analysis/tasks';
import type { WorkerLimits } from '#/adapters/analysis/tasks';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { ExtractOptions } from '#/domain/cv/TextExtractor';
import { fail } from '#/domain/shared/result';

type Settle = (outcome: AnalysisOutcome) => void;

type Pending = {
  readonly id: number;
  readonly task: AnalysisTask;
  readonly options: ExtractOptions;
  readonly settle: Settle;
  timer: ReturnType<typeof setTimeout>;
  cancelled: boolean;
};

type Parts = {
  readonly startWorker: (events: WorkerEvents) => WorkerHandle;
  /** Does the work where no worker can start. */
  readonly fallback: Analyzer;
  readonly today: () => string;
  readonly limits?: WorkerLimits;
};

const missedModule = (outcome: AnalysisOutcome): boolean =>
  (outcome.kind === 'cv' || outcome.kind === 'text') &&
  !outcome.result.ok &&
  outcome.result.problem === 'notLoaded';

/**
 * The analysis in a worker. A task that hangs ends the worker, with the problem `timeout`; one that
 * breaks it ends with `damaged` or `failed`; the next task starts a fresh worker. Where a worker
 * cannot start at all, everything runs on the fallback.
 */
export class WorkerAnalyzer implements Analyzer {
  readonly #parts: Parts;
  readonly #limits: WorkerLimits;
  readonly #pending = new Map<number, Pending>();
  #worker: WorkerHandle | null = null;
  #ready = false;
  #refused = false;
  /** Counts the workers started: one that was ended has no say any more. */
  #generation = 0;
  #lastId = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? WORKER_LIMITS;
  }

  readonly readCv: Analyzer['readCv'] = async (file, options = {}) => {
    const outcome = await this.#run({ kind: 'readCv', file, today: this.#parts.today() }, options);
    return outcome.kind === 'cv' ? outcome.result : fail('damaged');
  };

  readonly extractText: Analyzer['extractText'] = async (file) => {
    const outcome = await this.#run({ kind: 'extractText', file }, {});
    return outcome.kind === 'text' ? outcome.result : fail('damaged');
  };

  readonly readPastedCv: Analyzer['readPastedCv'] = async (text, options = {}) => {
    const task: AnalysisTask = { kind: 'readPastedCv', text, today: this.#parts.today() };
    const outcome = await this.#run(task, options);
    return outcome.kind === 'cv' ? outcome.result : fail('damaged');
  };

  readonly drawPage: Analyzer['drawPage'] = async (file, page, width) => {
    const outcome = await this.#run({ kind: 'drawPage', file, page, width }, {});
    return outcome.kind === 'drawing' ? outcome.result : fail('failed');
  };

  readonly compare: Analyzer['compare'] = async (cv, offer) => {
    const outcome = await this.#run({ kind: 'compare', cv, offer }, {});
    return outcome.kind === 'report' ? outcome.result : fail('failed');
  };

  readonly review: Analyzer['review'] = async (cv, offers) => {
    const outcome = await this.#run({ kind: 'review', cv, offers }, {});
    return outcome.kind === 'review' ? outcome.result : fail('failed');
  };

  readonly warmUp = (): void => {
    const worker = this.#start();
    if (worker === null) this.#parts.fallback.warmUp();
    else worker.post({ type: 'warmUp' }, []);
  };

  #run(task: AnalysisTask, options: ExtractOptions): Promise<AnalysisOutcome> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason);
        return;
      }
      this.#lastId += 1;
      const id = this.#lastId;
      const onAbort = (): void => {
        this.#cancel(id);
        reject(signal?.reason);
      };
      const settle: Settle = (outcome) => {
        signal?.removeEventListener('abort', onAbort);
        resolve(outcome);
      };
      signal?.addEventListener('abort', onAbort);
      const timer = setTimeout(() => this.#onTimeout(id), limitOf(this.#limits, task));
      const pending: Pending = { id, task, options, settle, timer, cancelled: false };
      this.#pending.set(id, pending);
      this.#post(pending);
    });
  }

  #post(pending: Pending): void {
    const worker = this.#start();
    if (worker === null) {
      void this.#runOnFallback(pending);
      return;
    }
    const { id, task } = pending;
    if (!('file' in task)) {
      worker.post({ type: 'run', id, task }, []);
      return;
    }
    // A copy is handed over: the caller keeps its bytes, to try again or to store them.
    const bytes = task.file.bytes.slice(0);
    const file = { name: task.file.name, bytes };
    worker.post({ type: 'run', id, task: { ...task, file } }, [bytes]);
  }

  #start(): WorkerHandle | null {
    if (this.#worker !== null || this.#refused) return this.#worker;
    try {
      this.#generation += 1;
      const generation = this.#generation;
      this.#ready = false;
      this.#worker = this.#parts.startWorker({
        onResponse: (response) => {
          if (generation === this.#generation) this.#onResponse(response);
        },
        onBreak: () => {
          if (generation === this.#generation) this.#onBreak();
        },
      });
    } catch {
      this.#refused = true;
    }
    return this.#worker;
  }

  #onResponse(response: AnalysisResponse): void {
    if (response.type === 'ready') {
      this.#ready = true;
      return;
    }
    const pending = this.#pending.get(response.id);
    if (pending === undefined) return;
    if (response.type === 'done') {
      this.#finish(pending, response.outcome);
      // A worker may remember a module that it could not fetch: the next task starts a fresh one.
      if (missedModule(response.outcome)) this.#restart();
    } else if (!pending.cancelled) pending.options.onProgress?.(response.progress);
  }

  #finish(pending: Pending, outcome: AnalysisOutcome): void {
    clearTimeout(pending.timer);
    this.#pending.delete(pending.id);
    if (!pending.cancelled) pending.settle(outcome);
  }

  #cancel(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    pending.cancelled = true;
    clearTimeout(pending.timer);
    if (this.#worker === null) {
      this.#pending.delete(id);
      return;
    }
    this.#worker.post({ type: 'cancel', id }, []);
    pending.timer = setTimeout(() => this.#onTimeout(id), this.#limits.cancelling);
  }

  /** Ends a worker that hangs. */
  #onTimeout(id: number): void {
    const hung = this.#pending.get(id);
    if (hung === undefined) return;
    this.#finish(hung, brokenOutcome(hung.task, 'timeout'));
    if (this.#worker !== null) this.#restart();
  }

  /** Ends the worker; what still waits goes to a fresh one. */
  #restart(): void {
    this.#stop();
    this.#resend();
  }

  #onBreak(): void {
    const started = this.#ready;
    this.#stop();
    if (started) {
      for (const pending of this.#pending.values())
        this.#finish(pending, brokenOutcome(pending.task, 'damaged'));
      return;
    }
    this.#refused = true;
    this.#resend();
  }

  #resend(): void {
    for (const pending of this.#pending.values())
      if (pending.cancelled) this.#finish(pending, { kind: 'cancelled' });
      else this.#post(pending);
  }

  #stop(): void {
    this.#worker?.end();
    this.#worker = null;
    this.#generation += 1;
  }

  async #runOnFallback(pending: Pending): Promise<void> {
    const { task, options } = pending;
    try {
      this.#finish(pending, await runOn(this.#parts.fallback, task, options));
    } catch {
      // The fallback rejects for an abort only, and the caller has had its rejection then.
      this.#finish(pending, brokenOutcome(task, 'damaged'));
    }
  }
}
