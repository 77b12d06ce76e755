import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

/** A day of these weeks in full words, from an ISO day: the weekday, the day and the month. Its year goes without saying. */
export const weekdayInWords = (day: string): string =>
  `${weekdayOn(day)} ${dayInWords(day).replace(/ \d+$/u, '')}`;

/** A day of the past or near future, from an ISO day: the day and the month, with its year where that is not the one of `today`. */
export const dayBeside = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayInWords(day).replace(/ \d+$/u, '') : dayInWords(day);
