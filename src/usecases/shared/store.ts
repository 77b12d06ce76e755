import type { Services } from '#/usecases/shared/services';

/** A value that changes and tells so: what React reads with `useSyncExternalStore`. */
export type Readable<T> = {
  readonly getSnapshot: () => T;
  /** Calls back after each change; gives back what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A readable value with the ways to change it, which its owner does not share. */
export type Store<T> = Readable<T> & {
  /** Replaces the value and notifies, even where both are the same. */
  readonly set: (next: T) => void;
  /** Replaces some fields of the value. */
  readonly update: (change: Partial<T>) => void;
  /** Begins work whose latest call wins: all that began before is stale. The answer tells whether this call is still the latest. */
  readonly begin: () => () => boolean;
  /** Joins the work under way without beginning another: the answer tells whether nothing newer has begun since. */
  readonly join: () => () => boolean;
};

type Options = {
  /** Called once the first listener has come; what it gives back, once the last has gone. */
  readonly whileWatched?: () => () => void;
};

/** Holds a value outside of React, for what outlives the screen that shows it. Values are immutable. */
export const createStore = <T>(initial: T, { whileWatched }: Options = {}): Store<T> => {
  let value = initial;
  let latest = 0;
  let unwatch: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  const join = (): (() => boolean) => {
    const own = latest;
    return () => own === latest;
  };
  return {
    getSnapshot: () => value,
    set,
    update: (change) => set({ ...value, ...change }),
    begin: () => {
      latest += 1;
      return join();
    },
    join,
    subscribe: (listener) => {
      listeners.add(listener);
      unwatch ??= whileWatched?.() ?? null;
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = null;
      };
    },
  };
};

/** Makes one instance for each `Services`, with its first use: it outlives every screen. */
export const singleton = <T extends object>(
  create: (services: Services) => T,
): ((services: Services) => T) => {
  const instances = new WeakMap<Services, T>();
  return (services) => {
    const known = instances.get(services);
    if (known) return known;
    const created = create(services);
    instances.set(services, created);
    return created;
  };
};
