import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';

const WORDS = /[\p{L}\p{N}]/u;

/** The date that a folded text opens with, nothing told before it: "2018 : ..."; null where it opens otherwise. */
export const openingDate = (key: string): DateSpan | null => {
  const [date] = findDates(key);
  return date === undefined || WORDS.test(key.slice(0, date.start)) ? null : date;
};

/** The one date that a folded text is, signs aside: "(Aout 2023)"; null where it says more. */
export const loneDate = (key: string): DateSpan | null => {
  const [date, ...more] = findDates(key);
  if (date === undefined || more.length > 0) return null;
  return WORDS.test(key.slice(0, date.start) + key.slice(date.end)) ? null : date;
};
