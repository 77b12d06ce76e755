import { alertPreferencesRecord, seenOffersRecord } from '#/domain/offers/alerts/alertRecords';
import { joinNews, NEVER_LOOKED } from '#/domain/offers/alerts/liveWatch';
import {
  hasNews,
  joinLook,
  keysThere,
  lookAt,
  newOffersSince,
  watchedOffers,
} from '#/domain/offers/alerts/newOffers';
import type { AlertNews, NewsGroup } from '#/domain/offers/alerts/newOffers';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { localDay } from '#/domain/shared/localDay';
import type { StoredRecord } from '#/domain/storage/record';
import { newOffersNotice } from '#/usecases/alerts/alerts.copy';
import { askLiveSources, rememberLiveSources } from '#/usecases/alerts/askLiveSources';
import type { NewOffers } from '#/usecases/alerts/newOffersState';
import { catalogueSessionOf, settledCatalogue } from '#/usecases/catalogue/catalogueSession';
import { finderOf } from '#/usecases/search/offerFinder';
import { catalogueQuery } from '#/usecases/search/offerFinder';
import type { Services } from '#/usecases/shared/services';

const valueOf = <T>({ vault }: Services, record: StoredRecord<T>): T | null => {
  const read = vault.read(record);
  return read.ok ? read.value : null;
};

type Looked =
  | {
      readonly ok: true;
      readonly groups: readonly NewsGroup[];
      readonly there: () => ReadonlySet<number>;
      /** What live sources told. */
      readonly live: readonly AlertNews[];
    }
  | { readonly ok: false; readonly state: NewOffers };

/** Runs the saved searches and the preferences over the catalogue. */
const lookThrough = async (services: Services, asksLive: boolean): Promise<Looked> => {
  const searches = valueOf(services, savedSearchesRecord) ?? [];
  const preferences = valueOf(services, alertPreferencesRecord);
  if (searches.length === 0 && preferences === null)
    return { ok: false, state: { status: 'nothingWatched' } };
  const state = await settledCatalogue(catalogueSessionOf(services));
  if (state.status === 'failed')
    return { ok: false, state: { status: 'failed', problem: state.problem } };
  const finder = finderOf(services);
  const today = localDay(services.now());
  const groups = await watchedOffers({
    searches,
    preferences,
    today,
    find: async (filters) => {
      const query = catalogueQuery(filters);
      return finder.now(state.catalogue, query) ?? finder.find(state.catalogue, query);
    },
  });
  const live = asksLive ? await askLiveSources(services, state.catalogue.internal) : [];
  return { ok: true, groups, there: () => keysThere(state.catalogue, today), live };
};

/**
 * What is new, changed or gone among what is watched. Where nothing is, this look is the last one from now on. `told` new
 * offers were told of before, at this opening.
 */
export const lookForOffers = async (
  services: Services,
  how: 'opening' | 'asked' | 'again',
  told = 0,
): Promise<NewOffers> => {
  // Asked for, the offers are loaded anew: the page may have been open for days.
  if (how === 'asked') catalogueSessionOf(services).retry();
  if (how === 'again') await catalogueSessionOf(services).refresh();
  const looked = await lookThrough(services, true);
  if (!looked.ok) return looked.state;
  const { vault, notices, now } = services;
  const seen = valueOf(services, seenOffersRecord) ?? NEVER_LOOKED;
  const served = newOffersSince(looked.groups, seen, looked.there);
  const news = looked.live.length === 0 ? served : joinNews([served, ...looked.live]);
  // Where it cannot be kept, the same offers are new once more at the next opening: no harm done.
  vault.write(
    seenOffersRecord,
    hasNews(served) ? joinLook(looked.groups, seen) : lookAt(looked.groups, now().toISOString()),
  );
  const wanted = valueOf(services, alertPreferencesRecord)?.notices === true;
  if (how !== 'asked' && wanted && news.total > told && news.since !== null)
    notices.show(newOffersNotice(news.total, new Date(news.since)));
  return { status: 'known', news };
};

/** Remembers all that matches now as seen. */
export const rememberLook = async (services: Services): Promise<NewOffers> => {
  const looked = await lookThrough(services, false);
  if (!looked.ok) return looked.state;
  rememberLiveSources(services);
  const at = services.now().toISOString();
  services.vault.write(seenOffersRecord, lookAt(looked.groups, at));
  return { status: 'known', news: newOffersSince([], { ...NEVER_LOOKED, at }, () => new Set()) };
};
