import type { ComponentType } from 'react';

import type { Notify } from '#/app/notifications/notification';

// The library of the toasts is a tenth of the script of a page that may never show one: it comes on use.
let region: ComponentType | null = null;
let loading: Promise<Notify> | null = null;
const listeners = new Set<() => void>();

const load = async (): Promise<Notify> => {
  const [{ Notifications }, { notify }] = await Promise.all([
    import('#/app/notifications/Notifications'),
    import('#/app/notifications/notify'),
  ]);
  region = Notifications;
  for (const listener of listeners) listener();
  return notify;
};

/** Has the toasts ready; a failure is forgotten, so that the next call tries again. */
export const loadToasts = async (): Promise<Notify | null> => {
  loading ??= load();
  try {
    return await loading;
  } catch {
    loading = null;
    return null;
  }
};

/** Shows a toast as soon as the toasts are there. */
export const notifyOnUse: Notify = (notification) => {
  void loadToasts().then((notify) => notify?.(notification));
};

/** The place of the toasts, null until they have been loaded. */
export const toastsRegion = (): ComponentType | null => region;

/** Calls back when the place of the toasts is there. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
