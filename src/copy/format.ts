import { monthName, shortMonthName } from '#/domain/shared/months.fr';

// By hand, not by `Intl`: a browser takes some 25 ms to open its tables for the first date, four times as long on a
// phone, before anything is drawn. A test compares both.

/** Picks the form that agrees with a count: in French what is below 2 is singular. */
export const agree = (count: number, one: string, other: string): string =>
  Math.abs(count) < 2 ? one : other;

/** A date in words; a stored text may hold none. */
const written = (date: Date, words: (date: Date) => string): string =>
  Number.isNaN(date.getTime()) ? 'date inconnue' : words(date);

const dayAndMonth = (date: Date): string => `${date.getDate()} ${monthName(date.getMonth() + 1)}`;
const clock = (date: Date): string =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** `21 novembre`. */
export const formatDayAndMonth = (date: Date): string => written(date, dayAndMonth);

/** `21 novembre 2026`. */
export const formatLongDate = (date: Date): string =>
  written(date, () => `${dayAndMonth(date)} ${date.getFullYear()}`);

/** `21 nov. 2026`, from an ISO day. */
export const formatDay = (day: string): string =>
  written(new Date(`${day}T12:00:00Z`), (date) =>
    [date.getUTCDate(), shortMonthName(date.getUTCMonth() + 1), date.getUTCFullYear()].join(' '),
  );

/** `21 novembre 2026 a 10:42`, in French words. */
export const formatDateAndTime = (date: Date): string =>
  written(date, () => `${formatLongDate(date)} \u00e0 ${clock(date)}`);

/** `10:42`, on the clock of the device. */
export const formatTime = (date: Date): string => written(date, clock);

/** `mars 2022`, or `2022` where the month is unknown. */
export const formatYearMonthInWords = (date: {
  readonly year: number;
  readonly month: number | null;
}): string =>
  date.month === null
    ? String(date.year)
    : written(new Date(Date.UTC(date.year, date.month - 1, 15)), (middle) =>
        [shortMonthName(middle.getUTCMonth() + 1), middle.getUTCFullYear()].join(' '),
      );

const thousandsApart = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/gu, '\u202f');

/** A number of at most one decimal, its thousands apart; rounded half away from zero. */
const decimal = (value: number): string => {
  const [whole = '', tenth = '0'] = (Math.round(Math.abs(value) * 10) / 10).toFixed(1).split('.');
  const sign = value < 0 && !(whole === '0' && tenth === '0') ? '-' : '';
  return `${sign}${thousandsApart(whole)}${tenth === '0' ? '' : `,${tenth}`}`;
};

/** A count with its thousands apart: 12345 gives `12 345`. */
export const formatCount = (count: number): string => decimal(Math.round(count));

/** An amount of money without its sign, not below zero: whole, or with both its cents. 1234.5 gives `1 234,50`. */
export const formatAmount = (amount: number): string => {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  return `${thousandsApart(whole)}${cents === undefined ? '' : `,${cents}`}`;
};

/** A number of tenths as a French decimal: 125 gives `12,5`. */
export const formatTenths = (tenths: number): string => decimal(tenths / 10);

/** The same with its sign: `+3,5`, with a real minus sign below zero. */
export const formatSignedTenths = (tenths: number): string =>
  `${tenths < 0 ? '\u2212' : '+'}${decimal(Math.abs(tenths) / 10)}`;

const BYTES = [
  [1_000_000_000, 'Go'],
  [1_000_000, 'Mo'],
  [1_000, 'ko'],
] as const;

/** A weight of data in its best unit: `2,4 Mo`. French says octets; units are decimal (IEC 80000-13). */
export const formatBytes = (bytes: number): string => {
  const [size, unit] = BYTES.find(([least]) => bytes >= least) ?? [1, 'o'];
  return `${decimal(bytes / size)}\u00a0${unit}`;
};
