import { describe, expect, test } from 'vitest';

import { decodeCatalogue } from '#/domain/offers/catalogue/catalogueSchema';
import { compatibilityColorOf } from '#/domain/offers/catalogue/compatibleOffer';
import { EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import {
  SAMPLE_COMPATIBLE_OFFERS,
  SAMPLE_CV_SEARCH_RESULTS,
} from '#/domain/offers/samples/compatibleOffers.fr';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_FILTERS, WORK_MODES } from '#/domain/postings/offer';

const { internal, external, specialized } = SAMPLE_CATALOGUE;
const sorted = (values: Iterable<string | null>): readonly (string | null)[] =>
  [...new Set(values)].sort((a, b) => String(a).localeCompare(String(b)));

describe('the samples', () => {
  test('ten, nine and twelve, as the specification and the issue ask', () => {
    expect([internal.length, external.length, specialized.length]).toEqual([10, 9, 12]);
    expect(SAMPLE_COMPATIBLE_OFFERS).toHaveLength(7);
    expect(SAMPLE_CV_SEARCH_RESULTS).toHaveLength(3);
  });

  test('every region, contract, level and mode is there', () => {
    expect(sorted(internal.map(({ region }) => region))).toEqual(sorted(REGIONS));
    expect(sorted(internal.map(({ type }) => type))).toEqual(sorted(CONTRACT_FILTERS));
    expect(sorted(internal.map(({ experience }) => experience))).toEqual(sorted(EXPERIENCE_LEVELS));
    expect(sorted(internal.map(({ mode }) => mode))).toEqual(sorted(WORK_MODES));
  });

  test.each(internal.map((offer) => [offer.title, offer] as const))(
    '%s reads as a real advertisement',
    (_title, { description, compatibility, source }) => {
      const words = description.split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(350);
      expect(compatibility).toBeGreaterThanOrEqual(75);
      expect(compatibility).toBeLessThanOrEqual(95);
      expect(source).toBe('sample');
    },
  );

  test('links lead to search pages of different boards, over https', () => {
    for (const { url, sample } of [...external, ...specialized]) {
      expect(url).toMatch(/^https:\/\//u);
      expect(sample).toBe(true);
    }
    expect(new Set(external.map(({ logo }) => logo)).size).toBe(9);
  });

  test('the cards are those of sample offers, and show the three colours', () => {
    for (const card of [...SAMPLE_COMPATIBLE_OFFERS, ...SAMPLE_CV_SEARCH_RESULTS]) {
      const offer = internal.find(({ id }) => id === card.id);
      expect(offer).toMatchObject({
        title: card.title,
        company: card.company,
        location: card.location,
        compatibility: card.compatibility,
      });
    }
    const colors = SAMPLE_COMPATIBLE_OFFERS.map(({ compatibility }) =>
      compatibilityColorOf(compatibility),
    );
    expect(new Set(colors)).toEqual(new Set(['green', 'yellow', 'orange']));
  });
});

test.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'yellow'],
  [80, 'yellow'],
  [79, 'orange'],
  [0, 'orange'],
])('a compatibility of %i is %s', (compatibility, color) => {
  expect(compatibilityColorOf(compatibility)).toBe(color);
});

const entry = { id: 1, title: 'Comptable', description: 'Tenir les comptes.' };
const decoded = (file: Record<string, unknown>) => {
  const catalogue = decodeCatalogue({ version: 1, ...file });
  if (!catalogue.ok) throw new Error(catalogue.problem);
  return catalogue.value;
};

describe('a catalogue file', () => {
  test('needs a number, a title and a text for an offer; the rest is not stated', () => {
    const [offer] = decoded({ internal: [entry] }).internal;
    expect(offer).toEqual({
      ...entry,
      company: '',
      location: '',
      region: null,
      type: null,
      experience: null,
      mode: null,
      compatibility: null,
      source: 'catalogue',
      date: null,
      url: null,
      pay: null,
      licences: [],
      languages: [],
      keptOn: null,
      expires: null,
      rome: null,
      provenance: null,
    });
  });

  test.each([
    ['no number', { ...entry, id: undefined }],
    ['a number in words', { ...entry, id: 'un' }],
    ['no title', { ...entry, title: '  ' }],
    ['no text', { ...entry, description: '' }],
    ['an endless text', { ...entry, description: 'x'.repeat(60_000) }],
    ['nothing', null],
  ])('%s: left out and counted', (_name, bad) => {
    const { internal: kept, skipped } = decoded({ internal: [bad, entry] });
    expect(kept.map(({ id }) => id)).toEqual([1]);
    expect(skipped).toBe(1);
  });

  test('a number given twice counts once', () => {
    const { internal: kept, skipped } = decoded({
      internal: [entry, { ...entry, title: 'Autre' }],
    });
    expect(kept.map(({ title }) => title)).toEqual(['Comptable']);
    expect(skipped).toBe(1);
  });

  test('a value that is not known is not stated, and a link that is not one is no link', () => {
    const odd = {
      ...entry,
      type: 'Esclavage',
      region: 'Atlantide',
      date: '2026-13-45',
      pay: { min: 3, max: 2, period: 'month', currency: 'EUR' },
      url: 'javascript:alert(1)',
    };
    expect(decoded({ internal: [odd] }).internal[0]).toMatchObject({
      type: null,
      region: null,
      date: null,
      pay: null,
      url: null,
    });
    const link = { id: 'a', source: 'Ailleurs', title: 'Poste', url: 'data:text/html,x' };
    expect(decoded({ external: [link, { ...link, url: 'https://example.org/a' }] })).toMatchObject({
      external: [{ url: 'https://example.org/a', logo: 'other' }],
      skipped: 1,
    });
  });
});

test.each([
  ['https://example.org/offre?id=1#a', true],
  ['http://example.org', true],
  ['HTTPS://EXAMPLE.ORG/', true],
  ['javascript:alert(1)', false],
  [' javascript://example.org/%0aalert(1)', false],
  ['https://user:pass@example.org/', false],
  ['//example.org', false],
  ['https://', false],
  ['https://example.org/"onclick', false],
  [`https://example.org/${'a'.repeat(3000)}`, false],
])('%s may be a link: %s', (written, allowed) => {
  expect(secureUrl(written) !== null).toBe(allowed);
});
