import { useState } from 'react';

import { alertToasts } from '#/app/search/alerts.copy';
import { hrefOfAlertSearch } from '#/app/search/alertSearch';
import { useServices } from '#/app/services/ServicesContext';
import { useRecord } from '#/app/services/useRecord';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { alertPreferencesRecord } from '#/domain/storage/alertPreferences';
import { JobAlertsPage } from '#/pages/JobAlertsPage/JobAlertsPage';

/** The alerts over what is kept of the preferences. */
export const JobAlertsRoute = () => {
  const { vault, notify } = useServices();
  const read = useRecord(alertPreferencesRecord);
  const kept = read.ok ? read.value : null;
  const [edited, setEdited] = useState<AlertPreferences | null>(null);
  const preferences = edited ?? kept ?? DEFAULT_ALERT_PREFERENCES;
  const save = (): void => {
    const saved = vault.write(alertPreferencesRecord, preferences);
    if (saved.ok) setEdited(null);
    notify(
      saved.ok
        ? { tone: 'success', ...alertToasts.saved }
        : { tone: 'destructive', ...alertToasts.notSaved },
    );
  };
  return (
    <JobAlertsPage
      state={{ status: edited !== null ? 'edited' : kept === null ? 'default' : 'saved' }}
      preferences={preferences}
      onChange={setEdited}
      onSave={save}
      searchHref={hrefOfAlertSearch(preferences)}
    />
  );
};
