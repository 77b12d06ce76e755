import { describe, expect, it, vi } from 'vitest';

import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { offerCorrectionsRecord, withCorrection } from '#/domain/postings/offerCorrections';
import { showSamplesRecord } from '#/domain/settings/showSamples';
import { fail, ok } from '#/domain/shared/result';
import { createCatalogueSession } from '#/usecases/catalogue/catalogueSession';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryOffers } from '#tests/support/memory/memoryOffers';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const served = anInternalOffer({ id: 7, title: 'Servie' });
const one = anInternalOffer({ id: 100, title: 'Ajoutée', source: 'own' });
const two = anInternalOffer({ id: 200, title: 'Ajoutée ensuite', source: 'own' });

const serving = (internal: readonly InternalOffer[]): OfferSource => ({
  load: () => Promise.resolve(ok({ ...EMPTY_CATALOGUE, internal })),
});

const setUp = (
  source: OfferSource,
  kept: readonly InternalOffer[] = [],
  store = createMemoryOffers(),
) => {
  const vault = createMemoryVault({ texts: new Map() }, () => new Date(0));
  if (kept.length > 0) vault.write(ownOffersRecord, kept);
  const session = createCatalogueSession(
    source,
    vault,
    () => Promise.resolve(store),
    () => new Date('2026-11-20T12:00:00'),
  );
  const offers = () => {
    const state = session.getSnapshot();
    return state.status === 'loading' ? null : state.catalogue.internal;
  };
  const loaded = () => vi.waitFor(() => expect(offers()).not.toBeNull(), { interval: 1 });
  return { vault, session, offers, loaded };
};

