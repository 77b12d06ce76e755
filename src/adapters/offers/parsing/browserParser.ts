import address from '#/adapters/offers/parsing/catalogue.worker.ts?worker&url';
import { workerParser } from '#/adapters/offers/parsing/workerParser';
import { sealedWorker } from '#/adapters/worker/sealedWorker';

/** Reads a catalogue as browsers do where it is large: in a worker. */
export const browserParser = workerParser(sealedWorker(address, 'catalogue'));
