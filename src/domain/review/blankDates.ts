import { findDates } from '#/domain/cv/dates/dates';

/** A text with spaces in the place of its dates; `key` is its aligned key. */
export const blankDates = (text: string, key: string): string => {
  let rest = text;
  for (const { start, end } of findDates(key))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
};
