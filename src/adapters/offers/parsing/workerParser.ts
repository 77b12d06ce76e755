import { type CatalogueParser, parseCatalogue } from '#/adapters/offers/parsing/parseCatalogue';
import type {
  ParsingResponse,
  ParsingWorker,
  ParsingWorkerEvents,
} from '#/adapters/offers/parsing/protocol';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { fail, ok, type Result } from '#/domain/shared/result';

type StartWorker = (events: ParsingWorkerEvents) => ParsingWorker;
type Parsed = Result<Catalogue, 'malformed' | 'tooLarge'>;

/**
 * Reads a catalogue in a worker of its own, which ends with it. Where none can start the calling
 * thread reads it. A worker that breaks with the bytes in its hands ran out of memory: nothing else
 * escapes it.
 */
export const workerParser =
  (startWorker: StartWorker): CatalogueParser =>
  (bytes, signal) =>
    new Promise<Parsed>((resolve, reject) => {
      let handedOver = false;
      let worker: ParsingWorker | null = null;
      const internal: InternalOffer[] = [];
      const end = (): void => {
        worker?.end();
        signal?.removeEventListener('abort', onAbort);
      };
      const finish = (parsed: Parsed): void => {
        end();
        resolve(parsed);
      };
      const onAbort = (): void => {
        end();
        reject(signal?.reason);
      };
      const onBreak = (): void => finish(handedOver ? fail('tooLarge') : parseCatalogue(bytes));
      const onResponse = (response: ParsingResponse): void => {
        switch (response.type) {
          case 'ready':
            handedOver = true;
            worker?.post(bytes);
            return;
          case 'offers':
            for (const offer of response.offers) internal.push(offer);
            return;
          case 'malformed':
            finish(fail('malformed'));
            return;
          case 'done':
            finish(ok({ internal, ...response.rest }));
        }
      };
      signal?.addEventListener('abort', onAbort);
      try {
        worker = startWorker({ onResponse, onBreak });
      } catch {
        onBreak();
      }
    });
