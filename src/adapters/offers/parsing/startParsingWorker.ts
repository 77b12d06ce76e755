import type {
  ParsingResponse,
  ParsingWorker,
  ParsingWorkerEvents,
} from '#/adapters/offers/parsing/protocol';

/** Starts the worker that reads a catalogue; throws where the browser refuses it. */
export const startParsingWorker = ({ onResponse, onBreak }: ParsingWorkerEvents): ParsingWorker => {
  const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), {
    type: 'module',
    name: 'catalogue',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<ParsingResponse>) => onResponse(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return {
    post: (bytes) =>
      // Two pieces may be views of one buffer, and a buffer is handed over once.
      worker.postMessage(bytes, [...new Set(bytes.map(({ buffer }) => buffer))]),
    end: () => worker.terminate(),
  };
};
