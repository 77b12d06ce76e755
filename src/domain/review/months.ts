import type { CvExperience } from '#/domain/cv/cv';
import type { YearMonth } from '#/domain/shared/plainDate';

/** Months from the start of `from` to the end of `to`, both included, counted from year 0. */
export type MonthSpan = { readonly from: number; readonly to: number };

const MONTHS = 12;

/** A month as one number; January where only the year is known. */
export const monthNumber = ({ year, month }: YearMonth): number => year * MONTHS + (month ?? 1) - 1;

/** The month of an ISO day. */
export const monthOfDay = (day: string): number =>
  Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

/** The month that a number stands for. */
export const monthOf = (number: number): YearMonth => ({
  year: Math.floor(number / MONTHS),
  month: (number % MONTHS) + 1,
});

const lastMonth = ({ year, month }: YearMonth): number => year * MONTHS + (month ?? MONTHS) - 1;

/** The widest period that the dates of an entry may mean: whole years where only the year is known. */
export const widestSpan = (
  { start, end }: Pick<CvExperience, 'start' | 'end'>,
  today: string,
): MonthSpan | null => {
  if (start === null) return null;
  const last = end?.value ?? start.value;
  return {
    from: monthNumber(start.value),
    to: last === 'ongoing' ? monthOfDay(today) : lastMonth(last),
  };
};
