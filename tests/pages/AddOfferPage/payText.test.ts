import { describe, expect, it } from 'vitest';

import { listOf, payText, readPayText } from '#/pages/AddOfferPage/payText';

const typed = (min: string, max = '') =>
  readPayText({ min, max, period: 'month', currency: 'EUR' });

describe('a pay as it is typed', () => {
  it.each([
    ['1 950', '', 1950, 1950],
    ['1\u202f950,50 €', '2100.5', 1950.5, 2100.5],
    ['', '2 000', 2000, 2000],
  ])('%s to %s', (min, max, least, most) => {
    expect(typed(min, max)).toEqual({
      pay: { min: least, max: most, period: 'month', currency: 'EUR' },
      problem: null,
    });
  });

  it.each([
    ['', '', null],
    ['0', '', null],
    ['environ 2 000', '', 'notANumber'],
    ['2 000', 'plus', 'notANumber'],
    ['-5', '', 'notANumber'],
    ['1e9', '', 'notANumber'],
    ['2 000', '1 000', 'inverted'],
  ])('none in %s to %s', (min, max, problem) => {
    expect(typed(min, max)).toEqual({ pay: null, problem });
  });

  it('reads back what it writes', () => {
    for (const pay of [
      { min: 28_000, max: 31_000, period: 'year', currency: 'EUR' },
      { min: 12.5, max: 12.5, period: 'hour', currency: 'CHF' },
      { min: 900_000, max: 1_200_000, period: 'month', currency: 'XOF' },
    ] as const)
      expect(readPayText(payText(pay)).pay).toEqual(pay);
    expect(readPayText(payText(null))).toEqual({ pay: null, problem: null });
  });
});

describe('a list typed with commas', () => {
  it('has each item once, without blanks', () => {
    expect(listOf(' Permis B, CACES 3 ;Permis B,, ')).toEqual(['Permis B', 'CACES 3']);
    expect(listOf(' , ')).toEqual([]);
  });
});
