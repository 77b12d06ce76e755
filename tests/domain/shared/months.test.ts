import { describe, expect, test } from 'vitest';

import { dayInWords, FOLDED_MONTH_NAMES, MONTH_NAMES, monthName } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

describe('months', () => {
  test('go by their number, January first', () => {
    expect([1, 2, 8, 12].map(monthName)).toEqual(['janvier', 'février', 'août', 'décembre']);
  });

  test('are told from what is no month', () => {
    expect([0, 13, Number.NaN].map(monthName)).toEqual(['', '', '']);
  });

  test('fold without accents', () => {
    expect(FOLDED_MONTH_NAMES).toHaveLength(12);
    expect(FOLDED_MONTH_NAMES.every((name) => /^[a-z]+$/u.test(name))).toBe(true);
    expect(FOLDED_MONTH_NAMES).toEqual(MONTH_NAMES.map((name) => fold(name)));
  });
});

describe('a day in words', () => {
  test('has no leading zero, and an ordinal for the first alone', () => {
    expect(dayInWords('2026-11-03')).toBe('3 novembre 2026');
    expect(dayInWords('2027-03-01')).toBe('1er mars 2027');
    expect(dayInWords('2026-12-21')).toBe('21 décembre 2026');
  });
});
