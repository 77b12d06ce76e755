import { describe, expect, it, vi } from 'vitest';

import { importedOffersRecord } from '#/domain/offers/imports/importedOffersRecord';
import { keepLiveOffer, removeImported, saveImported } from '#/usecases/offers/saveImported';
import type { Notify } from '#/usecases/shared/notification';
import { anImportedOffer } from '#tests/support/builders/anImport';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryOffers } from '#tests/support/memory/memoryOffers';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date('2026-11-20T10:00:00Z');

const someOffers = (source: string, count: number) => ({
  offers: Array.from({ length: count }, (_, index) =>
    anImportedOffer({
      title: `Couvreur ${source} ${index}`,
      provenance: { source, id: String(index), stated: [] },
    }),
  ),
  problems: [],
});

/** What two tabs of one browser share. */
const device = () => {
  const store = createMemoryOffers();
  const vault = createMemoryVault({ texts: new Map() }, () => NOW);
  const tab = {
    vault,
    imported: () => Promise.resolve(store),
    notify: vi.fn<Notify>(),
    now: () => NOW,
  };
  const listed = () => {
    const read = vault.read(importedOffersRecord);
    return new Map((read.ok ? (read.value ?? []) : []).map((one) => [one.source, one.count]));
  };
  const held = async () => {
    const read = await store.load();
    const counts = new Map<string, number>();
    for (const { provenance } of read.ok ? read.value : []) {
      const source = provenance?.source ?? '';
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
    return counts;
  };
  return { tab, listed, held };
};

describe('imports of two tabs at once', () => {
  it('are both listed', async () => {
    const { tab, listed, held } = device();
    await Promise.all([
      saveImported(tab, someOffers('Embauches', 3)),
      saveImported(tab, someOffers('Chantiers', 2)),
    ]);
    expect(listed()).toEqual(
      new Map([
        ['Embauches', 3],
        ['Chantiers', 2],
      ]),
    );
    expect(listed()).toEqual(await held());
  });

  it('of one file add each offer once', async () => {
    const { tab, listed } = device();
    const [first, second] = await Promise.all([
      saveImported(tab, someOffers('Embauches', 3)),
      saveImported(tab, someOffers('Embauches', 3)),
    ]);
    expect([first, second]).toMatchObject([
      { value: { added: 3 } },
      { value: { added: 0, same: 3 } },
    ]);
    expect(listed()).toEqual(new Map([['Embauches', 3]]));
  });

  it('list no source that the other tab took away', async () => {
    const { tab, listed, held } = device();
    await saveImported(tab, someOffers('Embauches', 3));
    await Promise.all([
      saveImported(tab, someOffers('Chantiers', 2)),
      removeImported(tab, 'Embauches'),
    ]);
    expect(listed()).toEqual(new Map([['Chantiers', 2]]));
    expect(listed()).toEqual(await held());
  });

  it('leave room for an offer kept from a live source', async () => {
    const { tab, listed, held } = device();
    const offer = anInternalOffer({
      title: 'Zingueuse',
      provenance: { source: 'Greenhouse', id: '7', stated: [] },
    });
    await Promise.all([saveImported(tab, someOffers('Embauches', 3)), keepLiveOffer(tab, offer)]);
    expect(listed()).toEqual(await held());
    expect(listed().get('Greenhouse')).toBe(1);
  });
});
