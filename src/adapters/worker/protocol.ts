import type { CancelSignal } from '#/domain/shared/cancellation';

/** What a function that a worker serves is given before its own arguments. */
export type Call<News = never> = {
  readonly signal: CancelSignal;
  /** Tells the caller something before the answer: how far it is, or a part of it. */
  readonly report: (news: News) => void;
};

/** Functions that a worker serves. Arguments, news and answers are copied between the threads. */
export type WorkerFunctions = Readonly<
  Record<string, (call: Call<unknown>, ...args: never[]) => unknown>
>;

/** Arguments of a served function, after its call. */
export type ArgumentsOf<F> = F extends (call: never, ...args: infer A) => unknown ? A : never;
export type NewsOf<F> = F extends (call: Call<infer News>, ...args: never[]) => unknown
  ? News
  : never;
export type AnswerOf<F> = F extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/** What the page asks of any worker. */
export type WorkerRequest =
  | {
      readonly type: 'run';
      readonly id: number;
      readonly name: string;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'cancel'; readonly id: number };

/** What any worker says. `ready` comes first and once; `failed` ends a call that threw, be it for a cancellation. */
export type WorkerResponse =
  | { readonly type: 'ready' }
  | { readonly type: 'news'; readonly id: number; readonly news: unknown }
  | { readonly type: 'done'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id: number };

/** What the page hears of a worker. */
export type WorkerEvents = {
  readonly onResponse: (response: WorkerResponse) => void;
  /** The worker could not start, or an error escaped it. */
  readonly onBreak: () => void;
};

/** A started worker. */
export type WorkerHandle = {
  readonly post: (request: WorkerRequest, transfer: Transferable[]) => void;
  readonly end: () => void;
};

/** Starts a worker; throws where the browser refuses it. */
export type StartWorker = (events: WorkerEvents) => WorkerHandle;
