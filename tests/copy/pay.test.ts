import { expect, test } from 'vitest';

import { equivalentWords, payWords } from '#/copy/pay.copy';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');

test.each([
  [{ min: 12.6, max: 13.4, period: 'hour', currency: 'EUR' }, '12,60 à 13,40 € par heure'],
  [{ min: 42_000, max: 50_000, period: 'year', currency: 'EUR' }, '42 000 à 50 000 € par an'],
  [{ min: 650, max: 650, period: 'month', currency: 'EUR' }, '650 € par mois'],
  [
    { min: 550_000, max: 700_000, period: 'month', currency: 'XOF' },
    '550 000 à 700 000 F CFA par mois',
  ],
  [{ min: 300, max: 400, period: 'day', currency: 'ZZZ' }, '300 à 400 ZZZ par jour'],
] as const)('a pay of %o is told in French', (pay, words) => {
  expect(plain(payWords(pay))).toBe(words);
});

test('an equivalent says what it is counted on, and when it is rounded', () => {
  const month = { min: 1910, max: 2030, period: 'month', currency: 'EUR' } as const;
  expect(plain(equivalentWords('hour', { pay: month, exact: false }))).toBe(
    'soit environ 1 910 à 2 030 € par mois (35 h par semaine)',
  );
  const year = { min: 24_000, max: 24_000, period: 'year', currency: 'EUR' } as const;
  expect(plain(equivalentWords('month', { pay: year, exact: true }))).toBe(
    'soit 24 000 € par an (12 mois)',
  );
});

test('amounts are those of the browser, to the sign', () => {
  for (const currency of [
    'EUR',
    'USD',
    'CAD',
    'AUD',
    'GBP',
    'INR',
    'XOF',
    'XAF',
    'XPF',
    'CHF',
    'MAD',
    'AED',
  ])
    for (const amount of [0, 7, 12.6, 999.99, 1234.5, 42_000, 1_250_000]) {
      const digits = Number.isInteger(amount) ? 0 : 2;
      expect(payWords({ min: amount, max: amount, period: 'month', currency })).toBe(
        `${amount.toLocaleString('fr-FR', {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })} par mois`,
      );
    }
});
