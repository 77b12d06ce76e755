import type { KeyboardEvent } from 'react';

/** Whether a key gives up what is being corrected in its place: Escape, which then closes no dialog that it may stand in. */
export const isGivenUp = (event: KeyboardEvent): boolean => {
  if (event.key !== 'Escape') return false;
  event.stopPropagation();
  return true;
};
