import type { WorkerFunctions, WorkerRequest, WorkerResponse } from '#/adapters/worker/protocol';

/** The worker's end of the conversation. */
export type WorkerPort = {
  readonly send: (response: WorkerResponse) => void;
  readonly listen: (listener: (request: WorkerRequest) => void) => void;
};

const globalPort: WorkerPort = {
  send: (response) => postMessage(response),
  listen: (listener) => {
    addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => listener(data));
  },
};

/** Answers calls, begun in the order they come, until the worker ends. Says `ready` first, so that the page can tell a worker that never started from one that broke. */
export const serveFunctions = (
  functions: WorkerFunctions,
  { send, listen }: WorkerPort = globalPort,
): void => {
  const running = new Map<number, AbortController>();

  const answer = async (id: number, name: string, args: readonly unknown[]): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    const call = {
      signal: controller.signal,
      report: (news: unknown): void => send({ type: 'news', id, news }),
    };
    try {
      // The client's types hold name and arguments together; they crossed a thread as data.
      const found = await functions[name]?.(call, ...(args as never[]));
      send({ type: 'done', id, answer: found });
    } catch {
      send({ type: 'failed', id });
    } finally {
      running.delete(id);
    }
  };

  listen((request) => {
    if (request.type === 'run') void answer(request.id, request.name, request.args);
    else running.get(request.id)?.abort();
  });
  send({ type: 'ready' });
};
