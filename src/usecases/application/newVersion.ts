import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

const newer = createStore<(() => void) | null>(null);

/** Opens the newer version in this tab, once there is one; the next page that loads is of it anyway. */
export const newVersion: Readable<(() => void) | null> = newer;

/** Notes that a newer version is there and what opens it; whether that is news. */
export const noteNewVersion = (open: () => void): boolean => {
  if (newer.getSnapshot() !== null) return false;
  newer.set(open);
  return true;
};
