import address from '#/adapters/offers/imports/import.worker.ts?worker&url';
import type { ImportFunctions } from '#/adapters/offers/imports/importFunctions';
import type { StartWorker } from '#/adapters/worker/protocol';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import { WorkerClient } from '#/adapters/worker/WorkerClient';
import type { Lost } from '#/adapters/worker/WorkerClient';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ImportProblem, OfferImporter } from '#/domain/offers/imports/OfferImporter';
import { fail, ok } from '#/domain/shared/result';

/** Nothing that a person waits for takes longer, in milliseconds: a file made to be slow is given up. */
const LONGEST_WAIT = 120_000;

/** A worker that breaks over a file ran out of memory: nothing else escapes it. */
const problemOf = (lost: Lost): ImportProblem => (lost === 'refused' ? 'notLoaded' : 'tooLarge');

/** Opens files of offers in a worker each; where none can start, on this thread. */
export const workerImporter = (start: StartWorker): OfferImporter => ({
  open: async (bytes, today, signal) => {
    const worker = new WorkerClient<ImportFunctions>({
      start,
      inline: async () =>
        (await import('#/adapters/offers/imports/importFunctions')).createImportFunctions(),
      keepsState: true,
    });
    const limit = LONGEST_WAIT;
    const preview = await worker
      .call('open', [bytes, today], {
        limit,
        signal,
        transfer: (args) => [args, [bytes.buffer]],
      })
      .catch((aborted: unknown) => {
        worker.end();
        throw aborted;
      });
    if (!preview.ok || preview.value === null) {
      worker.end();
      return preview.ok ? ok(null) : fail(problemOf(preview.problem));
    }
    return ok({
      preview: preview.value,
      remap: async (columns) => {
        const again = await worker.call('remap', [columns], { limit });
        if (!again.ok) return fail(problemOf(again.problem));
        return again.value === null ? fail('notLoaded') : ok(again.value);
      },
      convert: async (onProgress, converting) => {
        const offers: ImportedOffer[] = [];
        const problems = await worker.call('convert', [], {
          limit,
          signal: converting,
          onNews: (news) => {
            if (news.type === 'progress') onProgress(news.done);
            else for (const one of news.offers) offers.push(one);
          },
        });
        return problems.ok
          ? ok({ offers, problems: problems.value })
          : fail(problemOf(problems.problem));
      },
      end: () => worker.end(),
    });
  },
});

/** Opens files of offers as browsers do: in a worker. */
export const browserImporter = workerImporter(sealedWorker(address, 'import'));
