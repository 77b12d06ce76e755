import { describe, expect, test, vi } from 'vitest';

import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import { liveWatchesRecord } from '#/domain/offers/alerts/liveWatchesRecord';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { liveChoicesRecord, NO_LIVE_CHOICES } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveAnswer, LiveSearch } from '#/domain/offers/live/LiveSearch';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { lazy } from '#/domain/shared/lazy';
import { fail, ok } from '#/domain/shared/result';
import { lookForOffers, rememberLook } from '#/usecases/alerts/lookForOffers';
import type { Services } from '#/usecases/shared/services';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const anOffer = (title: string, over: Partial<InternalOffer> = {}): ImportedOffer => ({
  ...anInternalOffer({
    title,
    company: `${title} SA`,
    url: `https://exemple.fr/${encodeURIComponent(title)}`,
    source: 'imported',
    ...over,
  }),
  provenance: { source: 'Jobicy', id: title, stated: [] },
});

const HOUR = 3_600_000;
const search = (id: number, keyword: string) => ({
  id,
  name: keyword,
  filters: { ...DEFAULT_FILTERS, keyword, location: 'Lyon' },
});

/** A device whose person switched Jobicy on and watches a search; `told` is what the source answers. */
const aDevice = () => {
  const state = {
    instant: Date.parse('2026-11-16T08:00:00Z'),
    told: [] as readonly ImportedOffer[],
    more: false,
    fails: false,
    served: [] as readonly InternalOffer[],
    allowed: true,
  };
  const vault = createMemoryVault({ texts: new Map() }, () => new Date(state.instant));
  const show = vi.fn<Services['notices']['show']>();
  const ask = vi.fn<LiveSearch['ask']>(async () =>
    state.fails
      ? fail({ kind: 'outOfOrder', retryAt: null } as const)
      : ok<LiveAnswer>({ offers: state.told, asOf: null, more: state.more, lacks: [] }),
  );
  const live: LiveSearch = { isAllowed: () => state.allowed, isConfigured: () => true, ask };
  const open = (): Services => {
    const parts: Pick<Services, 'vault' | 'now' | 'offers' | 'offerIndex' | 'notices' | 'live'> = {
      vault,
      now: () => new Date(state.instant),
      offers: { load: async () => ok({ ...EMPTY_CATALOGUE, internal: state.served }) },
      offerIndex: lazy(async () => new InlineOfferIndex()),
      notices: { permission: () => 'allowed', ask: async () => 'allowed', show },
      live: async () => live,
    };
    return parts as Services;
  };
  vault.write(savedSearchesRecord, [search(1, 'comptable')]);
  vault.write(liveChoicesRecord, { ...NO_LIVE_CHOICES, sources: ['jobicy'] });
  const look = async (hours = 2) => {
    state.instant += hours * HOUR;
    const found = await lookForOffers(open(), 'opening');
    if (found.status !== 'known') throw new Error(found.status);
    return found.news;
  };
  return { state, vault, show, ask, open, look };
};

