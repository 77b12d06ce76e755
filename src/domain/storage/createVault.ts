import { fail, ok, type Result } from '#/domain/shared/result';
import {
  decodePartly,
  encodeRecord,
  instantOfRecord,
  type StoredRecord,
} from '#/domain/storage/record';
import type { TextStore } from '#/domain/storage/TextStore';
import type { ChangePlace, Vault, VaultProblem, WriteProblem } from '#/domain/storage/Vault';

const OWN_PREFIX = 'embellie.';
/** The one key that the specification names without prefix, in section 7. */
const ANALYSES_KEY = 'analysisResults';

/** Whether a key is this application's; other sites of the same host have theirs. */
const isOwn = (key: string): boolean => key.startsWith(OWN_PREFIX) || key === ANALYSES_KEY;

/** Where a value that could not be decoded is kept before something takes its place. */
export const damagedKey = (key: string, savedAt: string): string =>
  `embellie.damaged.${key}.${savedAt}`;

type Remembered = {
  readonly text: string;
  readonly result: Result<unknown, VaultProblem>;
  /** Entries that could not be read. */
  readonly damaged: readonly unknown[];
};

// One object for each: readers compare results by identity.
const ABSENT: Result<null, never> = ok(null);
const UNAVAILABLE: Result<never, 'unavailable'> = fail('unavailable');
const ALL_WELL: readonly unknown[] = [];

/** A vault over a store of texts; `now` stamps what is written. */
export const createVault = (store: TextStore, now: () => Date): Vault => {
  // Decoding is remembered by text, so that readers can compare results by identity.
  const remembered = new WeakMap<StoredRecord<never>, Remembered>();
  const listeners = new Map<string, Set<(place: ChangePlace) => void>>();

  const announce = (key: string, place: ChangePlace = 'here'): void => {
    for (const listener of listeners.get(key) ?? []) listener(place);
  };

  const remember = <T>(record: StoredRecord<T>, text: string): Remembered => {
    const known = remembered.get(record as StoredRecord<never>);
    if (known?.text === text) return known;
    const read = decodePartly(record, text);
    const found: Remembered = read.ok
      ? { text, result: ok(read.value.value), damaged: read.value.damaged }
      : { text, result: read, damaged: ALL_WELL };
    remembered.set(record as StoredRecord<never>, found);
    return found;
  };
  const decode = <T>(record: StoredRecord<T>, text: string): Result<T, VaultProblem> =>
    remember(record, text).result as Result<T, VaultProblem>;

  const keepAside = <T>(record: StoredRecord<T>): Result<null, WriteProblem> => {
    const kept = store.get(record.key);
    if (!kept.ok || kept.value === null) return ABSENT;
    const { result, damaged } = remember(record, kept.value);
    if (result.ok && damaged.length === 0) return ABSENT;
    return store.set(
      damagedKey(record.key, now().toISOString()),
      result.ok ? JSON.stringify(damaged) : kept.value,
    );
  };

  const put = (key: string, text: string | null): Result<null, WriteProblem> =>
    text === null ? store.remove(key) : store.set(key, text);

  /** What goes away goes first: it makes room for what comes. */
  const putAll = (changes: ReadonlyMap<string, string | null>): Result<null, WriteProblem> => {
    const inOrder = [...changes].toSorted(
      ([, a], [, b]) => Number(a !== null) - Number(b !== null),
    );
    for (const [key, text] of inOrder) {
      const done = put(key, text);
      if (!done.ok) return done;
    }
    return ABSENT;
  };

  store.watch((key) => {
    for (const changed of key === null ? listeners.keys() : [key]) announce(changed, 'elsewhere');
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
    damagedIn: (record) => {
      const kept = store.get(record.key);
      return kept.ok && kept.value !== null ? remember(record, kept.value).damaged : ALL_WELL;
    },
    writtenAt: (record) => {
      const kept = store.get(record.key);
      return kept.ok && kept.value !== null ? instantOfRecord(kept.value) : null;
    },
    texts: () => {
      const keys = store.keys();
      if (!keys.ok) return keys;
      const texts = new Map<string, string>();
      for (const key of keys.value.filter(isOwn)) {
        const kept = store.get(key);
        if (kept.ok && kept.value !== null) texts.set(key, kept.value);
      }
      return ok(texts);
    },
    exchange: (changes) => {
      const before = new Map<string, string | null>();
      for (const key of changes.keys()) {
        const kept = store.get(key);
        if (!kept.ok) return kept;
        before.set(key, kept.value);
      }
      const done = putAll(changes);
      // What stood before fitted, so it fits again.
      if (!done.ok) putAll(before);
      for (const key of changes.keys()) announce(key);
      return done;
    },
    subscribe: (record, listener) => {
      const own = listeners.get(record.key) ?? new Set();
      listeners.set(record.key, own);
      // A fresh function per call: two subscriptions of one listener end separately.
      const entry = (place: ChangePlace): void => listener(place);
      own.add(entry);
      return () => {
        own.delete(entry);
      };
    },
  };
};
