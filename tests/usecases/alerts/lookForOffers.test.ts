import { describe, expect, test, vi } from 'vitest';

import { InlineOfferIndex } from '#/adapters/offers/index/InlineOfferIndex';
import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import { EMPTY_CATALOGUE } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { INDEX_FROM } from '#/domain/offers/search/OfferIndex';
import { lazy } from '#/domain/shared/lazy';
import { fail, ok } from '#/domain/shared/result';
import { lookForOffers, rememberLook } from '#/usecases/alerts/lookForOffers';
import type { Services } from '#/usecases/shared/services';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const comptable = (id: number): InternalOffer => anInternalOffer({ id, title: `Comptable ${id}` });

/** A device, and the part of the services that a look needs; `served` is what the source serves. */
const aDevice = (served: { offers: readonly InternalOffer[] | null }) => {
  let instant = Date.parse('2026-11-16T08:00:00Z');
  const now = (): Date => new Date((instant += 1_000));
  const vault = createMemoryVault({ texts: new Map() }, now);
  const show = vi.fn<Services['notices']['show']>();
  const offers: OfferSource = {
    load: () =>
      Promise.resolve(
        served.offers === null
          ? fail('offline')
          : ok({ ...EMPTY_CATALOGUE, internal: served.offers }),
      ),
  };
  // Each opening of the application has its services; the device stays.
  const open = (): Services => {
    const parts: Pick<Services, 'vault' | 'now' | 'offers' | 'offerIndex' | 'notices'> = {
      vault,
      now,
      offers,
      offerIndex: lazy(async () => new InlineOfferIndex()),
      notices: { permission: () => 'allowed', ask: () => Promise.resolve('allowed'), show },
    };
    return parts as Services;
  };
  return { vault, show, open };
};

const search = { id: 1, name: 'Comptables', filters: { ...DEFAULT_FILTERS, keyword: 'comptable' } };

describe('a look at the new offers', () => {
  test('without anything watched loads no offers', async () => {
    const { open } = aDevice({ offers: null });
    expect(await lookForOffers(open(), 'opening')).toEqual({ status: 'nothingWatched' });
  });

  test('tells what came between two openings, until it is marked as seen', async () => {
    const served = { offers: [comptable(1)] };
    const { vault, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { since: null } });
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { total: 0 } });

    served.offers = [
      comptable(1),
      comptable(2),
      anInternalOffer({ id: 3, title: 'Cariste', description: 'Chariot' }),
    ];
    const found = await lookForOffers(open(), 'opening');
    expect(found).toMatchObject({ news: { total: 1, groups: [{ search }] } });
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { total: 1 } });

    await rememberLook(open());
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { total: 0 } });
  });

  test('finds the same among more offers than the page looks through', async () => {
    const many = Array.from({ length: INDEX_FROM }, (_, index) => comptable(index + 1));
    const served = { offers: many };
    const { vault, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    await lookForOffers(open(), 'opening');
    served.offers = [...many, comptable(INDEX_FROM + 1)];
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { total: 1 } });
  });

  test('asked for, loads the offers anew', async () => {
    const served = { offers: [comptable(1)] };
    const { vault, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    const services = open();
    await lookForOffers(services, 'opening');
    served.offers = [comptable(1), comptable(2)];
    expect(await lookForOffers(services, 'opening')).toMatchObject({ news: { total: 0 } });
    expect(await lookForOffers(services, 'asked')).toMatchObject({ news: { total: 1 } });
  });

  test('shows a notification at an opening, where the user wants it', async () => {
    const served = { offers: [comptable(1)] };
    const { vault, show, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    await lookForOffers(open(), 'opening');
    served.offers = [comptable(1), comptable(2)];
    await lookForOffers(open(), 'opening');
    expect(show).not.toHaveBeenCalled();

    vault.write(alertPreferencesRecord, {
      ...DEFAULT_ALERT_PREFERENCES,
      keywords: 'cariste',
      notices: true,
    });
    await lookForOffers(open(), 'asked');
    expect(show).not.toHaveBeenCalled();
    await lookForOffers(open(), 'opening');
    expect(show).toHaveBeenCalledExactlyOnceWith({
      title: '1 nouvelle offre',
      text: 'Depuis le 16 novembre 2026, pour vos recherches et vos alertes.',
      tag: 'embellie-nouvelles-offres',
    });
  });

  test('looks again while the page is open, and tells each new offer once', async () => {
    const served: { offers: readonly InternalOffer[] | null } = { offers: [comptable(1)] };
    const { vault, show, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    vault.write(alertPreferencesRecord, { ...DEFAULT_ALERT_PREFERENCES, notices: true });
    const services = open();
    await lookForOffers(services, 'opening');
    served.offers = [comptable(1), comptable(2)];
    expect(await lookForOffers(services, 'again')).toMatchObject({ news: { total: 1 } });
    await lookForOffers(services, 'again', 1);
    expect(show).toHaveBeenCalledOnce();
    served.offers = [comptable(1), comptable(2), comptable(3)];
    await lookForOffers(services, 'again', 1);
    expect(show).toHaveBeenCalledTimes(2);
    // A source that cannot be reached takes nothing away.
    served.offers = null;
    expect(await lookForOffers(services, 'again', 2)).toMatchObject({
      news: { total: 2, gone: { count: 0 } },
    });
  });

  test('tells what changed and what is gone until it is seen', async () => {
    const served = { offers: [comptable(1), comptable(2)] };
    const { vault, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    await lookForOffers(open(), 'opening');
    served.offers = [{ ...comptable(1), location: 'Rennes (35)' }];
    const told = {
      news: {
        total: 0,
        changed: { internal: [{ id: 1 }] },
        gone: { count: 1, told: [{ title: 'Comptable 2' }] },
      },
    };
    expect(await lookForOffers(open(), 'opening')).toMatchObject(told);
    expect(await lookForOffers(open(), 'opening')).toMatchObject(told);
    await rememberLook(open());
    expect(await lookForOffers(open(), 'opening')).toMatchObject({
      news: { changed: { internal: [] }, gone: { count: 0 } },
    });
  });

  test('a source that fails keeps the last look', async () => {
    const served: { offers: readonly InternalOffer[] | null } = { offers: [comptable(1)] };
    const { vault, open } = aDevice(served);
    vault.write(savedSearchesRecord, [search]);
    await lookForOffers(open(), 'opening');
    served.offers = null;
    expect(await lookForOffers(open(), 'opening')).toEqual({
      status: 'failed',
      problem: 'offline',
    });
    served.offers = [comptable(1), comptable(2)];
    expect(await lookForOffers(open(), 'opening')).toMatchObject({ news: { total: 1 } });
  });
});
