import { daysBetween } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** `3 novembre 2026`; the domain formats its own dates, so that a kept reply never changes with the device. */
export const dayInWords = (day: Day): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const number = Number(date);
  return `${number === 1 ? '1er' : number} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};

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
