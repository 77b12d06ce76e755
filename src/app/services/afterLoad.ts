import { followConnections } from '#/adapters/connections/watchConnections';
import { keepApplication } from '#/adapters/offline/keepApplication';
import { followTyping, openNewVersion } from '#/app/services/openNewVersion';
import { autoSaveRecord } from '#/domain/backup/autoSave';
import { announceNewVersion } from '#/usecases/application/announceNewVersion';
import { noteConnection } from '#/usecases/application/connectionLog';
import type { Services } from '#/usecases/shared/services';

/** Saves work to the file that its owner chose, from this visit on or from the next. */
const followSaving = (services: Services): void => {
  let follows = false;
  const look = (): void => {
    const chosen = services.vault.read(autoSaveRecord);
    if (follows || !chosen.ok || chosen.value === null) return;
    follows = true;
    import('#/usecases/settings/saveByItself')
      .then(({ followAutoSave }) => followAutoSave(services))
      .catch(() => {
        // It did not load: the next change of the choice, or the next visit, tries again.
        follows = false;
      });
  };
  services.vault.subscribe(autoSaveRecord, look);
  look();
};

/** What a page does for the next ones, once it has nothing else to do. */
export const prepareNext = (services: Services): void => {
  const start = (): void => {
    followConnections(noteConnection);
    followTyping();
    followSaving(services);
    void keepApplication(() =>
      announceNewVersion(services.notify, () => void openNewVersion(services)),
    );
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2000);
};
