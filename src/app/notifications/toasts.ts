import type { ComponentType } from 'react';

import { lazy } from '#/domain/shared/lazy';
import type { Notify } from '#/usecases/shared/notification';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

// The library of the toasts is a tenth of the script of a page that may never show one: it comes on use.
const region = createStore<ComponentType | null>(null);

const load = lazy(async (): Promise<Notify> => {
  const [{ Notifications }, { notify }] = await Promise.all([
    import('#/app/notifications/Notifications'),
    import('#/app/notifications/notify'),
  ]);
  region.set(Notifications);
  return notify;
});

/** Has the toasts ready; null where they do not load, and the next call tries again. */
export const loadToasts = (): Promise<Notify | null> => load().catch(() => null);

/** Shows a toast as soon as the toasts are there. */
export const lazyNotify: Notify = (notification) => {
  void loadToasts().then((notify) => notify?.(notification));
};

/** The place of the toasts, null until they have been loaded. */
export const toastsRegion: Readable<ComponentType | null> = region;
