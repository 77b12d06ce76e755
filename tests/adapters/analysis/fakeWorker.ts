import type { AnalysisRequest, WorkerEvents, WorkerHandle } from '#/adapters/analysis/protocol';
import { serveAnalysis } from '#/adapters/analysis/serveAnalysis';

/** A worker in this thread: what passes is copied as it would be between threads. */
export const workerInThisThread = ({ onResponse }: WorkerEvents): WorkerHandle => {
  let ended = false;
  let listener: ((request: AnalysisRequest) => void) | null = null;
  queueMicrotask(() =>
    serveAnalysis({
      send: (response) => {
        const copy = structuredClone(response);
        queueMicrotask(() => {
          if (!ended) onResponse(copy);
        });
      },
      listen: (heard) => {
        listener = heard;
      },
    }),
  );
  return {
    post: (request, transfer) => {
      const copy = structuredClone(request, { transfer });
      setTimeout(() => {
        if (!ended) listener?.(copy);
      }, 0);
    },
    end: () => {
      ended = true;
    },
  };
};

/** A worker under the hand of a test: it records what it is asked and says what the test makes it say. */
export class ScriptedWorker {
  readonly asked: AnalysisRequest[] = [];
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

  /** Ids of the tasks it was given. */
  readonly tasks = (): readonly number[] =>
    this.asked.flatMap((request) => (request.type === 'run' ? [request.id] : []));
}
