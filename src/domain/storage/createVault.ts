import { fail, ok, type Result } from '#/domain/shared/result';
import { decodeRecord, encodeRecord, type StoredRecord } from '#/domain/storage/record';
import type { TextStore } from '#/domain/storage/TextStore';
import type { Vault, VaultProblem, WriteProblem } from '#/domain/storage/Vault';

/** Where a value that could not be decoded is kept before something takes its place. */
export const damagedKey = (key: string, savedAt: string): string =>
  `embellie.damaged.${key}.${savedAt}`;

type Remembered = { readonly text: string; readonly result: Result<unknown, VaultProblem> };

// One object for each: readers compare results by identity.
const ABSENT: Result<null, never> = ok(null);
const UNAVAILABLE: Result<never, 'unavailable'> = fail('unavailable');

/** A vault over a store of texts; `now` stamps what is written. */
export const createVault = (store: TextStore, now: () => Date): Vault => {
  // Decoding is remembered by text, so that readers can compare results by identity.
  const remembered = new WeakMap<StoredRecord<never>, Remembered>();
  const listeners = new Map<string, Set<() => void>>();

  const announce = (key: string): void => {
    for (const listener of listeners.get(key) ?? []) listener();
  };

  const decode = <T>(record: StoredRecord<T>, text: string): Result<T, VaultProblem> => {
    const known = remembered.get(record as StoredRecord<never>);
    if (known?.text === text) return known.result as Result<T, VaultProblem>;
    const result = decodeRecord(record, text);
    remembered.set(record as StoredRecord<never>, { text, result });
    return result;
  };

  const keepAside = <T>(record: StoredRecord<T>): Result<null, WriteProblem> => {
    const kept = store.get(record.key);
    if (!kept.ok || kept.value === null || decode(record, kept.value).ok) return ABSENT;
    return store.set(damagedKey(record.key, now().toISOString()), kept.value);
  };

  store.watch((key) => {
    for (const changed of key === null ? listeners.keys() : [key]) announce(changed);
  });

  return {
    read: (record) => {
      const kept = store.get(record.key);
      if (!kept.ok) return UNAVAILABLE;
      return kept.value === null ? ABSENT : decode(record, kept.value);
    },
    write: (record, value) => {
      const aside = keepAside(record);
      if (!aside.ok) return aside;
      const written = store.set(record.key, encodeRecord(record, value, now().toISOString()));
      if (written.ok) announce(record.key);
      return written;
    },
    remove: (record) => {
      const aside = keepAside(record);
      if (!aside.ok) return aside;
      const removed = store.remove(record.key);
      if (removed.ok) announce(record.key);
      return removed;
    },
    subscribe: (record, listener) => {
      const own = listeners.get(record.key) ?? new Set();
      listeners.set(record.key, own);
      // A fresh function per call: two subscriptions of one listener end separately.
      const entry = (): void => listener();
      own.add(entry);
      return () => {
        own.delete(entry);
      };
    },
  };
};
