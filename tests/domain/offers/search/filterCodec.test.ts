import { describe, expect, test } from 'vitest';

import { SEARCHED_PLACE } from '#/copy/addresses';
import { EXPERIENCE_CHOICES } from '#/domain/offers/catalogue/offerFields';
import {
  decodeFilters,
  decodeSort,
  encodeFilters,
  encodeSort,
} from '#/domain/offers/search/filterCodec';
import { DEFAULT_FILTERS, type Filters, SORT_ORDERS } from '#/domain/offers/search/filters';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_FILTERS, WORK_MODES } from '#/domain/postings/offer';

import { randomFrom } from '../../../../tools/random.mjs';

const throughAddress = (filters: Filters): Filters =>
  decodeFilters(new URLSearchParams(new URLSearchParams(encodeFilters(filters)).toString()));

describe('filters in the address', () => {
  test('no filter leaves the address bare', () => {
    expect(encodeFilters(DEFAULT_FILTERS)).toEqual([]);
    expect(encodeSort(null)).toEqual([]);
  });

  test('the place has the name under which the page looks for it before the screen is there', () => {
    expect(encodeFilters({ ...DEFAULT_FILTERS, location: 'Lyon' })).toEqual([
      [SEARCHED_PLACE, 'Lyon'],
    ]);
  });

  test('any filters come back as they were', () => {
    const random = randomFrom(3);
    const some = <T>(all: readonly T[]): readonly T[] => all.filter(() => random() < 0.5);
    const one = <T>(all: readonly T[], otherwise: T): T =>
      all[Math.floor(random() * all.length)] ?? otherwise;
    for (let turn = 0; turn < 300; turn += 1) {
      const filters: Filters = {
        keyword: one(['', 'développeur·se', 'a&b=c#d', ' 100 % ', '+'], ''),
        location: one(['', 'Saint-Étienne', 'Côte d’Ivoire'], ''),
        region: one(['', ...REGIONS], ''),
        types: some(CONTRACT_FILTERS),
        experience: one(EXPERIENCE_CHOICES, 'all'),
        modes: some(WORK_MODES),
      };
      expect(throughAddress(filters)).toEqual(filters);
    }
    for (const order of SORT_ORDERS) expect(decodeSort(encodeSort(order))).toBe(order);
  });

  test.each([
    'region=Atlantide&experience=expert&contrat=esclavage&mode=lune&tri=hasard',
    '__proto__=x&constructor=y&q',
    '%E0%A4%A',
    'region=europe2&contrat=CDI',
  ])('what is not known is left out: %s', (address) => {
    const pairs = new URLSearchParams(address);
    expect(decodeFilters(pairs)).toEqual(DEFAULT_FILTERS);
    expect(decodeSort(pairs)).toBeNull();
  });

  test('a text is never cut within a character', () => {
    const { keyword } = decodeFilters([['q', `${'a'.repeat(199)}\u{1f642}`]]);
    expect(keyword).toBe('a'.repeat(199));
  });

  test('a long or odd text is cut and cleaned', () => {
    const address = new URLSearchParams([['q', `a\u0000b${'x'.repeat(5000)}`]]);
    const { keyword } = decodeFilters(address);
    expect(keyword).toHaveLength(200);
    expect(keyword.startsWith('a b')).toBe(true);
  });
});
