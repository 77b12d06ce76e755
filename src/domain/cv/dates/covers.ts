import type { DateSpan } from '#/domain/cv/dates/dates';
import type { YearMonth } from '#/domain/shared/plainDate';

const monthOf = ({ year, month }: YearMonth, unknown: number): number =>
  year * 12 + (month ?? unknown);

/** The outer period holds the whole inner one; unknown months are taken as kindly as they can be. */
export const covers = (outer: DateSpan, inner: DateSpan): boolean => {
  const end = outer.to === 'ongoing' ? Infinity : monthOf(outer.to, 12);
  const innerEnd = inner.to === 'ongoing' ? Infinity : monthOf(inner.to, 1);
  return monthOf(inner.from, 12) >= monthOf(outer.from, 1) && innerEnd <= end;
};
