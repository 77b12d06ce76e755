import { describe, expect, test } from 'vitest';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { EXPERIENCE_CHOICES, EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { searchTable } from '#/domain/offers/search/index/searchTable';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_FILTERS, CONTRACT_TYPES, WORK_MODES } from '#/domain/postings/offer';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

import { randomFrom } from '../../../../../tools/random.mjs';

const random = randomFrom(2026);
const pick = <T>(all: readonly T[], otherwise: T): T =>
  all[Math.floor(random() * all.length)] ?? otherwise;
const some = <T>(all: readonly T[]): readonly T[] => all.filter(() => random() < 0.3);

const WORDS = [
  'Développeur·se',
  'comptable',
  'Infirmier(ère)',
  'de',
  'nuit',
  'à',
  'C++',
  'œuvre',
  '12 €',
  'd’hôtel',
  'vente',
  'zz',
  'Assistante',
  '日本',
  'été',
  'x',
];
const sentence = (length: number): string =>
  Array.from({ length }, () => pick(WORDS, '')).join(pick([' ', '\n', ', '], ' '));

const manyOffers = (count: number): readonly InternalOffer[] =>
  Array.from({ length: count }, (_, index) =>
    anInternalOffer({
      id: 1000 - index,
      title: sentence(Math.floor(random() * 3)),
      company: pick(WORDS, ''),
      location: pick(['Nantes (44)', 'Saint-Étienne', 'Côte d’Ivoire', ''], ''),
      description: sentence(Math.floor(random() * 12)),
      region: pick([null, ...REGIONS], null),
      type: pick([null, ...CONTRACT_TYPES], null),
      experience: pick([null, ...EXPERIENCE_LEVELS], null),
      mode: pick([null, ...WORK_MODES], null),
      date: pick([null, '2026-11-02', '2026-11-09', '2026-10-30'], null),
      source: pick(['own', 'catalogue'] as const, 'catalogue'),
    }),
  );

const tableOf = (offers: readonly InternalOffer[]): OfferTable => {
  const table = new OfferTable(offers.length);
  for (const offer of offers) table.add(offer);
  return table;
};

const someFilters = (): Filters => ({
  keyword: pick(
    [
      '',
      'de',
      'x',
      'zz',
      'é',
      '日本',
      'développeuse',
      'assistant',
      'infirmière de nuit',
      'comptable de',
      "d'hotel",
      'c++',
      '€',
      'absent',
      'oeuvre, ',
    ],
    '',
  ),
  location: pick(['', '', 'etienne', "d'ivoire", '44'], ''),
  region: pick(['', '', ...REGIONS], ''),
  types: some(CONTRACT_FILTERS).slice(0, pick([0, 3], 0)),
  experience: pick(['all', ...EXPERIENCE_CHOICES], 'all'),
  modes: some(WORK_MODES),
});

const idsOf = (offers: readonly { id: number }[]): readonly number[] => offers.map(({ id }) => id);

describe('the index answers as the rule does', () => {
  test.each([
    [0, 0],
    [1, 0],
    [31, 100],
    [32, 100],
    [33, 100],
    [300, 1000],
  ])('%i offers', (count, fewest) => {
    const offers = manyOffers(count);
    const table = tableOf(offers);
    let matches = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const filters = someFilters();
      const sort = pick(['relevance', 'date'] as const, 'date');
      const kept = filterOffers({ internal: offers, external: [] }, filters).internal;
      const expected = idsOf(sortOffers(kept, sort, { keyword: filters.keyword }));
      matches += expected.length;
      const all = searchTable(table, { filters, sort });
      // The query is compared too, so that a failure tells it.
      expect({ filters, sort, ...all }).toEqual({ filters, sort, ids: expected, complete: true });
      const first = searchTable(table, { filters, sort, limit: 5 });
      expect({ filters, sort, ...first }).toEqual({
        filters,
        sort,
        ids: expected.slice(0, 5),
        complete: expected.length <= 5,
      });
    }
    expect(matches).toBeGreaterThanOrEqual(fewest);
  });
});
