import { dayOf } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';
import { monthName, shortMonthName, weekdayName } from '#/domain/shared/months.fr';

// A day has no zone: read and written as UTC, it stays itself everywhere.
const instantOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const inWords = (day: Day, month: (number: number) => string): string => {
  const instant = instantOf(day);
  return `${instant.getUTCDate()} ${month(instant.getUTCMonth() + 1)}`;
};
const yearOf = (day: Day): number => instantOf(day).getUTCFullYear();
const weekdayOf = (day: Day): string => weekdayName(instantOf(day).getUTCDay());

/** A day in full French words. */
export const longDay = (day: Day): string => `${inWords(day, monthName)} ${yearOf(day)}`;

/** A day with its month cut short, for narrow places. */
export const shortDay = (day: Day): string => `${inWords(day, shortMonthName)} ${yearOf(day)}`;

/** A day of these weeks: its year goes without saying. */
export const nearDay = (day: Day): string =>
  `${weekdayOf(day).slice(0, 3)}. ${inWords(day, shortMonthName)}`;

/** A day that has passed: its year is said where it is not this one. */
export const pastDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? inWords(day, shortMonthName) : shortDay(day);

/** `14 h 30` of `14:30`, as French writes it. */
export const hoursOf = (clock: string): string => clock.replace(':', '\u00a0h\u00a0');

/** The same of a local time. */
export const clockOf = (time: LocalTime): string => hoursOf(time.slice(11));

/** A local time with its weekday. */
export const longTime = (time: LocalTime): string =>
  `${weekdayOf(dayOf(time))} ${longDay(dayOf(time))}, ${clockOf(time)}`;
