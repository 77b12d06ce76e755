import { describe, expect, it } from 'vitest';

import { createBrowserDeviceStorage } from '#/adapters/storage/browserDeviceStorage';

type Request = { readonly addEventListener: (type: string, listener: () => void) => void };

/** Databases in memory; those named in `held` are open in another page. */
const fakeFactory = (names: readonly string[], held: readonly string[] = []) => {
  const present = new Set(names);
  const deleteDatabase = (name: string): Request => ({
    addEventListener: (type, listener) => {
      const outcome = held.includes(name) ? 'blocked' : 'success';
      if (type !== outcome) return;
      if (outcome === 'success') present.delete(name);
      queueMicrotask(listener);
    },
  });
  const databases = () => Promise.resolve([...present].map((name) => ({ name, version: 1 })));
  return { present, factory: { deleteDatabase, databases } as unknown as IDBFactory };
};

const managerOf = (parts: object): StorageManager => parts as StorageManager;

const NO_DATABASES = fakeFactory([]).factory;

describe('the storage of the browser', () => {
  it('tells what is used, and whether it is kept', async () => {
    const storage = managerOf({
      estimate: () => Promise.resolve({ usage: 5, quota: 100 }),
      persisted: () => Promise.resolve(false),
      persist: () => Promise.resolve(true),
    });
    const device = createBrowserDeviceStorage({ navigator: { storage }, indexedDB: NO_DATABASES });
    expect(await device.estimate()).toEqual({ used: 5, available: 100 });
    expect(await device.promise()).toBe('notPromised');
    expect(await device.askPromise()).toBe('kept');
  });

  it('knows nothing where the browser has no such interface, or a part of it', async () => {
    for (const navigator of [{}, { storage: managerOf({}) }]) {
      const device = createBrowserDeviceStorage({ navigator, indexedDB: NO_DATABASES });
      expect(await device.estimate()).toBeNull();
      expect(await device.promise()).toBe('unknown');
      expect(await device.askPromise()).toBe('unknown');
    }
  });

  it('tells of the seven days of Safari, unless it was installed', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
    const erases = (host: object): boolean =>
      createBrowserDeviceStorage({
        navigator: { userAgent },
        indexedDB: NO_DATABASES,
        ...host,
      }).erasesAfterAWeek();
    expect(erases({})).toBe(true);
    expect(erases({ matchMedia: () => ({ matches: false }) })).toBe(true);
    expect(erases({ matchMedia: () => ({ matches: true }) })).toBe(false);
    expect(erases({ navigator: { userAgent, standalone: true } })).toBe(false);
    expect(erases({ navigator: {} })).toBe(false);
  });

  it('deletes its own databases and no other', async () => {
    const { present, factory } = fakeFactory(['embellie', 'another-site']);
    const device = createBrowserDeviceStorage({ navigator: {}, indexedDB: factory });
    expect(await device.eraseDatabases()).toEqual({ ok: true, value: null });
    expect([...present]).toEqual(['another-site']);
  });

  it('says when a database is held open', async () => {
    const { factory } = fakeFactory(['embellie'], ['embellie']);
    const device = createBrowserDeviceStorage({ navigator: {}, indexedDB: factory });
    expect(await device.eraseDatabases()).toEqual({ ok: false, problem: 'unavailable' });
  });
});
