import { followConnections } from '#/adapters/connections/watchConnections';
import { keepApplication } from '#/adapters/offline/keepApplication';
import { lazyNotify } from '#/app/notifications/toasts';
import { noteConnection } from '#/usecases/application/connectionLog';
import { announceNewVersion } from '#/usecases/application/newVersion';

/** What a page does for the next ones, once it has nothing else to do. */
const start = (): void => {
  followConnections(noteConnection);
  void keepApplication(() => announceNewVersion(lazyNotify));
};

if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 10_000 });
else setTimeout(start, 2000);
