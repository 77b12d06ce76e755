import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

import type { Readable } from '#/usecases/shared/store';

/** What a store holds now, at build too: there it holds what it began with. */
export const useReadable = <T>({ subscribe, getSnapshot }: Readable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

/**
 * The same, a moment later: what fills a screen is drawn in slices, and a touch or a key need not wait for it. Two readers of
 * one store change together.
 */
export const useReadableInSlices = <T>({ subscribe, getSnapshot }: Readable<T>): T => {
  const [value, setValue] = useState(getSnapshot);
  useEffect(() => {
    const follow = (): void => {
      const next = getSnapshot();
      startTransition(() => setValue(() => next));
    };
    follow();
    return subscribe(follow);
  }, [subscribe, getSnapshot]);
  return value;
};
