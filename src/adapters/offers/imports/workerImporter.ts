import type {
  ImportRequest,
  ImportResponse,
  ImportWorker,
  ImportWorkerEvents,
} from '#/adapters/offers/imports/protocol';
import type { ImportedOffer } from '#/domain/offers/imports/convertRecords';
import type {
  ImportOutcome,
  ImportPreview,
  ImportProblem,
  OfferImporter,
} from '#/domain/offers/imports/OfferImporter';
import type { CancelSignal } from '#/domain/shared/cancellation';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

export type StartImport = (events: ImportWorkerEvents) => ImportWorker;

/** Nothing that a person waits for takes longer, in milliseconds: a file made to be slow is given up. */
const LONGEST_WAIT = 120_000;

/** One worker and what is said with it: each request has one last answer. */
class Conversation {
  readonly #worker: ImportWorker;
  #hear: ((response: ImportResponse) => boolean) | null = null;
  #refuse: ((problem: ImportProblem) => void) | null = null;
  #ended = false;

  constructor(start: StartImport) {
    this.#worker = start({
      onResponse: (response) => {
        if (this.#hear?.(response) === true) this.#hear = null;
      },
      onBreak: () => {
        this.end();
        this.#refuse?.('tooLarge');
      },
    });
  }

  /** Waits until `hear` is told the last answer; a null request waits for what comes by itself. */
  ask<T>(
    request: ImportRequest | null,
    hear: (response: ImportResponse, done: (value: T) => void) => void,
    signal?: CancelSignal,
  ): Promise<Result<T, ImportProblem>> {
    return new Promise((resolve, reject) => {
      const settle = (action: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#hear = null;
        this.#refuse = null;
        action();
      };
      const onAbort = (): void => {
        this.end();
        settle(() => reject(signal?.reason));
      };
      const timer = setTimeout(() => {
        this.end();
        settle(() => resolve(fail('tooLarge')));
      }, LONGEST_WAIT);
      if (this.#ended) {
        settle(() => resolve(fail('notLoaded')));
        return;
      }
      if (signal?.aborted === true) {
        onAbort();
        return;
      }
      signal?.addEventListener('abort', onAbort);
      this.#refuse = (problem) => settle(() => resolve(fail(problem)));
      this.#hear = (response) => {
        let last = false;
        hear(response, (value) => {
          last = true;
          settle(() => resolve(ok(value)));
        });
        return last;
      };
      if (request !== null) this.#worker.post(request);
    });
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#worker.end();
  }
}

const shown = (response: ImportResponse, done: (preview: ImportPreview | null) => void): void => {
  if (response.type === 'preview') done(response.preview);
};

/** Opens files of offers in a worker each; `startInline` serves where none can start. */
export const workerImporter = (
  startWorker: StartImport,
  startInline: () => Promise<StartImport>,
): OfferImporter => {
  const start = async (signal?: CancelSignal): Promise<Conversation | null> => {
    for (const starter of [() => Promise.resolve(startWorker), startInline]) {
      try {
        const conversation = new Conversation(await starter());
        const ready = await conversation.ask<null>(
          null,
          ({ type }, done) => {
            if (type === 'ready') done(null);
          },
          signal,
        );
        if (ready.ok) return conversation;
      } catch (error) {
        if (signal?.aborted === true) throw error;
      }
    }
    return null;
  };
  return {
    open: async (bytes, today, signal) => {
      const conversation = await start(signal);
      if (conversation === null) return fail('notLoaded');
      const opened = await conversation.ask({ type: 'open', bytes, today }, shown, signal);
      if (!opened.ok || opened.value === null) {
        conversation.end();
        return opened.ok ? ok(null) : opened;
      }
      return ok({
        preview: opened.value,
        remap: async (columns) => {
          const again = await conversation.ask({ type: 'remap', columns: [...columns] }, shown);
          if (!again.ok) return again;
          return again.value === null ? fail('notLoaded') : ok(again.value);
        },
        convert: (onProgress, converting) => {
          const offers: ImportedOffer[] = [];
          return conversation.ask<ImportOutcome>(
            { type: 'convert' },
            (response, done) => {
              if (response.type === 'progress') onProgress(response.done);
              else if (response.type === 'offers')
                for (const one of response.offers) offers.push(one);
              else if (response.type === 'converted') done({ offers, problems: response.problems });
            },
            converting,
          );
        },
        end: () => conversation.end(),
      });
    },
  };
};
