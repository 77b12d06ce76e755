import '#/adapters/worker/disarmed';
import { parsingFunctions } from '#/adapters/offers/parsing/parsingFunctions';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

serveFunctions(parsingFunctions);
