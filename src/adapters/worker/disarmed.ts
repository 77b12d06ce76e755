// The first import of every worker: what follows never had these.
import { disarm } from '#/adapters/worker/disarm';

disarm(globalThis);