describe('live sources that are switched on', () => {
  test('tell what is new since the last look, until it is seen', async () => {
    const { state, look, ask, open } = aDevice();
    state.told = [anOffer('Comptable')];
    expect(await look()).toMatchObject({ total: 0 });
    state.told = [anOffer('Comptable'), anOffer('Comptable général')];
    const news = await look();
    expect(news).toMatchObject({ total: 1, groups: [{ search: { id: 1 } }] });
    expect(news.groups[0]?.external).toMatchObject([
      { title: 'Comptable général', source: 'Jobicy', url: expect.stringContaining('exemple.fr') },
    ]);
    // Nothing but the words and the place leaves.
    expect(ask.mock.calls[0]?.[1]).toEqual({ keyword: 'comptable', location: 'Lyon' });
    expect(await look()).toMatchObject({ total: 1 });
    await rememberLook(open());
    expect(await look()).toMatchObject({ total: 0, changed: { external: [] } });
  });

  test('stay seen where another tab showed them while a source was answering', async () => {
    const { state, look, ask, open } = aDevice();
    await look();
    state.told = [anOffer('Comptable')];
    expect(await look()).toMatchObject({ total: 1 });
    ask.mockImplementationOnce(async () => {
      await rememberLook(open());
      return ok<LiveAnswer>({ offers: state.told, asOf: null, more: false, lacks: [] });
    });
    expect(await look()).toMatchObject({ total: 0 });
    expect(await look()).toMatchObject({ total: 0 });
  });

  test('are asked once an hour at most, and what they told stays meanwhile', async () => {
    const { state, look, ask } = aDevice();
    await look();
    state.told = [anOffer('Comptable')];
    expect(await look()).toMatchObject({ total: 1 });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await look(0.5)).toMatchObject({ total: 1 });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('tell what changed and what is gone; what stands on a further page is not gone', async () => {
    const { state, look, open } = aDevice();
    state.told = [anOffer('Comptable'), anOffer('Aide-comptable')];
    await look();
    state.more = true;
    state.told = [anOffer('Comptable')];
    expect(await look()).toMatchObject({ gone: { count: 0 } });
    state.more = false;
    state.told = [anOffer('Comptable'), anOffer('Aide-comptable')];
    await rememberLook(open());
    await look();
    state.told = [anOffer('Comptable', { location: 'Villeurbanne (69)' })];
    const news = await look();
    expect(news.gone).toMatchObject({ count: 1, told: [{ title: 'Aide-comptable' }] });
    expect(news.changed.external).toMatchObject([{ title: 'Comptable' }]);
  });

  test('that fail tell nothing is gone, and lose nothing that was told', async () => {
    const { state, look } = aDevice();
    state.told = [anOffer('Comptable')];
    await look();
    state.told = [anOffer('Comptable'), anOffer('Comptable général')];
    await look();
    state.fails = true;
    expect(await look()).toMatchObject({ total: 1, gone: { count: 0 } });
  });

  test('do not tell what is here already, and keeping an offer does not make it gone', async () => {
    const { state, look, open } = aDevice();
    state.told = [anOffer('Comptable')];
    await look();
    await rememberLook(open());
    state.served = [{ ...anOffer('Comptable'), id: 9, source: 'catalogue' }];
    state.told = [anOffer('Comptable'), anOffer('Comptable général')];
    const news = await look();
    expect(news.gone.count).toBe(0);
    expect(news.groups.flatMap(({ external }) => external.map(({ title }) => title))).toEqual([
      'Comptable général',
    ]);
  });

  test('are not asked where the page may not, where none is on, and for six searches at a time', async () => {
    const { state, vault, look, ask } = aDevice();
    state.allowed = false;
    await look();
    state.allowed = true;
    vault.write(liveChoicesRecord, NO_LIVE_CHOICES);
    await look();
    expect(ask).not.toHaveBeenCalled();
    vault.write(liveChoicesRecord, { ...NO_LIVE_CHOICES, sources: ['jobicy'] });
    vault.write(
      savedSearchesRecord,
      Array.from({ length: 9 }, (_, index) => search(index, `comptable ${index}`)),
    );
    await look();
    expect(ask).toHaveBeenCalledTimes(6);
    // The others come with the next look.
    await look(0.5);
    expect(ask).toHaveBeenCalledTimes(9);
  });

  test('are asked first for what waited longest, also where a look comes once a day', async () => {
    const { vault, look, ask } = aDevice();
    vault.write(
      savedSearchesRecord,
      Array.from({ length: 9 }, (_, index) => search(index, `comptable ${index}`)),
    );
    await look(24);
    await look(24);
    expect(new Set(ask.mock.calls.map(([, { keyword }]) => keyword)).size).toBe(9);
    expect(ask).toHaveBeenCalledTimes(12);
  });

  test('leave a list that can be read again, however many searches there are', async () => {
    const { vault, look, ask } = aDevice();
    vault.write(
      savedSearchesRecord,
      Array.from({ length: 405 }, (_, index) => search(index, `comptable ${index}`)),
    );
    for (let day = 0; day < 68; day += 1) await look(24);
    expect(new Set(ask.mock.calls.map(([, { keyword }]) => keyword)).size).toBe(405);
    const kept = vault.read(liveWatchesRecord);
    expect(kept.ok && kept.value?.length).toBe(400);
  });

  test('that are switched off are forgotten', async () => {
    const { state, vault, look } = aDevice();
    state.told = [anOffer('Comptable')];
    await look();
    const kept = vault.read(liveWatchesRecord);
    expect(kept.ok && kept.value?.length).toBe(1);
    vault.write(liveChoicesRecord, { ...NO_LIVE_CHOICES, sources: ['arbeitnow'] });
    await look();
    const then = vault.read(liveWatchesRecord);
    expect(then.ok && then.value?.every(({ key }) => key.startsWith('live:arbeitnow'))).toBe(true);
  });
});
