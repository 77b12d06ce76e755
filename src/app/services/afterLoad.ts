import { followConnections } from '#/adapters/connections/watchConnections';
import { keepApplication } from '#/adapters/offline/keepApplication';
import { followTyping, openNewVersion } from '#/app/services/openNewVersion';
import { announceNewVersion } from '#/usecases/application/announceNewVersion';
import { noteConnection } from '#/usecases/application/connectionLog';
import type { Services } from '#/usecases/shared/services';

/** What a page does for the next ones, once it has nothing else to do. */
export const prepareNext = (services: Services): void => {
  const start = (): void => {
    followConnections(noteConnection);
    followTyping();
    void keepApplication(() =>
      announceNewVersion(services.notify, () => void openNewVersion(services)),
    );
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2000);
};
