import type { ComponentType } from 'react';

import { SCREEN_LOADERS, screenAt } from '#/app/routes/screens';
import type { ScreenId } from '#/app/routes/screens';

/** The file of a screen did not come: no network, or a newer version replaced it. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

const loading = new Map<ScreenId, Promise<ComponentType>>();

/** The component of a screen: one promise per screen, failed or not, until it is forgotten. */
export const loadScreen = (id: ScreenId): Promise<ComponentType> => {
  const known = loading.get(id);
  if (known) return known;
  const started = SCREEN_LOADERS[id]().catch((cause: unknown) => {
    throw new ScreenNotLoaded(`the screen ${id} could not be loaded`, { cause });
  });
  loading.set(id, started);
  return started;
};

/** Lets the next `loadScreen` try again. */
export const forgetScreen = (id: ScreenId): void => {
  loading.delete(id);
};

/** Starts loading the screen of a path, so that it is there when it is asked for. A failure is tried again then. */
export const preloadScreen = (pathname: string): void => {
  const id = screenAt(pathname);
  if (id) loadScreen(id).catch(() => forgetScreen(id));
};
