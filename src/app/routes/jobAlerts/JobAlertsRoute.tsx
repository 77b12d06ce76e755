import { useMemo, useState, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useNewOffers } from '#/app/hooks/useNewOffers';
import { useRecord } from '#/app/hooks/useRecord';
import { alertSearches } from '#/app/routes/jobAlerts/alertSearch';
import { newsState } from '#/app/routes/jobAlerts/newsState';
import { ADDRESSES } from '#/copy/addresses';
import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import { JobAlertsPage } from '#/pages/JobAlertsPage/JobAlertsPage';
import { alertDraftOf } from '#/usecases/alerts/alertDraft';
import { alertToasts } from '#/usecases/alerts/alerts.copy';
import type { NoticeState } from '#/usecases/alerts/askForNotices';
import { askForNotices } from '#/usecases/alerts/askForNotices';
import { exportReminder } from '#/usecases/alerts/exportReminder';

/** The alerts over what is kept of the preferences, and the offers that are new. */
export const JobAlertsRoute = () => {
  const services = useServices();
  const { vault, notify, notices } = services;
  const { newOffers, look, markSeen } = useNewOffers();
  const read = useRecord(alertPreferencesRecord);
  const stored = read.ok ? read.value : null;
  const draft = alertDraftOf(services);
  const edited = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const [permission, setPermission] = useState<NoticeState>(notices.permission);
  const preferences = edited ?? stored ?? DEFAULT_ALERT_PREFERENCES;
  const news = useMemo(() => newsState(newOffers), [newOffers]);

  const save = (): void => {
    const saved = vault.write(alertPreferencesRecord, preferences);
    if (saved.ok) {
      draft.set(null);
      void look();
    }
    notify(
      saved.ok
        ? { tone: 'success', ...alertToasts.saved }
        : { tone: 'destructive', ...alertToasts.notSaved },
    );
  };
  const askNotices = async (wanted: boolean): Promise<void> => {
    const answer = await askForNotices(notices, wanted);
    setPermission(answer);
    const shown = wanted && answer === 'allowed';
    // Nothing was changed by a question closed without an answer: there is nothing to save.
    if (shown !== preferences.notices) draft.set({ ...preferences, notices: shown });
  };

  return (
    <JobAlertsPage
      state={{ status: edited !== null ? 'edited' : stored === null ? 'default' : 'saved' }}
      preferences={preferences}
      onChange={draft.set}
      onSave={save}
      notices={permission}
      onNotices={(wanted) => void askNotices(wanted)}
      searches={alertSearches(preferences)}
      news={{ state: news, onLook: () => void look(), onSeen: () => void markSeen() }}
      onReminder={() =>
        void exportReminder(
          services,
          preferences,
          new URL(ADDRESSES.jobAlerts, window.location.origin).href,
        )
      }
    />
  );
};
