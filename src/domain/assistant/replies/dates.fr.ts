import { daysBetween } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';
import { dayInWords } from '#/domain/shared/months.fr';

/** `3 novembre 2026 à 14 h 30`. */
export const timeInWords = (time: LocalTime): string =>
  `${dayInWords(time.slice(0, 10))} à ${Number(time.slice(11, 13))} h ${time.slice(14, 16)}`.replace(
    / h 00$/u,
    ' h',
  );

/** `aujourd’hui`, `hier`, `il y a 12 jours`, `demain`, `dans 3 jours`. */
export const distanceInWords = (day: Day, today: Day): string => {
  const days = daysBetween(today, day);
  if (days === 0) return 'aujourd’hui';
  if (days === 1) return 'demain';
  if (days === -1) return 'hier';
  return days > 0 ? `dans ${days} jours` : `il y a ${-days} jours`;
};

/** `1 relance`, `2 relances`: the form that agrees; 0 and 1 are singular. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${count > 1 ? other : one}`;
