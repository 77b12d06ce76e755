import { describe, expect, test } from 'vitest';

import { payEquivalent } from '#/domain/offers/catalogue/payEquivalent';
import type { Pay } from '#/domain/postings/requirements';

const pay = (over: Partial<Pay>): Pay => ({
  min: 2000,
  max: 2500,
  period: 'month',
  currency: 'EUR',
  ...over,
});

describe('the same pay over another period', () => {
  test('a month is told by the year, exactly', () => {
    expect(payEquivalent({ pay: pay({}), type: 'CDI' })).toEqual({
      pay: pay({ period: 'year', min: 24_000, max: 30_000 }),
      exact: true,
    });
  });

  test('a year is told by the month, to the nearest ten', () => {
    expect(
      payEquivalent({ pay: pay({ period: 'year', min: 42_000, max: 50_000 }), type: null }),
    ).toEqual({ pay: pay({ period: 'month', min: 3500, max: 4170 }), exact: false });
  });

  test('an hour is told by the month of 35 hours a week', () => {
    // The minimum wage of November 2024: 11.88 euros an hour, published as 1 801.80 a month.
    const found = payEquivalent({
      pay: pay({ period: 'hour', min: 11.88, max: 11.88 }),
      type: 'CDD',
    });
    expect(found?.pay).toMatchObject({ period: 'month', min: 1800, max: 1800 });
  });

  test.each([
    ['nothing is stated', null, 'CDI'],
    ['the days worked are not known', pay({ period: 'day' }), 'Freelance'],
    ['a freelance does not count 35 hours', pay({ period: 'hour', min: 24, max: 30 }), 'Freelance'],
    ['another country counts other hours', pay({ period: 'hour', currency: 'CAD' }), 'CDI'],
  ] as const)('none where %s', (_, stated, type) => {
    expect(payEquivalent({ pay: stated, type })).toBeNull();
  });
});
