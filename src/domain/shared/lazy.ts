/** A part of the application could not be fetched: offline, or a newer version was put online meanwhile. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** What loads with its first use. Rejects with `NotLoaded`; the next call tries again. */
export type Lazy<T> = () => Promise<T>;

/**
 * Loads with the first call and gives the same to every later one. A failure is forgotten, so that the next call tries
 * again, and rejects with `NotLoaded`: nobody blames the user's file for it.
 */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause instanceof NotLoaded
        ? cause
        : new NotLoaded('a part of the application was not fetched', { cause });
    });
    return loading;
  };
};

/** Makes what is dear to make with the first call, and hands the same to every later one: a table of the browser, a compiled schema. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
