import { describe, expect, test } from 'vitest';

import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import { FILTER_PARTS, isActive, wideningsOf, withoutPart } from '#/domain/offers/search/widenings';

const all: Filters = {
  keyword: 'comptable',
  location: 'Nantes',
  region: 'Europe',
  types: ['CDI'],
  experience: 'mid',
  modes: ['Hybride'],
};
const told = (filters: Filters): readonly string[] =>
  wideningsOf(filters).map((one) => {
    switch (one.kind) {
      case 'keyword':
        return one.keyword;
      case 'around':
        return `${one.radius} km`;
      case 'without':
        return one.part;
    }
  });

describe('a part of a search', () => {
  test.each(FILTER_PARTS)('%s restricts it until it is given up', (part) => {
    expect(isActive(all, part)).toBe(true);
    const without = withoutPart(all, part);
    expect(isActive(without, part)).toBe(false);
    expect(without).toEqual({ ...all, [part]: DEFAULT_FILTERS[part] });
  });

  test('blanks restrict nothing', () => {
    expect(isActive({ ...DEFAULT_FILTERS, keyword: '  ' }, 'keyword')).toBe(false);
  });
});

describe('what to try where nothing is found', () => {
  test('more is looked at around the place, then each part is given up in turn, the keyword last', () => {
    expect(told(all)).toEqual(['20 km', '50 km', ...FILTER_PARTS]);
    expect(told({ ...all, radius: 30 })[0]).toBe('50 km');
    expect(told({ ...DEFAULT_FILTERS, location: 'Gex', radius: 100 })).toEqual([]);
  });

  test('a place that is given up takes its radius along', () => {
    expect(withoutPart({ ...all, radius: 30 }, 'location')).toEqual({ ...all, location: '' });
  });

  test('a keyword of several words is tried by each that says something', () => {
    expect(told({ ...DEFAULT_FILTERS, keyword: 'chargé de la paie' })).toEqual(['chargé', 'paie']);
    expect(told({ ...DEFAULT_FILTERS, keyword: 'aide soignante' })[0]).toBe('aide-soignante');
  });

  test('signs that no advertisement holds are left out', () => {
    expect(told({ ...DEFAULT_FILTERS, keyword: '"aide soignante"' })).toEqual([
      'aide soignante',
      'aide-soignante',
      'aide',
      'soignante',
    ]);
  });

  test('words of any language count, and so does C#', () => {
    expect(told({ ...DEFAULT_FILTERS, keyword: '(C#)' })).toEqual(['C#']);
  });

  test.each(['', 'comptable', ' comptable ', '🙂', '.*+?(', 'à'])(
    'nothing is proposed for the keyword "%s" alone',
    (keyword) => {
      expect(told({ ...DEFAULT_FILTERS, keyword })).toEqual([]);
    },
  );

  test('the other parts stay as they are', () => {
    const [near, , first] = wideningsOf(all);
    expect(near?.filters).toEqual({ ...all, radius: 20 });
    expect(first?.filters).toEqual({ ...all, modes: [] });
    const words = wideningsOf({ ...all, keyword: 'comptable unique' });
    expect(
      words.find((one) => one.kind === 'keyword' && one.keyword === 'comptable')?.filters,
    ).toEqual(all);
  });
});
