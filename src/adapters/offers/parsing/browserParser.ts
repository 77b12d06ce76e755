import { startParsingWorker } from '#/adapters/offers/parsing/startParsingWorker';
import { workerParser } from '#/adapters/offers/parsing/workerParser';

/** Reads a catalogue as browsers do where it is large: in a worker. */
export const browserParser = workerParser(startParsingWorker);
