const plural = new Intl.PluralRules('fr');

/** Picks the form that agrees with a count: in French 0 and 1 are singular. */
export const agree = (count: number, one: string, other: string): string =>
  plural.select(count) === 'one' ? one : other;

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
const dayMonthYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateAndTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' });
const monthAndYear = new Intl.DateTimeFormat('fr-FR', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const decimal = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** A date in a form; a stored text may hold none, and browsers throw for that. */
const written = (form: Intl.DateTimeFormat, date: Date): string =>
  Number.isNaN(date.getTime()) ? 'date inconnue' : form.format(date);

/** `21 novembre 2026`. */
export const formatLongDate = (date: Date): string => written(longDate, date);

/** `21 nov. 2026`, from an ISO day. */
export const formatDay = (day: string): string =>
  written(dayMonthYear, new Date(`${day}T12:00:00Z`));

/** `21 novembre 2026 a 10:42`, in French words. */
export const formatDateAndTime = (date: Date): string => written(dateAndTime, date);

/** `10:42`, on the clock of the device. */
export const formatTime = (date: Date): string => written(time, date);

/** `mars 2022`, or `2022` where the month is unknown. */
export const formatYearMonthInWords = (date: {
  readonly year: number;
  readonly month: number | null;
}): string =>
  date.month === null
    ? String(date.year)
    : written(monthAndYear, new Date(Date.UTC(date.year, date.month - 1, 15)));

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** A count with its thousands apart: 12345 gives `12 345`. */
export const formatCount = (count: number): string => whole.format(count);

/** A number of tenths as a French decimal: 125 gives `12,5`. */
export const formatTenths = (tenths: number): string => decimal.format(tenths / 10);

/** The same with its sign: `+3,5`, with a real minus sign below zero. */
export const formatSignedTenths = (tenths: number): string =>
  `${tenths < 0 ? '\u2212' : '+'}${decimal.format(Math.abs(tenths) / 10)}`;

const BYTES = [
  [1_000_000_000, 'Go'],
  [1_000_000, 'Mo'],
  [1_000, 'ko'],
] as const;

/** A weight of data in its best unit: `2,4 Mo`. French says octets; units are decimal (IEC 80000-13). */
export const formatBytes = (bytes: number): string => {
  const [size, unit] = BYTES.find(([least]) => bytes >= least) ?? [1, 'o'];
  return `${decimal.format(bytes / size)}\u00a0${unit}`;
};
