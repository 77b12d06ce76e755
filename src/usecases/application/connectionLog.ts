import type { Connection } from '#/domain/device/connection';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** Most that are listed: the first ones, which tell what began. */
const MOST = 200;

const log = createStore<readonly Connection[]>([]);

/** Every request to another host since the page was opened, in the order in which they were told. */
export const connectionLog: Readable<readonly Connection[]> = log;

/** Adds one to the list. */
export const noteConnection = (connection: Connection): void => {
  const before = log.getSnapshot();
  if (before.length < MOST) log.set([...before, connection]);
};
