/** The months as French writes them, January first. */
export const MONTH_NAMES = [
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

const SHORT_MONTHS: readonly string[] = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

const WEEKDAYS: readonly string[] = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
];

/** The names of the months, folded: written out, because every start would fold them. */
export const FOLDED_MONTH_NAMES: readonly string[] = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** A month of the year by its number: 1 is `janvier`; empty for no month. */
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** A month cut short as French does: `nov.`, `mai`. */
export const shortMonthName = (month: number): string => SHORT_MONTHS[month - 1] ?? '';

/** A day of the week by its number: 0 is `dimanche`, as `Date` counts. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** The number of the day of the week of an ISO day, or of a wall-clock time on it: 0 is Sunday. */
export const weekdayOf = (day: string): number =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** The same by its name: `lundi`. */
export const weekdayOn = (day: string): string => weekdayName(weekdayOf(day));

/** An ISO day in words: `3 novembre 2026`, `1er mars 2027`. The domain formats its own days, so that a kept text never changes with the device. */
export const dayInWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const number = Number(date);
  return `${number === 1 ? '1er' : number} ${monthName(Number(month))} ${year}`;
};

/** A number of months in words: `11 mois`, `1 an`, `6 ans et 1 mois`. */
export const durationInWords = (months: number): string => {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return `${rest} mois`;
  return `${years} ${years > 1 ? 'ans' : 'an'}${rest > 0 ? ` et ${rest} mois` : ''}`;
};
