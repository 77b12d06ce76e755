import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecord } from '#/app/hooks/useRecord';
import {
  chosenSources,
  liveChoicesRecord,
  NO_LIVE_CHOICES,
} from '#/domain/offers/live/liveChoicesRecord';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { ApplicationActions, ApplicationState } from '#/pages/SettingsPage/SettingsPage.state';
import { connectionLog } from '#/usecases/application/connectionLog';
import { newVersion } from '#/usecases/application/newVersion';
import { offlineSessionOf } from '#/usecases/application/offlineSession';

const { VERSION: version, COMMIT: commit, COMMITTED: day } = import.meta.env;

/** What the settings tell of the application itself. */
export const useApplicationState = (): {
  readonly application: ApplicationState;
  readonly applicationActions: ApplicationActions;
} => {
  const session = offlineSessionOf(useServices());
  const openNewer = useReadable(newVersion);
  const offline = useReadable(session);
  const choices = useRecord(liveChoicesRecord);
  const opened = chosenSources((choices.ok ? choices.value : null) ?? NO_LIVE_CHOICES);
  // The application is put away a moment after the first page: it is looked at until it is.
  useEffect(() => {
    void session.look();
    if (offline.status !== 'starting') return undefined;
    const timer = setInterval(() => void session.look(), 3000);
    return () => clearInterval(timer);
  }, [session, offline.status]);
  return {
    application: {
      version,
      built: commit && day ? { commit, day } : null,
      offline,
      newer: openNewer !== null,
      connections: useReadable(connectionLog),
      opened: opened.map((source) => LIVE_SOURCES[source].name),
      since: new Date(performance.timeOrigin),
    },
    applicationActions: {
      onPrepareOffline: () => void session.prepare(),
      onReload: () => openNewer?.(),
    },
  };
};
