import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { localDay } from '#/domain/shared/localDay';
import { alertToasts, REMINDER_NAME } from '#/usecases/alerts/alerts.copy';
import type { Services } from '#/usecases/shared/services';

/** A reminder of the alerts as a calendar file; `appUrl` is the page of the alerts. */
export const exportReminder = async (
  { downloads, notify, now }: Pick<Services, 'downloads' | 'notify' | 'now'>,
  preferences: AlertPreferences,
  appUrl: string,
): Promise<void> => {
  try {
    const [{ alertReminder }, { save }] = await Promise.all([
      import('#/domain/offers/alerts/alertReminder.fr'),
      downloads(),
    ]);
    const content = alertReminder(preferences, { now: now(), today: localDay(now()), appUrl });
    save({ name: REMINDER_NAME, type: 'text/calendar', content });
    notify({ tone: 'success', ...alertToasts.reminder });
  } catch {
    notify({ tone: 'destructive', ...alertToasts.noReminder });
  }
};
