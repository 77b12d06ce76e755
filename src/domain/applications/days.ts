/** A day of the civil calendar as ISO writes it: `YYYY-MM-DD`. Days compare as texts. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAY_MS = 86_400_000;

const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a text is a day that exists: 30 February is none. Counted by hand, since thousands are checked at once. */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const length = MONTH_LENGTHS[Number(month) - 1];
  if (length === undefined) return false;
  const last = month === '02' && isLeap(Number(year)) ? 29 : length;
  return Number(day) >= 1 && Number(day) <= last;
};

/** Whether a day can belong to a job search: a slip of the keys writes the year 0202 or 9999. */
export const isSearchDay = (day: Day): boolean => day >= '1950-01-01' && day <= '2149-12-31';

/** The day so many days later; earlier where the count is negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(instantOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days lead from one day to another; negative backwards. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((instantOf(to) - instantOf(from)) / DAY_MS);

/** A local date and time as a `datetime-local` input writes it: `YYYY-MM-DDTHH:mm`. */
export type LocalTime = string;

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/u;

/** Whether a text is a date and time that exists. */
export const isLocalTime = (text: string): boolean => {
  const day = LOCAL_TIME.exec(text)?.[1];
  return day !== undefined && isDay(day);
};

/** The day of a local time. */
export const dayOf = (time: LocalTime): Day => time.slice(0, 10);
