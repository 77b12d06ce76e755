import type {
  AnswerOf,
  ArgumentsOf,
  NewsOf,
  StartWorker,
  WorkerFunctions,
  WorkerHandle,
  WorkerResponse,
} from '#/adapters/worker/protocol';
import type { CancelSignal } from '#/domain/shared/cancellation';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Why a call has no answer: no worker can start (and nothing runs inline), it took too long, or it broke the worker. */
export type Lost = 'refused' | 'timeout' | 'broke';

export type CallOptions<Args, News> = {
  /** In milliseconds: a call still running then is a hang, which ends its worker. */
  readonly limit?: number;
  /** An abort rejects the call with its reason, at once. */
  readonly signal?: CancelSignal | undefined;
  readonly onNews?: ((news: News) => void) | undefined;
  /** Makes what is sent of the arguments, and names what is given away with it; called each time the call is sent. */
  readonly transfer?: (args: Args) => readonly [args: Args, transfer: Transferable[]];
};

type Parts<Functions> = {
  readonly start: StartWorker;
  /** Runs the calls on this thread where no worker can start; loaded once. Without it they are refused. */
  readonly inline?: () => Promise<Functions>;
  /** The worker holds what it was given: a fresh one would not, and none is started after it. */
  readonly keepsState?: boolean;
  /** How long a worker may take to give up a cancelled call before it is ended, in milliseconds. */
  readonly cancelling?: number;
};

type Pending = {
  readonly id: number;
  readonly name: string;
  readonly args: () => readonly [args: readonly unknown[], transfer: Transferable[]];
  readonly runInline: () => Promise<Result<unknown, Lost>>;
  readonly onNews: (news: unknown) => void;
  readonly settle: (outcome: Result<unknown, Lost>) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  sent: boolean;
  cancelled: boolean;
};

/**
 * Calls the functions of a worker, which starts with the first call. A call that hangs ends the worker, and what waits
 * behind it goes to a fresh one; one that breaks the worker takes all that it was given along. A worker that never
 * starts is not tried again. (comlink was measured: docs/decisions/0020-use-cases.md.)
 */
export class WorkerClient<Functions extends WorkerFunctions> {
  readonly #parts: Parts<Functions>;
  readonly #pending = new Map<number, Pending>();
  #worker: WorkerHandle | null = null;
  #inline: Promise<Functions> | null = null;
  #ready = false;
  #refused = false;
  #ended = false;
  /** Counts the workers started: one that was ended has no say any more. */
  #generation = 0;
  #lastId = 0;

  constructor(parts: Parts<Functions>) {
    this.#parts = parts;
  }

  call<Name extends keyof Functions & string>(
    name: Name,
    args: ArgumentsOf<Functions[Name]>,
    options: CallOptions<ArgumentsOf<Functions[Name]>, NewsOf<Functions[Name]>> = {},
  ): Promise<Result<AnswerOf<Functions[Name]>, Lost>> {
    const { signal, limit, transfer } = options;
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
      signal?.addEventListener('abort', onAbort);
      // What crosses the threads is data: its types are those of the function that was named.
      const onNews = (news: unknown): void => options.onNews?.(news as NewsOf<Functions[Name]>);
      const pending: Pending = {
        id,
        name,
        args: () => transfer?.(args) ?? [args, []],
        runInline: async () => {
          const functions = await (this.#inline ??= this.#parts.inline?.() ?? null);
          if (functions === null) return fail('refused');
          const call = { signal: signal ?? new AbortController().signal, report: onNews };
          return ok(await functions[name]?.(call, ...args));
        },
        onNews,
        settle: (outcome) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(outcome as Result<AnswerOf<Functions[Name]>, Lost>);
        },
        timer: limit === undefined ? undefined : setTimeout(() => this.#giveUp(id), limit),
        sent: false,
        cancelled: false,
      };
      this.#pending.set(id, pending);
      this.#run(pending);
    });
  }

  /** Ends the worker; what still waits goes to a fresh one. */
  restart(): void {
    this.#stop();
    if (this.#parts.keepsState === true) this.#ended = true;
    for (const pending of this.#pending.values()) {
      pending.sent = false;
      if (pending.cancelled) this.#finish(pending, fail('broke'));
      else this.#run(pending);
    }
  }

  /** Ends the worker for good. */
  end(): void {
    this.#ended = true;
    this.#stop();
    for (const pending of this.#pending.values()) this.#finish(pending, fail('refused'));
  }

  #run(pending: Pending): void {
    if (this.#ended) this.#finish(pending, fail('refused'));
    else if (!this.#start()) void this.#runInline(pending);
    else if (this.#ready) this.#post(pending);
  }

  #post(pending: Pending): void {
    const [args, transfer] = pending.args();
    pending.sent = true;
    this.#worker?.post({ type: 'run', id: pending.id, name: pending.name, args }, transfer);
  }

  #start(): boolean {
    if (this.#worker !== null) return true;
    if (this.#refused) return false;
    this.#generation += 1;
    const generation = this.#generation;
    this.#ready = false;
    try {
      this.#worker = this.#parts.start({
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
    return !this.#refused;
  }

  #onResponse(response: WorkerResponse): void {
    if (response.type === 'ready') {
      this.#ready = true;
      for (const pending of this.#pending.values()) this.#post(pending);
      return;
    }
    const pending = this.#pending.get(response.id);
    if (pending === undefined) return;
    switch (response.type) {
      case 'news':
        if (!pending.cancelled) pending.onNews(response.news);
        return;
      case 'done':
        this.#finish(pending, ok(response.answer));
        return;
      case 'failed':
        this.#finish(pending, fail('broke'));
    }
  }

  #finish(pending: Pending, outcome: Result<unknown, Lost>): void {
    clearTimeout(pending.timer);
    this.#pending.delete(pending.id);
    if (!pending.cancelled) pending.settle(outcome);
  }

  #cancel(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    pending.cancelled = true;
    clearTimeout(pending.timer);
    const { cancelling = 0 } = this.#parts;
    if (!pending.sent) this.#pending.delete(id);
    else if (cancelling === 0) this.#giveUp(id);
    else {
      this.#worker?.post({ type: 'cancel', id }, []);
      pending.timer = setTimeout(() => this.#giveUp(id), cancelling);
    }
  }

  /** Ends a worker that hangs. */
  #giveUp(id: number): void {
    const hung = this.#pending.get(id);
    if (hung === undefined) return;
    this.#finish(hung, fail('timeout'));
    if (this.#worker !== null) this.restart();
  }

  #onBreak(): void {
    const started = this.#ready;
    if (!started) this.#refused = true;
    else if (this.#parts.keepsState === true) this.#ended = true;
    this.#stop();
    for (const pending of this.#pending.values())
      if (started) this.#finish(pending, fail('broke'));
      else this.#run(pending);
  }

  #stop(): void {
    this.#worker?.end();
    this.#worker = null;
    this.#generation += 1;
  }

  async #runInline(pending: Pending): Promise<void> {
    try {
      this.#finish(pending, await pending.runInline());
    } catch {
      // Of an abort the caller has had its rejection.
      this.#finish(pending, fail('broke'));
    }
  }
}
