import '#/adapters/worker/disarmed';
import { createImportFunctions } from '#/adapters/offers/imports/importFunctions';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

serveFunctions(createImportFunctions());
