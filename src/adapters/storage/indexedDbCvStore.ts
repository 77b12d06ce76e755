import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';

import type { CvStore, CvStoreProblem } from '#/domain/cv/CvStore';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

const DATABASE = 'embellie';
const STORE = 'cv';
const ONLY_KEY = 'current';

const keptSchema = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) });

type CvDatabase = DBSchema & { readonly [STORE]: { key: string; value: unknown } };

const open = async (): Promise<IDBPDatabase<CvDatabase>> => {
  // Loaded on use: most visits keep no file.
  const { openDB } = await import('idb');
  return openDB<CvDatabase>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE);
    },
    // Another tab deletes or upgrades the database: this one must not hold it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
};

const problemOf = (error: unknown): CvStoreProblem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'quota' : 'unavailable';

const withDatabase = async <T>(
  action: (database: IDBPDatabase<CvDatabase>) => Promise<T>,
): Promise<Result<T, CvStoreProblem>> => {
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

/** Keeps the CV file in IndexedDB, which takes bytes as they are. A damaged entry is reported and left in place until another file is kept. */
export const createIndexedDbCvStore = (): CvStore => ({
  load: async () => {
    const found = await withDatabase((database) => database.get(STORE, ONLY_KEY));
    if (!found.ok) return found;
    if (found.value === undefined) return ok(null);
    const kept = v.safeParse(keptSchema, found.value);
    return kept.success ? ok(kept.output) : fail('corrupt');
  },
  keep: ({ name, bytes }) =>
    withDatabase(async (database) => {
      await database.put(STORE, { name, bytes }, ONLY_KEY);
      return null;
    }),
  remove: () =>
    withDatabase(async (database) => {
      await database.delete(STORE, ONLY_KEY);
      return null;
    }),
});
