import { describe, expect, test } from 'vitest';

import { EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import {
  DEFAULT_FILTERS,
  type Filters,
  isDefaultFilters,
  toggleMember,
  toggleRegion,
} from '#/domain/offers/search/filters';
import { searchSpecialized } from '#/domain/offers/search/searchSpecialized';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_FILTERS, WORK_MODES } from '#/domain/postings/offer';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const found = (filters: Partial<Filters>) =>
  filterOffers(SAMPLE_CATALOGUE, { ...DEFAULT_FILTERS, ...filters });
const idsOf = (filters: Partial<Filters>): readonly number[] =>
  found(filters).internal.map(({ id }) => id);

describe('the rule of the specification', () => {
  test('no filter finds all ten and nine', () => {
    const all = found({});
    expect([all.internal.length, all.external.length]).toEqual([10, 9]);
  });

  test('the keyword looks into title, company and description, the agency for externals', () => {
    expect(idsOf({ keyword: 'TYPESCRIPT' })).toEqual([2]);
    expect(idsOf({ keyword: 'baobab' })).toEqual([5]);
    expect(idsOf({ keyword: 'cariste' })).toEqual([3]);
    expect(found({ keyword: 'ardenor' }).external.map(({ agency }) => agency)).toEqual([
      'Groupe Ardenor',
    ]);
    expect(found({ keyword: 'Dakar' }).internal.map(({ id }) => id)).toEqual([4]);
  });

  test('the place is a substring too, on both kinds', () => {
    expect(idsOf({ location: 'lyon' })).toEqual([2]);
    expect(found({ location: 'lyon' }).external).toHaveLength(1);
  });

  test('work for an agency is found under CDD, beside the CDD themselves', () => {
    const catalogue = {
      ...SAMPLE_CATALOGUE,
      internal: [
        anInternalOffer({ id: 901, type: 'Intérim' }),
        anInternalOffer({ id: 902, type: 'CDD' }),
        anInternalOffer({ id: 903, type: 'CDI' }),
      ],
    };
    const under = (type: Filters['types'][number]) =>
      filterOffers(catalogue, { ...DEFAULT_FILTERS, types: [type] }).internal.map(({ id }) => id);
    expect([under('CDD'), under('CDI')]).toEqual([[901, 902], [903]]);
  });

  test('region, type, experience and mode match exactly and leave externals out', () => {
    for (const region of REGIONS) {
      const { internal, external } = found({ region });
      expect(internal.length).toBeGreaterThan(0);
      expect(internal.every((offer) => offer.region === region)).toBe(true);
      expect(external).toEqual([]);
    }
    for (const type of CONTRACT_FILTERS)
      expect(found({ types: [type] })).toMatchObject({ external: [] });
    for (const experience of EXPERIENCE_LEVELS)
      expect(idsOf({ experience }).length).toBeGreaterThan(0);
    for (const mode of WORK_MODES) expect(idsOf({ modes: [mode] }).length).toBeGreaterThan(0);
    expect(idsOf({ types: ['CDI', 'Stage'] })).toEqual([1, 2, 5, 9, 10]);
    expect(idsOf({ types: ['CDI'], modes: ['Hybride'], region: 'Afrique' })).toEqual([5]);
  });

  test('an offer that does not say is left out by the filter that asks', () => {
    const silent = anInternalOffer({ type: null, mode: null, region: null, experience: null });
    const lists = { internal: [silent], external: [] };
    expect(filterOffers(lists, DEFAULT_FILTERS).internal).toHaveLength(1);
    expect(filterOffers(lists, { ...DEFAULT_FILTERS, types: ['CDI'] }).internal).toEqual([]);
    expect(filterOffers(lists, { ...DEFAULT_FILTERS, experience: 'mid' }).internal).toEqual([]);
  });
});

describe('filters', () => {
  test('blanks are no filter', () => {
    expect(isDefaultFilters({ ...DEFAULT_FILTERS, keyword: '  ' })).toBe(true);
    expect(isDefaultFilters({ ...DEFAULT_FILTERS, modes: ['Hybride'] })).toBe(false);
  });

  test('a region pressed again is cleared, members toggle', () => {
    const pressed = toggleRegion(DEFAULT_FILTERS, 'Asie');
    expect(pressed.region).toBe('Asie');
    expect(toggleRegion(pressed, 'Asie').region).toBe('');
    expect(toggleRegion(pressed, 'Europe').region).toBe('Europe');
    expect(toggleMember(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggleMember(['b'], 'a')).toEqual(['b', 'a']);
  });
});

describe('orders', () => {
  const offers = [
    anInternalOffer({
      id: 1,
      title: 'Chef de projet',
      description: 'avec un comptable',
      date: null,
    }),
    anInternalOffer({ id: 2, title: 'Comptable', date: '2026-11-02' }),
    anInternalOffer({ id: 3, title: 'Cariste', source: 'own', date: '2026-11-18' }),
    anInternalOffer({ id: 4, title: 'Aide-comptable', date: '2026-11-18' }),
  ];
  const ids = (list: readonly { id: number }[]): readonly number[] => list.map(({ id }) => id);

  test('relevance: titles first, then as they stood, own offers first of their kind', () => {
    expect(ids(sortOffers(offers, 'relevance', { keyword: 'comptable' }))).toEqual([2, 4, 3, 1]);
    expect(ids(sortOffers(offers, 'relevance', { keyword: '' }))).toEqual([3, 1, 2, 4]);
  });

  test('date: newest first, undated last, equals as they stood', () => {
    expect(ids(sortOffers(offers, 'date', { keyword: '' }))).toEqual([3, 4, 2, 1]);
  });

  test('compatibility: unknown scores last', () => {
    const scores = new Map([
      [2, 40],
      [4, 90],
    ]);
    const scoreOf = ({ id }: { id: number }): number | null => scores.get(id) ?? null;
    expect(ids(sortOffers(offers, 'compatibility', { keyword: '', scoreOf }))).toEqual([
      4, 2, 1, 3,
    ]);
  });
});

describe('the specialised search', () => {
  test('a term among ticked boards; no board ticked finds nothing', () => {
    const { specialized } = SAMPLE_CATALOGUE;
    const all = ['impact', 'un', 'development'] as const;
    expect(searchSpecialized(specialized, { term: '', platforms: all })).toHaveLength(12);
    expect(searchSpecialized(specialized, { term: '', platforms: [] })).toEqual([]);
    expect(searchSpecialized(specialized, { term: '', platforms: ['un'] })).toHaveLength(4);
    expect(searchSpecialized(specialized, { term: 'FORMATRICE', platforms: all })).toHaveLength(1);
    expect(searchSpecialized(specialized, { term: 'senegal', platforms: all })).toHaveLength(2);
  });
});
