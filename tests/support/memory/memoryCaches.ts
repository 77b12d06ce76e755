/** Caches held in memory: what is put under an address is found under it. */
export const memoryCaches = (): CacheStorage => {
  const held = new Map<string, Map<string, Response>>();
  const unused = (): Promise<never> => Promise.reject(new Error('not held in memory'));
  const addressOf = (key: RequestInfo | URL): string =>
    key instanceof Request ? key.url : String(key);
  const open = (name: string): Promise<Cache> => {
    const responses = held.get(name) ?? new Map<string, Response>();
    held.set(name, responses);
    return Promise.resolve({
      match: (key) => Promise.resolve(responses.get(addressOf(key))?.clone()),
      put: (key, response) => {
        responses.set(addressOf(key), response);
        return Promise.resolve();
      },
      delete: (key) => Promise.resolve(responses.delete(addressOf(key))),
      keys: unused,
      matchAll: unused,
      add: unused,
      addAll: unused,
    });
  };
  return {
    open,
    has: (name) => Promise.resolve(held.has(name)),
    delete: (name) => Promise.resolve(held.delete(name)),
    keys: () => Promise.resolve([...held.keys()]),
    match: unused,
  };
};
