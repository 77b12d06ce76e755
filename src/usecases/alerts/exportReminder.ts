import { ADDRESSES } from '#/copy/addresses';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { localDay } from '#/domain/shared/localDay';
import { alertToasts, REMINDER_NAME } from '#/usecases/alerts/alerts.copy';
import type { Services } from '#/usecases/shared/services';

/** A reminder of the alerts as a calendar file; what writes it loads on use. */
export const handOverReminder = async (
  { notify, now }: Pick<Services, 'notify' | 'now'>,
  preferences: AlertPreferences,
): Promise<void> => {
  try {
    const [{ alertReminder }, { downloadText }] = await Promise.all([
      import('#/domain/offers/alerts/alertReminder.fr'),
      import('#/adapters/browser/downloadText'),
    ]);
    const appUrl = new URL(ADDRESSES.jobAlerts, window.location.origin).href;
    const file = alertReminder(preferences, { now: now(), today: localDay(now()), appUrl });
    downloadText(REMINDER_NAME, 'text/calendar', file);
    notify({ tone: 'success', ...alertToasts.reminder });
  } catch {
    notify({ tone: 'destructive', ...alertToasts.noReminder });
  }
};