describe('the catalogue with the own offers', () => {
  it('has them first', async () => {
    const { session, offers, loaded } = setUp(serving([served]), [two, one]);
    session.start();
    await loaded();
    expect(offers()?.map(({ id }) => id)).toEqual([200, 100, 7]);
  });

  it('leaves out what has closed, but what the person wrote down', async () => {
    const ended = '2026-11-19';
    const { session, offers, loaded } = setUp(
      serving([
        { ...served, id: 8, expires: ended },
        { ...served, id: 9, expires: '2026-11-20' },
        { ...served, id: 10, source: 'imported', expires: ended },
      ]),
      [{ ...one, expires: ended }],
    );
    session.start();
    await loaded();
    expect(offers()?.map(({ id }) => id)).toEqual([100, 9]);
  });

  it('is loaded anew while it stays in view, and stays where that fails', async () => {
    let answer: readonly InternalOffer[] | null = [served];
    const source: OfferSource = {
      load: () =>
        Promise.resolve(
          answer === null ? fail('offline') : ok({ ...EMPTY_CATALOGUE, internal: answer }),
        ),
    };
    const { session, offers, loaded } = setUp(source);
    session.start();
    await loaded();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.getSnapshot().status));
    answer = null;
    await session.refresh();
    expect(offers()).toEqual([served]);
    answer = [served, { ...served, id: 8 }];
    await session.refresh();
    expect(offers()?.map(({ id }) => id)).toEqual([7, 8]);
    expect(seen).toEqual(['ready']);
  });

  it('follows what is kept, and leaves the same objects where nothing changed', async () => {
    const { vault, session, offers, loaded } = setUp(serving([served]), [one]);
    const heard = vi.fn<() => void>();
    const leave = session.subscribe(heard);
    session.start();
    await loaded();
    const before = offers()?.[0];
    heard.mockClear();
    vault.write(ownOffersRecord, [two, one]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(offers()?.map(({ id }) => id)).toEqual([200, 100, 7]);
    expect(offers()?.[1]).toBe(before);
    leave();
    vault.write(ownOffersRecord, []);
    expect(offers()).toHaveLength(3);
    session.subscribe(heard);
    expect(offers()?.map(({ id }) => id)).toEqual([7]);
  });

  it('names an offer as the person put it right, until that is taken back', async () => {
    const { vault, session, offers, loaded } = setUp(serving([served]), [one]);
    session.subscribe(() => {});
    session.start();
    await loaded();
    const before = offers();
    const head = { title: 'Maçon', company: null };
    vault.write(offerCorrectionsRecord, withCorrection([], served.description, { head }, 1));
    expect(offers()?.at(-1)).toEqual({ ...served, title: 'Maçon', company: '' });
    vault.write(offerCorrectionsRecord, []);
    expect(offers()).toEqual(before);
  });

  it('keeps the same catalogue while nothing changes', async () => {
    const { session, loaded } = setUp(serving([served]), [one]);
    session.start();
    await loaded();
    const before = session.getSnapshot();
    session.subscribe(() => undefined);
    expect(session.getSnapshot()).toBe(before);
  });

  it('still has them where the source fails', async () => {
    const { session, offers, loaded } = setUp(
      { load: () => Promise.resolve(fail('offline' as const)) },
      [one],
    );
    session.start();
    await loaded();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', problem: 'offline' });
    expect(offers()?.map(({ id }) => id)).toEqual([100]);
  });

  it('takes an exported offer that came back in a catalogue for what it is', async () => {
    const { session, offers, loaded } = setUp(serving([{ ...one, title: 'Ancienne' }, two]), [one]);
    session.start();
    await loaded();
    expect(offers()?.map(({ title, source }) => [title, source])).toEqual([
      ['Ajoutée', 'own'],
      ['Ajoutée ensuite', 'catalogue'],
    ]);
  });

  const sample = anInternalOffer({ id: 8, title: 'Exemple', source: 'sample' });

  it('leaves the examples out at once where they are hidden', async () => {
    const { vault, session, offers, loaded } = setUp(serving([sample]));
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    session.start();
    await loaded();
    expect(session.getSnapshot()).toMatchObject({ samples: 'shown' });
    expect(offers()?.map(({ id }) => id)).toEqual([8]);
    heard.mockClear();
    vault.write(showSamplesRecord, false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot()).toMatchObject({ samples: 'hidden' });
    expect(offers()).toEqual([]);
    vault.write(showSamplesRecord, true);
    expect(offers()).toHaveLength(1);
  });

  it('leaves the examples out as soon as one real offer is there', async () => {
    const { vault, session, offers, loaded } = setUp(serving([sample]));
    session.subscribe(() => undefined);
    session.start();
    await loaded();
    vault.write(ownOffersRecord, [one]);
    expect(session.getSnapshot()).toMatchObject({ samples: 'none' });
    expect(offers()?.map(({ id }) => id)).toEqual([100]);
    vault.write(ownOffersRecord, []);
    expect(offers()?.map(({ id }) => id)).toEqual([8]);
    const deployed = setUp(serving([sample, served]));
    deployed.session.start();
    await deployed.loaded();
    expect(deployed.offers()?.map(({ id }) => id)).toEqual([7]);
  });

  it('has the imported offers behind the own ones, and follows their record', async () => {
    const imported = anInternalOffer({
      id: 2 ** 52,
      source: 'imported',
      provenance: { source: 'France Travail', id: 'a', stated: [] },
    });
    const store = createMemoryOffers({ kept: [imported] });
    const { vault, session, offers, loaded } = setUp(serving([served]), [one], store);
    session.subscribe(() => undefined);
    session.start();
    await loaded();
    expect(offers()?.map(({ id }) => id)).toEqual([100, 7]);
    const line = { source: 'France Travail', count: 1, importedOn: '2026-11-20', ends: {} };
    vault.write(importedOffersRecord, [line]);
    await vi.waitFor(() => expect(offers()?.map(({ id }) => id)).toEqual([100, 2 ** 52, 7]));
    await store.removeSource('France Travail');
    vault.write(importedOffersRecord, []);
    await vi.waitFor(() => expect(offers()?.map(({ id }) => id)).toEqual([100, 7]));
  });

  it('has nothing to hide in the catalogue of a deployer', async () => {
    const { vault, session, offers, loaded } = setUp(serving([served]));
    vault.write(showSamplesRecord, false);
    session.start();
    await loaded();
    expect(session.getSnapshot()).toMatchObject({ samples: 'none' });
    expect(offers()).toHaveLength(1);
  });
});
