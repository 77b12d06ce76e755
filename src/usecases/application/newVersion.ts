import { newVersionCopy } from '#/usecases/application/application.copy';
import type { Notify } from '#/usecases/shared/notification';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

const newer = createStore(false);

/** True once a newer version of the application is there; the next page that loads is of it. */
export const newVersion: Readable<boolean> = newer;

/** Says once that a newer version is there, and interrupts nothing. */
export const announceNewVersion = (notify: Notify): void => {
  if (newer.getSnapshot()) return;
  newer.set(true);
  notify({ tone: 'info', ...newVersionCopy });
};
