import { useSyncExternalStore } from 'react';

import { media } from '#/styles/media';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(media.roomy);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the open offer has room beside the cards. */
export const useRoom = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.roomy).matches,
    () => false,
  );
