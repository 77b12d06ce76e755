import type { ComponentType } from 'react';

import { screenAt } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { SCREEN_LOADERS } from '#/app/router/screenLoaders';
import { orNotLoaded } from '#/app/router/ScreenNotLoaded';

const loading = new Map<ScreenId, Promise<ComponentType>>();

/** The component of a screen: one promise per screen, failed or not, until it is forgotten. */
export const loadScreen = (id: ScreenId): Promise<ComponentType> => {
  const known = loading.get(id);
  if (known) return known;
  const started = orNotLoaded(SCREEN_LOADERS[id]());
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
