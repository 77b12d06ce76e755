import address from '#/adapters/offers/parsing/catalogue.worker.ts?worker&url';
import type {
  ParsingResponse,
  ParsingWorker,
  ParsingWorkerEvents,
} from '#/adapters/offers/parsing/protocol';
import { startSealedWorker } from '#/adapters/worker/sealedWorker';

/** Starts the worker that reads a catalogue; throws where the browser refuses it. */
export const startParsingWorker = ({ onResponse, onBreak }: ParsingWorkerEvents): ParsingWorker => {
  const worker = startSealedWorker(address, 'catalogue');
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
