import { calendarFile } from '#/domain/offers/alerts/calendar';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';

const MORNING = 9;
const MINUTES = 15;

const nextDay = (today: string): string => {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** A reminder for the user's calendar, from tomorrow at nine, as often as the preferences say. `appUrl` is where the alerts are shown; `today` an ISO day. */
export const alertReminder = (
  preferences: AlertPreferences,
  { now, today, appUrl }: { readonly now: Date; readonly today: string; readonly appUrl: string },
): string => {
  const wanted = [preferences.keywords, preferences.location].filter((text) => text.trim() !== '');
  return calendarFile({
    uid: `rappel-${preferences.frequency}@embellie`,
    stamp: now,
    day: nextDay(today),
    hour: MORNING,
    minutes: MINUTES,
    repeat: preferences.frequency,
    title: 'Regarder mes nouvelles offres',
    description: [
      wanted.length === 0 ? 'Toutes les offres' : wanted.join(', '),
      `Ouvrir Embellie\u00a0: ${appUrl}`,
    ].join('\n'),
  });
};
