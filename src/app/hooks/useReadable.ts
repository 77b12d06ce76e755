import { useSyncExternalStore } from 'react';

import type { Readable } from '#/usecases/shared/store';

/** What a store holds now, at build too: there it holds what it began with. */
export const useReadable = <T>({ subscribe, getSnapshot }: Readable<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
