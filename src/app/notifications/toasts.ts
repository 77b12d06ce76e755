import type { ComponentType } from 'react';

import { lazy } from '#/domain/shared/lazy';
import type { Notify } from '#/usecases/shared/notification';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

// The library of the toasts is a tenth of the script of a page that may never show one: it comes on use.
const region = createStore<ComponentType | null>(null);

const load = lazy(async () => {
  const [{ Notifications }, toasts] = await Promise.all([
    import('#/app/notifications/Notifications'),
    import('#/app/notifications/notify'),
  ]);
  region.set(Notifications);
  return toasts;
});

/** Has the toasts ready; null where they do not load, and the next call tries again. */
export const loadToasts = (): Promise<Awaited<ReturnType<typeof load>> | null> =>
  load().catch(() => null);

let asked = false;

/** Shows a toast as soon as the toasts are there. */
export const lazyNotify: Notify = (notification) => {
  asked = true;
  void loadToasts().then((toasts) => toasts?.notify(notification));
};

/** Takes away the toast that was asked for last: what it says is no longer so. */
export const takeToastAway = (): void => {
  if (asked) void loadToasts().then((toasts) => toasts?.clearToasts());
};

/** The place of the toasts, null until they have been loaded. */
export const toastsRegion: Readable<ComponentType | null> = region;
