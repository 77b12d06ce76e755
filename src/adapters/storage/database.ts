import type { DBSchema, IDBPDatabase } from 'idb';

import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';

const DATABASE = 'embellie';
export const CV_STORE = 'cv';
export const OFFERS_STORE = 'offers';
export const BY_SOURCE = 'source';

type EmbellieDatabase = DBSchema & {
  readonly [CV_STORE]: { key: string; value: unknown };
  readonly [OFFERS_STORE]: { key: number; value: unknown; indexes: { [BY_SOURCE]: string } };
};

/** What leads from each version of the database to the next; a version that is out is never changed. */
const STEPS: readonly ((database: IDBPDatabase<EmbellieDatabase>) => void)[] = [
  (database) => {
    database.createObjectStore(CV_STORE);
  },
  (database) => {
    database
      .createObjectStore(OFFERS_STORE, { keyPath: 'id' })
      .createIndex(BY_SOURCE, 'provenance.source');
  },
];

const open = async (): Promise<IDBPDatabase<EmbellieDatabase>> => {
  // Loaded on use: most visits keep no file.
  const { openDB } = await import('idb');
  return openDB<EmbellieDatabase>(DATABASE, STEPS.length, {
    upgrade: (database, from) => {
      for (const step of STEPS.slice(from)) step(database);
    },
    // Another tab deletes or upgrades the database: this one must not hold it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
};

const problemOf = (error: unknown): WriteProblem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'quota' : 'unavailable';

/** Opens the database of this application for one action, and closes it. */
export const withDatabase = async <T>(
  action: (database: IDBPDatabase<EmbellieDatabase>) => Promise<T>,
): Promise<Result<T, WriteProblem>> => {
  try {
    const database = await open();
    try {
      return ok(await action(database));
    } finally {
      database.close();
    }
  } catch (error) {
    return fail(problemOf(error));
  }
};
