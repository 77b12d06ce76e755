/** A value that changes and tells so: what React reads with `useSyncExternalStore`. */
export type Readable<T> = {
  readonly getSnapshot: () => T;
  /** Calls back after each change; gives back what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A readable value, and the way to change it, which its owner keeps to itself. */
export type Store<T> = Readable<T> & {
  /** Puts another value in the place of the one before, and tells so, even where both are the same. */
  readonly set: (next: T) => void;
};

type Options = {
  /** Called once the first listener has come; what it gives back, once the last has gone. */
  readonly whileWatched?: () => () => void;
};

/** Holds a value outside of React, for what outlives the screen that shows it. Immutable: a change is another value. */
export const createStore = <T>(initial: T, { whileWatched }: Options = {}): Store<T> => {
  let value = initial;
  let unwatch: (() => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
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
