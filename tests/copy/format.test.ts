import { describe, expect, test } from 'vitest';

import {
  agree,
  formatCount,
  formatDateAndTime,
  formatDay,
  formatDayAndMonth,
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

  test('are those of the browser, on every day of three years', () => {
    const asked = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
      new Intl.DateTimeFormat('fr-FR', options);
    const [long, both, time, near] = [
      asked({ dateStyle: 'long' }),
      asked({ dateStyle: 'long', timeStyle: 'short' }),
      asked({ timeStyle: 'short' }),
      asked({ day: 'numeric', month: 'long' }),
    ];
    const short = asked({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const month = asked({ month: 'short', year: 'numeric', timeZone: 'UTC' });
    for (let day = 0; day < 3 * 366; day += 1) {
      const date = new Date(2026, 0, 1 + day, day % 24, (day * 7) % 60);
      const iso = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      expect([
        formatLongDate(date),
        formatDateAndTime(date),
        formatTime(date),
        formatDayAndMonth(date),
        formatDay(iso),
        formatYearMonthInWords({ year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)) }),
      ]).toEqual([
        long.format(date),
        both.format(date),
        time.format(date),
        near.format(date),
        short.format(new Date(`${iso}T12:00:00Z`)),
        month.format(new Date(`${iso}T12:00:00Z`)),
      ]);
    }
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

test('numbers are those of the browser', () => {
  const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
  for (let tenths = -12_005; tenths < 12_005; tenths += 7)
    expect(formatTenths(tenths)).toBe(decimal.format(tenths / 10));
  for (const count of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    expect(formatCount(count)).toBe(whole.format(count));
  const plural = new Intl.PluralRules('fr');
  for (const count of [0, 0.5, 1, 1.5, 1.9, 2, 3, 21, 100, 1_000_000, Number.NaN])
    expect(agree(count, 'one', 'other')).toBe(plural.select(count) === 'one' ? 'one' : 'other');
});

test('a count has its thousands apart', () => {
  expect(formatCount(999)).toBe('999');
  expect(formatCount(100_000)).toBe('100\u202f000');
});
