import type { YearMonth } from '#/domain/shared/plainDate';

const PATTERN = /^(?:(?<month>\d{1,2})\s*[/.-]\s*)?(?<year>\d{4})$/u;

/** `03/2021`, or `2021` where the month is unknown; empty for no date. */
export const writeYearMonth = (date: YearMonth | null): string =>
  date === null
    ? ''
    : date.month === null
      ? String(date.year)
      : `${String(date.month).padStart(2, '0')}/${date.year}`;

/** What was typed as `MM/YYYY` or `YYYY`: null for nothing, `'invalid'` for anything else. */
export const readYearMonth = (typed: string): YearMonth | null | 'invalid' => {
  const text = typed.trim();
  if (text === '') return null;
  const { month, year } = PATTERN.exec(text)?.groups ?? {};
  if (year === undefined) return 'invalid';
  const date = { year: Number(year), month: month === undefined ? null : Number(month) };
  const validMonth = date.month === null || (date.month >= 1 && date.month <= 12);
  return date.year >= 1900 && date.year <= 2100 && validMonth ? date : 'invalid';
};

/** True where one date is after the other for sure; a year alone may hold any of its months. */
export const isAfter = (one: YearMonth, other: YearMonth): boolean =>
  one.year > other.year ||
  (one.year === other.year &&
    one.month !== null &&
    other.month !== null &&
    one.month > other.month);
