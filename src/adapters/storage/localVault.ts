import { fail, ok, type Result } from '#/domain/shared/result';
import { createVault } from '#/domain/storage/createVault';
import type { TextStore } from '#/domain/storage/TextStore';
import type { Vault, WriteProblem } from '#/domain/storage/Vault';

/** What a local vault needs of the browser. Reading `localStorage` may itself throw where storage is blocked, and some web views give null. */
export type StorageHost = {
  readonly localStorage: Storage | null;
  readonly addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  readonly removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
};

/** The name in the standard, and Firefox's own. */
const QUOTA_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

const attempt = <T>(
  host: StorageHost,
  action: (storage: Storage) => T,
): Result<T, WriteProblem> => {
  try {
    const storage = host.localStorage;
    return storage === null ? fail('unavailable') : ok(action(storage));
  } catch (error) {
    return fail(
      error instanceof Error && QUOTA_NAMES.includes(error.name) ? 'quota' : 'unavailable',
    );
  }
};

const readable = <T>(result: Result<T, WriteProblem>): Result<T, 'unavailable'> =>
  result.ok ? result : fail('unavailable');

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );

const localTextStore = (host: StorageHost): TextStore => ({
  keys: () => readable(attempt(host, (storage) => keysOf(storage))),
  get: (key) => readable(attempt(host, (storage) => storage.getItem(key))),
  set: (key, text) =>
    attempt(host, (storage) => {
      storage.setItem(key, text);
      return null;
    }),
  remove: (key) =>
    readable(
      attempt(host, (storage) => {
        storage.removeItem(key);
        return null;
      }),
    ),
  watch: (listener) => {
    const changed = (event: StorageEvent): void => {
      // The event also tells of session storage, where this vault keeps nothing.
      const own = attempt(host, (storage) => event.storageArea === storage);
      if (own.ok && own.value) listener(event.key);
    };
    host.addEventListener('storage', changed);
    return () => host.removeEventListener('storage', changed);
  },
});

/** The vault of the browser: local storage, with the changes of other tabs. */
export const createLocalVault = (host: StorageHost, now: () => Date): Vault =>
  createVault(localTextStore(host), now);
