import { describe, expect, test, vi } from 'vitest';

import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { INDEX_FROM } from '#/domain/offers/search/OfferIndex';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import { lazy } from '#/domain/shared/lazy';
import { createOfferFinder } from '#/usecases/search/offerFinder';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const TRADES = ['Soudeuse', 'Comptable', 'Aide-soignant·e'];
const anExternalOffer = (location: string): ExternalOffer => ({
  id: location,
  title: 'Soudeuse',
  agency: '',
  location,
  url: 'https://exemple.fr/1',
  logo: 'other',
  sample: false,
  source: 'Indeed',
});
const offersOf = (count: number) => ({
  internal: Array.from({ length: count }, (_, index) =>
    anInternalOffer({ id: index + 1, title: TRADES[index % TRADES.length] ?? '' }),
  ),
  external: [],
});
const typed = { filters: { ...DEFAULT_FILTERS, keyword: 'soudeur' }, sort: 'relevance' } as const;
const untyped = { filters: { ...DEFAULT_FILTERS, types: ['CDI'] }, sort: 'relevance' } as const;
const broken: OfferIndex = {
  replace: () => Promise.reject(new Error('not loaded')),
  search: () => Promise.reject(new Error('not loaded')),
  beside: () => Promise.reject(new Error('not loaded')),
  places: () => Promise.reject(new Error('not loaded')),
};

describe('looking through the offers', () => {
  test('a few thousand are looked through on the page, without any index', () => {
    const offers = offersOf(INDEX_FROM - 1);
    expect(createOfferFinder(async () => broken).now(offers, typed)).toEqual({
      ...filterOffers(offers, typed.filters),
      complete: true,
      place: null,
    });
  });

  test('while the register of places is on its way, the page tells what it can, and never that this is all', async () => {
    const offers = {
      internal: [
        anInternalOffer({ id: 1, title: 'Soudeuse', location: '07 - VALLON PONT D ARC' }),
        anInternalOffer({ id: 2, title: 'Soudeur', location: 'Romainville (93)' }),
        anInternalOffer({ id: 3, title: 'Comptable', location: 'Privas (07)' }),
      ],
      external: [anExternalOffer('Ardèche'), anExternalOffer('Lyon')],
    };
    const finder = createOfferFinder(() => new Promise(() => undefined));
    const at = (location: string, keyword = '') =>
      finder.meanwhile(offers, {
        filters: { ...DEFAULT_FILTERS, location, keyword },
        sort: 'relevance',
      });
    const found = await at('ardeche', 'soudeur');
    expect(found).toMatchObject({ complete: false, place: null });
    expect(found?.internal.map(({ id }) => id)).toEqual([1]);
    expect(found?.external.map(({ location }) => location)).toEqual(['Ardèche']);
    // Nothing found is nothing told: the register may know better.
    expect(await at('Balazuc')).toBeNull();
    expect(await at('')).toBeNull();
  });

  test('a typed place is for the index, which knows what it means', async () => {
    const offers = {
      internal: [
        anInternalOffer({ id: 1, location: '07 - VALLON PONT D ARC' }),
        anInternalOffer({ id: 2, location: 'Dakar' }),
      ],
      external: [anExternalOffer('Ardèche'), anExternalOffer('Lyon')],
    };
    const query = {
      filters: { ...DEFAULT_FILTERS, location: 'ardeche' },
      sort: 'relevance',
    } as const;
    const finder = createOfferFinder(lazy(async () => new InlineOfferIndex()));
    expect(finder.now(offers, query)).toBeNull();
    const found = await finder.find(offers, query);
    expect(found.internal.map(({ id }) => id)).toEqual([1]);
    expect(found.external.map(({ location }) => location)).toEqual(['Ardèche']);
    expect(found.place).toMatchObject({ kind: 'department', name: 'Ardèche' });
  });

  test('where no index loads, nothing stands beside', async () => {
    const finder = createOfferFinder(async () => broken);
    expect(await finder.beside(offersOf(3), typed, 10)).toEqual({ trade: null, letters: [] });
  });

  test('more of them are when nothing was typed', () => {
    const offers = offersOf(INDEX_FROM);
    const finder = createOfferFinder(async () => broken);
    expect(finder.now(offers, untyped)?.internal).toHaveLength(INDEX_FROM);
    expect(finder.now(offers, typed)).toBeNull();
    expect(finder.now(offers, { ...untyped, sort: 'date' })).toBeNull();
  });

  test('the index answers as the page would, in full or in part', async () => {
    const offers = offersOf(INDEX_FROM);
    const finder = createOfferFinder(lazy(async () => new InlineOfferIndex()));
    const all = await finder.find(offers, typed);
    const { internal } = filterOffers(offers, typed.filters);
    expect(all.internal).toEqual(sortOffers(internal, 'relevance', { keyword: 'soudeur' }));
    expect(all.complete).toBe(true);
    const some = await finder.find(offers, typed, 5);
    expect(some).toMatchObject({ internal: all.internal.slice(0, 5), complete: false });
  });

  test('the index is filled once for the same offers', async () => {
    const index = new InlineOfferIndex();
    const replace = vi.fn<OfferIndex['replace']>(index.replace);
    const finder = createOfferFinder(async () => ({
      replace,
      search: index.search,
      beside: index.beside,
      places: index.places,
    }));
    const offers = offersOf(INDEX_FROM);
    await Promise.all([finder.find(offers, typed), finder.find(offers, untyped, 3)]);
    expect(replace).toHaveBeenCalledOnce();
    await finder.find(offersOf(INDEX_FROM), typed);
    expect(replace).toHaveBeenCalledTimes(2);
  });

  test('where no index loads, the answer comes all the same', async () => {
    const offers = offersOf(INDEX_FROM);
    const found = await createOfferFinder(async () => broken).find(offers, typed);
    expect(found.internal).toHaveLength(INDEX_FROM / 3);
  });
});
