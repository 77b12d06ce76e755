import { describe, expect, test } from 'vitest';

import {
  ownOffersRecord,
  withOwnOffer,
  withoutOwnOffer,
} from '#/domain/offers/catalogue/ownOffersRecord';
import {
  savedSearchesRecord,
  withoutSavedSearch,
  withSavedSearch,
} from '#/domain/offers/saved/savedSearchesRecord';
import { defaultSearchName } from '#/domain/offers/saved/searchName.fr';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { decodeRecord, encodeRecord } from '#/domain/storage/record';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const search = (id: number) => ({ id, name: `Recherche ${id}`, filters: DEFAULT_FILTERS });

test('a search is named after its day', () => {
  expect(defaultSearchName('2026-11-05')).toBe('Recherche du 05/11/2026');
});

describe('saved searches', () => {
  test('the newest stands first, without a limit', () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const all = ids.reduce<readonly ReturnType<typeof search>[]>(
      (list, id) => withSavedSearch(list, search(id)),
      [],
    );
    expect(all).toHaveLength(60);
    expect(all[0]?.id).toBe(60);
    expect(withoutSavedSearch(all, 60)[0]?.id).toBe(59);
  });

  test('are kept as the bare list of the specification', () => {
    const text = encodeRecord(savedSearchesRecord, [search(1)], '2026-11-21T08:00:00.000Z');
    expect(JSON.parse(text)).toEqual([search(1)]);
    expect(decodeRecord(savedSearchesRecord, text)).toEqual({ ok: true, value: [search(1)] });
  });

  test('an unknown member of a filter is no restriction; a damaged list is a problem', () => {
    const odd = {
      ...search(1),
      filters: {
        ...DEFAULT_FILTERS,
        region: 'Atlantide',
        types: ['CDI', 'Esclavage'],
        experience: 'dieu',
      },
    };
    expect(decodeRecord(savedSearchesRecord, JSON.stringify([odd]))).toMatchObject({
      ok: true,
      value: [{ filters: { region: '', types: ['CDI'], experience: 'all' } }],
    });
    expect(decodeRecord(savedSearchesRecord, '[{"id":"x"}]').ok).toBe(false);
    expect(decodeRecord(savedSearchesRecord, '{').ok).toBe(false);
  });
});

describe('own offers', () => {
  test('the newest stands first, one saved again stays where it is', () => {
    const [one, two] = [anInternalOffer({ id: 1 }), anInternalOffer({ id: 2 })];
    const both = withOwnOffer(withOwnOffer([], one), two);
    expect(both.map(({ id }) => id)).toEqual([2, 1]);
    expect(withOwnOffer(both, { ...one, title: 'Autre' }).map(({ title }) => title)[1]).toBe(
      'Autre',
    );
    expect(withoutOwnOffer(both, 2)).toEqual([one]);
  });

  test('come back from the device as they were', () => {
    const offers = [
      anInternalOffer({ source: 'own', keptOn: '2026-11-21', url: 'https://example.org/a' }),
    ];
    const text = encodeRecord(ownOffersRecord, offers, '2026-11-21T08:00:00.000Z');
    expect(decodeRecord(ownOffersRecord, text)).toEqual({ ok: true, value: offers });
  });
});
