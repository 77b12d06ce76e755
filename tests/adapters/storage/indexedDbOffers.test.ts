import * as fake from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DATABASE } from '#/adapters/storage/database';
import { createIndexedDbOffers } from '#/adapters/storage/indexedDbOffers';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

/** Offers of a source, under the numbers that imports give. */
const someOffers = (source: string, count: number, from = 2 ** 52): readonly InternalOffer[] =>
  Array.from({ length: count }, (_, index) =>
    anInternalOffer({
      id: from + index,
      source: 'imported',
      title: `Couvreur ${index}`,
      keptOn: '2026-11-02',
      provenance: { source, id: String(index), stated: [] },
    }),
  );

const loaded = async (): Promise<readonly InternalOffer[]> => {
  const offers = await createIndexedDbOffers().load();
  if (!offers.ok) throw new Error(offers.problem);
  return offers.value.toSorted((one, other) => one.id - other.id);
};

describe('imported offers in IndexedDB', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fake))
      if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come back as they were kept', async () => {
    const offers = someOffers('Embauches', 700);
    expect(await createIndexedDbOffers().keep(offers)).toStrictEqual({ ok: true, value: null });
    expect(await loaded()).toStrictEqual(offers);
  });

  it('take the place of those of the same numbers, and of no others', async () => {
    const offers = someOffers('Embauches', 300);
    await createIndexedDbOffers().keep(offers);
    const changed: InternalOffer = { ...anInternalOffer(offers[270]), title: 'Charpentier' };
    await createIndexedDbOffers().keep([changed]);
    expect(await loaded()).toStrictEqual(offers.with(270, changed));
  });

  it('leave with their source', async () => {
    const staying = someOffers('Chantiers', 40, 2 ** 52 + 1000);
    await createIndexedDbOffers().keep([...someOffers('Embauches', 600), ...staying]);
    await createIndexedDbOffers().removeSource('Embauches');
    expect(await loaded()).toStrictEqual(staying);
  });

  it('that stood an entry each are all there after the database was brought up to date', async () => {
    const offers = someOffers('Embauches', 520);
    const former = await openDB(DATABASE, 2, {
      upgrade: (database) => {
        database.createObjectStore('cv');
        database
          .createObjectStore('offers', { keyPath: 'id' })
          .createIndex('source', 'provenance.source');
      },
    });
    await former.put('cv', { name: 'cv.pdf' }, 'kept');
    for (const offer of offers) await former.put('offers', offer);
    former.close();
    expect(await loaded()).toStrictEqual(offers);
    const now = await openDB(DATABASE);
    expect([...now.objectStoreNames]).toStrictEqual([
      'attachments',
      'autoSave',
      'cv',
      'offerShelves',
    ]);
    expect(await now.get('cv', 'kept')).toStrictEqual({ name: 'cv.pdf' });
    now.close();
  });

  it('that cannot be read back are left out, and stay when others are kept beside', async () => {
    const [offer] = someOffers('Embauches', 1);
    if (offer === undefined) throw new Error('none');
    await createIndexedDbOffers().keep([offer]);
    const database = await openDB(DATABASE);
    const shelf = offer.id % 256;
    await database.put('offerShelves', ['damaged', offer], shelf);
    await createIndexedDbOffers().keep([{ ...offer, title: 'Charpentier' }]);
    expect(await loaded()).toStrictEqual([{ ...offer, title: 'Charpentier' }]);
    expect(await database.get('offerShelves', shelf)).toContain('damaged');
    database.close();
  });
});
