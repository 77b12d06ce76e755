import address from '#/adapters/offers/imports/import.worker.ts?worker&url';
import { workerImporter } from '#/adapters/offers/imports/workerImporter';
import { sealedWorker } from '#/adapters/worker/sealedWorker';

/** Opens files of offers as browsers do: in a worker. */
export const browserImporter = workerImporter(sealedWorker(address, 'import'));
