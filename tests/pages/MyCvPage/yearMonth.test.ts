import { describe, expect, test } from 'vitest';

import { isAfter, readYearMonth, writeYearMonth } from '#/pages/MyCvPage/yearMonth';

describe('a month and a year as text', () => {
  test.each([
    ['03/2021', { year: 2021, month: 3 }],
    ['3-2021', { year: 2021, month: 3 }],
    [' 12 . 1999 ', { year: 1999, month: 12 }],
    ['2021', { year: 2021, month: null }],
    ['', null],
    ['   ', null],
    ['13/2021', 'invalid'],
    ['0/2021', 'invalid'],
    ['1850', 'invalid'],
    ['2101', 'invalid'],
    ['21', 'invalid'],
    ['03/21', 'invalid'],
    ['hier', 'invalid'],
  ])('%j is read', (typed, expected) => {
    expect(readYearMonth(typed)).toEqual(expected);
  });

  test.each([{ year: 2021, month: 3 }, { year: 2021, month: null }, null])(
    'what is written is read again: %j',
    (date) => {
      expect(readYearMonth(writeYearMonth(date))).toEqual(date);
    },
  );

  test('a year alone is never after a month of the same year', () => {
    expect(isAfter({ year: 2021, month: 5 }, { year: 2021, month: 4 })).toBe(true);
    expect(isAfter({ year: 2021, month: null }, { year: 2021, month: 4 })).toBe(false);
    expect(isAfter({ year: 2022, month: null }, { year: 2021, month: 4 })).toBe(true);
    expect(isAfter({ year: 2021, month: 4 }, { year: 2021, month: 4 })).toBe(false);
  });
});
