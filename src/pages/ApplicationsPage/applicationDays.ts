import { dayOf } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const near = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const thisYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const withWeekday = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

// A day has no zone: read and written as UTC, it stays itself everywhere.
const instantOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** A day in full French words. */
export const longDay = (day: Day): string => long.format(instantOf(day));

/** A day with its month cut short, for narrow places. */
export const shortDay = (day: Day): string => short.format(instantOf(day));

/** A day of these weeks: its year goes without saying. */
export const nearDay = (day: Day): string => near.format(instantOf(day));

/** A day that has passed: its year is said where it is not this one. */
export const pastDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? thisYear.format(instantOf(day)) : shortDay(day);

/** `14 h 30` of `14:30`, as French writes it. */
export const hoursOf = (clock: string): string => clock.replace(':', '\u00a0h\u00a0');

/** The same of a local time. */
export const clockOf = (time: LocalTime): string => hoursOf(time.slice(11));

/** A local time with its weekday. */
export const longTime = (time: LocalTime): string =>
  `${withWeekday.format(instantOf(dayOf(time)))}, ${clockOf(time)}`;
