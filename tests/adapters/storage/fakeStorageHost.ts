import type { StorageHost } from '#/adapters/storage/localVault';

/** Web storage in memory, which fails as browsers do. */
class FakeStorage implements Storage {
  readonly texts = new Map<string, string>();
  [name: string]: unknown;

  constructor(private readonly quota: number) {}

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].filter(([name]) => name !== key);
    const size = [...others, [key, text]].join('').length;
    if (size > this.quota) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }

  clear(): void {
    this.texts.clear();
  }
}

type Setup = { readonly quota?: number; readonly blocked?: boolean };

/** A window with local and session storage, and the events that another tab would cause. */
export const createStorageHost = ({ quota = Infinity, blocked = false }: Setup = {}) => {
  const local = new FakeStorage(quota);
  const session = new FakeStorage(Infinity);
  const listeners = new Set<(event: StorageEvent) => void>();
  const host: StorageHost = {
    get localStorage(): Storage {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return local;
    },
    addEventListener: (_type, listener) => {
      listeners.add(listener);
    },
    removeEventListener: (_type, listener) => {
      listeners.delete(listener);
    },
  };
  const tell = (key: string | null, storageArea: Storage): void => {
    const event = Object.assign(new Event('storage'), { key, storageArea });
    for (const listener of listeners) listener(event as StorageEvent);
  };
  return {
    host,
    local,
    /** Another tab wrote `text` under `key`. */
    changeElsewhere: (key: string, text: string): void => {
      local.texts.set(key, text);
      tell(key, local);
    },
    clearElsewhere: (): void => {
      local.texts.clear();
      tell(null, local);
    },
    changeSession: (key: string): void => tell(key, session),
  };
};
