import '#/adapters/worker/disarmed';
import { analysisFunctions } from '#/adapters/analysis/analysisFunctions';
import { serveFunctions } from '#/adapters/worker/serveFunctions';

serveFunctions(analysisFunctions);
