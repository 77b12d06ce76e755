import { expect, test } from 'vitest';

import { PLATFORM_IDS } from '#/domain/offers/catalogue/platformIds';
import { decodeSpecialized, encodeSpecialized } from '#/domain/offers/search/specializedCodec';

const address = (query: Parameters<typeof encodeSpecialized>[0]): string =>
  new URLSearchParams(encodeSpecialized(query)).toString();

test.each([
  { term: '', platforms: PLATFORM_IDS },
  { term: 'eau & sant\u00e9 "100 %"', platforms: ['un'] },
  { term: 'Nairobi', platforms: ['impact', 'development'] },
  { term: 'x', platforms: [] },
] as const)('%o comes back from its address', (query) => {
  expect(decodeSpecialized(new URLSearchParams(address(query)))).toEqual(query);
});

test('the search of everything has a bare address', () => {
  expect(address({ term: '', platforms: PLATFORM_IDS })).toBe('');
});

test('an address that says nothing known asks for everything, and no more than a search can hold', () => {
  expect(decodeSpecialized(new URLSearchParams('site=autre&page=3'))).toEqual({
    term: '',
    platforms: PLATFORM_IDS,
  });
  expect(decodeSpecialized([['q', `a\u0000b${'c'.repeat(500)}`]]).term).toHaveLength(200);
});
