import '#/adapters/worker/disarmed';
import { codeFunctions } from '#/adapters/transfer/codeFunctions';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

serveFunctions(codeFunctions);
