import address from '#/adapters/offers/parsing/catalogue.worker.ts?worker&url';
import type { CatalogueParser } from '#/adapters/offers/parsing/parseCatalogue';
import { parsingFunctions } from '#/adapters/offers/parsing/parsingFunctions';
import type { StartWorker } from '#/adapters/worker/protocol';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import { WorkerClient } from '#/adapters/worker/WorkerClient';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { fail, ok } from '#/domain/shared/result';

/**
 * Reads a catalogue in a worker of its own, which ends with it. Where none can start the calling
 * thread reads it. A worker that breaks with the bytes in its hands ran out of memory: nothing else
 * escapes it.
 */
export const workerParser =
  (start: StartWorker): CatalogueParser =>
  async (bytes, signal) => {
    const worker = new WorkerClient({ start, inline: () => Promise.resolve(parsingFunctions) });
    const internal: InternalOffer[] = [];
    try {
      const parsed = await worker.call('parse', [bytes], {
        signal,
        onNews: (offers) => {
          for (const offer of offers) internal.push(offer);
        },
        // Two pieces may be views of one buffer, and a buffer is given away once.
        transfer: (args) => [args, [...new Set(bytes.map(({ buffer }) => buffer))]],
      });
      if (!parsed.ok) return fail('tooLarge');
      return parsed.value.ok ? ok({ internal, ...parsed.value.value }) : parsed.value;
    } finally {
      worker.end();
    }
  };

/** Reads a catalogue as browsers do where it is large: in a worker. */
export const browserParser = workerParser(sealedWorker(address, 'catalogue'));
