import type {
  StartWorker,
  WorkerEvents,
  WorkerFunctions,
  WorkerHandle,
  WorkerRequest,
  WorkerResponse,
} from '#/adapters/worker/protocol';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

/** Where the browser refuses workers. */
export const noWorker: StartWorker = () => {
  throw new Error('workers are not allowed here');
};

/** Workers in this thread: what passes is copied as it would be between threads, and recorded. */
export const workersInThisThread = (functions: WorkerFunctions) => {
  const started: WorkerEvents[] = [];
  const asked: WorkerRequest[] = [];
  const said: WorkerResponse[] = [];
  const ended = { count: 0 };
  const start: StartWorker = (events) => {
    started.push(events);
    let over = false;
    let listener: ((request: WorkerRequest) => void) | null = null;
    queueMicrotask(() =>
      serveFunctions(functions, {
        send: (response) => {
          said.push(response);
          const copy = structuredClone(response);
          queueMicrotask(() => {
            if (!over) events.onResponse(copy);
          });
        },
        listen: (heard) => {
          listener = heard;
        },
      }),
    );
    return {
      post: (request, transfer) => {
        asked.push(request);
        const copy = structuredClone(request, { transfer });
        setTimeout(() => {
          if (!over) listener?.(copy);
        }, 0);
      },
      end: () => {
        over = true;
        ended.count += 1;
      },
    };
  };
  return { start, started, asked, said, ended };
};

/** A worker under the hand of a test: it records what it is asked and says what the test makes it say. */
export class ScriptedWorker {
  readonly asked: WorkerRequest[] = [];
  readonly handle: WorkerHandle;
  ended = false;

  readonly events: WorkerEvents;

  constructor(events: WorkerEvents) {
    this.events = events;
    this.handle = {
      post: (request) => {
        this.asked.push(request);
      },
      end: () => {
        this.ended = true;
      },
    };
  }

  /** It has started. */
  readonly ready = (): void => this.events.onResponse({ type: 'ready' });

  /** Answers a call. */
  readonly answer = (id: number, answer: unknown): void =>
    this.events.onResponse({ type: 'done', id, answer });

  /** Ids of the calls it was given. */
  readonly calls = (): readonly number[] =>
    this.asked.flatMap((request) => (request.type === 'run' ? [request.id] : []));
}
