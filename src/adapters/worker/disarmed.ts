// The first import of every worker: what follows never had these.
import { reportConnections } from '#/adapters/connections/watchConnections';
import { disarm } from '#/adapters/worker/disarm';

reportConnections(globalThis, 'worker');
disarm(globalThis);
disarm(globalThis.navigator);
