import { describe, expect, test } from 'vitest';

import {
  agree,
  formatCount,
  formatDateAndTime,
  formatDay,
  formatLongDate,
  formatSignedTenths,
  formatTenths,
  formatTime,
  formatYearMonthInWords,
} from '#/copy/format';

describe('agree', () => {
  test.each([
    [0, 'page'],
    [1, 'page'],
    [1.5, 'page'],
    [2, 'pages'],
  ])('%d takes %s, as French does', (count, expected) => {
    expect(agree(count, 'page', 'pages')).toBe(expected);
  });
});

describe('dates', () => {
  test('a month is written in words', () => {
    expect(formatYearMonthInWords({ year: 2022, month: 3 })).toBe('mars 2022');
  });

  test('a stored text that is no date is said to be none, and breaks no screen', () => {
    for (const text of ['__proto__', '', '2026-99-99'])
      expect([
        formatLongDate(new Date(text)),
        formatDateAndTime(new Date(text)),
        formatTime(new Date(text)),
        formatDay(text),
      ]).toEqual(Array.from({ length: 4 }, () => 'date inconnue'));
    expect(formatYearMonthInWords({ year: 2022, month: Number.NaN })).toBe('date inconnue');
  });

  test('a bare year stays a year', () => {
    expect(formatYearMonthInWords({ year: 2022, month: null })).toBe('2022');
  });
});

describe('points', () => {
  test('tenths become a French decimal', () => {
    expect(formatTenths(125)).toBe('12,5');
    expect(formatTenths(120)).toBe('12');
  });

  test('a loss carries a real minus sign', () => {
    expect(formatSignedTenths(-35)).toBe('\u22123,5');
    expect(formatSignedTenths(35)).toBe('+3,5');
  });
});

test('a count has its thousands apart', () => {
  expect(formatCount(999)).toBe('999');
  expect(formatCount(100_000)).toBe('100\u202f000');
});
