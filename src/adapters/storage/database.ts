import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';

export const DATABASE = 'embellie';
export const CV_STORE = 'cv';
/** Imported offers, each in the shelf of its number: an entry per offer takes ten times as long to write. */
export const SHELVES_STORE = 'offerShelves';
/** The files of dossiers, by their identifiers: bytes and nothing else. */
export const ATTACHMENTS_STORE = 'attachments';
/** The file that work is saved to by itself: its handle, with the key that seals it. */
export const AUTO_SAVE_STORE = 'autoSave';
/** Where imported offers stood before, an entry each. */
const FORMER_OFFERS_STORE = 'offers';

/** Enough that to rewrite one is quick with a hundred thousand offers, few enough that to write them all is. */
const SHELVES = 256;

/** Offers on their shelves; the number of an offer tells its shelf. */
export const onShelves = <T>(
  offers: readonly (readonly [id: number, offer: T])[],
): ReadonlyMap<number, readonly T[]> => {
  const shelves = new Map<number, T[]>();
  for (const [id, offer] of offers) {
    const shelf = shelves.get(id % SHELVES);
    if (shelf === undefined) shelves.set(id % SHELVES, [offer]);
    else shelf.push(offer);
  }
  return shelves;
};

type EmbellieDatabase = DBSchema & {
  readonly [CV_STORE]: { key: string; value: unknown };
  readonly [SHELVES_STORE]: { key: number; value: readonly unknown[] };
  readonly [ATTACHMENTS_STORE]: { key: number; value: unknown };
  readonly [AUTO_SAVE_STORE]: { key: string; value: unknown };
  readonly [FORMER_OFFERS_STORE]: { key: number; value: unknown; indexes: { source: string } };
};
export type Database = IDBPDatabase<EmbellieDatabase>;
type Upgrade = IDBPTransaction<EmbellieDatabase, StoreNames<EmbellieDatabase>[], 'versionchange'>;

const moveToShelves = async (database: Database, upgrade: Upgrade): Promise<void> => {
  const former = upgrade.objectStore(FORMER_OFFERS_STORE);
  const [ids, offers] = await Promise.all([former.getAllKeys(), former.getAll()]);
  const store = upgrade.objectStore(SHELVES_STORE);
  const numbered = ids.map((id, index) => [id, offers[index]] as const);
  for (const [shelf, standing] of onShelves(numbered)) void store.put(standing, shelf);
  database.deleteObjectStore(FORMER_OFFERS_STORE);
};

/** What leads from each version of the database to the next; a version that is out is never changed. */
const STEPS: readonly ((database: Database, upgrade: Upgrade) => void | Promise<void>)[] = [
  (database) => {
    database.createObjectStore(CV_STORE);
  },
  (database) => {
    database
      .createObjectStore(FORMER_OFFERS_STORE, { keyPath: 'id' })
      .createIndex('source', 'provenance.source');
  },
  (database, upgrade) => {
    database.createObjectStore(SHELVES_STORE);
    return moveToShelves(database, upgrade);
  },
  (database) => {
    database.createObjectStore(ATTACHMENTS_STORE);
  },
  (database) => {
    database.createObjectStore(AUTO_SAVE_STORE);
  },
];

const bringUpToDate = async (database: Database, from: number, upgrade: Upgrade): Promise<void> => {
  try {
    for (const step of STEPS.slice(from)) await step(database, upgrade);
  } catch {
    // It stays as it was, and nothing is lost: it will not open.
    upgrade.abort();
  }
};

const open = async (): Promise<Database> => {
  // Loaded on use: most visits keep no file.
  const { openDB } = await import('idb');
  return openDB<EmbellieDatabase>(DATABASE, STEPS.length, {
    upgrade: (database, from, _to, upgrade) => {
      void bringUpToDate(database, from, upgrade);
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
  action: (database: Database) => Promise<T>,
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
