import { startImportWorker } from '#/adapters/offers/imports/startImportWorker';
import { workerImporter } from '#/adapters/offers/imports/workerImporter';

/** Opens files of offers as browsers do: in a worker. */
export const browserImporter = workerImporter(
  startImportWorker,
  async () => (await import('#/adapters/offers/imports/inlineImport')).startInlineImport,
);
