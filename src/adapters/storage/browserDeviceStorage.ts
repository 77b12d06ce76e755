import { SHARED_CACHE } from '#/adapters/offline/sharedFiles';
import { erasesAfterAWeek } from '#/domain/device/weekEraser';
import { fail, ok } from '#/domain/shared/result';
import type { DeviceStorage, StoragePromise } from '#/domain/storage/DeviceStorage';

/** What it needs of the browser; older ones, and pages without HTTPS, lack the first. */
export type DeviceHost = {
  readonly navigator: {
    readonly storage?: StorageManager;
    readonly userAgent?: string;
    /** Safari's own: opened from the home screen. */
    readonly standalone?: boolean;
  };
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
  readonly indexedDB: IDBFactory;
  readonly caches?: CacheStorage;
};

/** Databases of this application start so; other sites of the same host have theirs. */
const OWN_DATABASE = 'embellie';

const namesOf = async (factory: IDBFactory): Promise<readonly string[]> => {
  // Firefox lists databases since version 126 only.
  if (!('databases' in factory)) return [OWN_DATABASE];
  const found = await factory.databases();
  return found.flatMap(({ name }) => (name?.startsWith(OWN_DATABASE) ? [name] : []));
};

const erase = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error(`database not deleted: ${name}`)));
    // Another page holds it open: it goes when that page closes, which is too late to tell the user that it is gone.
    request.addEventListener('blocked', () => reject(new Error(`database in use: ${name}`)));
  });

/** The storage of the browser. */
export const createBrowserDeviceStorage = (host: DeviceHost): DeviceStorage => {
  const manager = host.navigator.storage;
  const tell = async (
    ask: (storage: StorageManager) => Promise<boolean>,
  ): Promise<StoragePromise> => {
    try {
      if (manager === undefined) return 'unknown';
      return (await ask(manager)) ? 'kept' : 'notPromised';
    } catch {
      return 'unknown';
    }
  };
  return {
    estimate: async () => {
      try {
        const { usage, quota } = (await manager?.estimate()) ?? {};
        return usage === undefined || quota === undefined
          ? null
          : { used: usage, available: quota };
      } catch {
        return null;
      }
    },
    promise: () => tell((storage) => storage.persisted()),
    askPromise: () => tell((storage) => storage.persist()),
    erasesAfterAWeek: () =>
      erasesAfterAWeek({
        userAgent: host.navigator.userAgent ?? '',
        isInstalled:
          host.navigator.standalone === true ||
          host.matchMedia?.('(display-mode: standalone)').matches === true,
      }),
    eraseDatabases: async () => {
      try {
        const names = await namesOf(host.indexedDB);
        await Promise.all(names.map((name) => erase(host.indexedDB, name)));
        // A file that was shared, and that no page came for.
        await host.caches?.delete(SHARED_CACHE);
        return ok(null);
      } catch {
        return fail('unavailable');
      }
    },
  };
};
