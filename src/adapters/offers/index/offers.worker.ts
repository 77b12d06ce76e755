import '#/adapters/worker/disarmed';
import { createIndexFunctions } from '#/adapters/offers/index/indexFunctions';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

serveFunctions(createIndexFunctions());
