import { alertPreferencesRecord, seenOffersRecord } from '#/domain/offers/alerts/alertRecords';
import { joinLook, lookAt, newOffersSince, watchedOffers } from '#/domain/offers/alerts/newOffers';
import type { LastLook, NewsGroup } from '#/domain/offers/alerts/newOffers';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import type { StoredRecord } from '#/domain/storage/record';
import { newOffersNotice } from '#/usecases/alerts/alerts.copy';
import type { NewOffers } from '#/usecases/alerts/newOffersState';
import { catalogueSessionOf, settledCatalogue } from '#/usecases/catalogue/catalogueSession';
import { finderOf } from '#/usecases/search/offerFinder';
import { catalogueQuery } from '#/usecases/search/offerFinder';
import type { Services } from '#/usecases/shared/services';

const NEVER: LastLook = { at: null, keys: [], watched: [] };

const valueOf = <T>({ vault }: Services, record: StoredRecord<T>): T | null => {
  const read = vault.read(record);
  return read.ok ? read.value : null;
};

type Looked =
  | { readonly ok: true; readonly groups: readonly NewsGroup[] }
  | { readonly ok: false; readonly state: NewOffers };

/** Runs the saved searches and the preferences over the catalogue. */
const lookThrough = async (services: Services): Promise<Looked> => {
  const searches = valueOf(services, savedSearchesRecord) ?? [];
  const preferences = valueOf(services, alertPreferencesRecord);
  if (searches.length === 0 && preferences === null)
    return { ok: false, state: { status: 'nothingWatched' } };
  const state = await settledCatalogue(catalogueSessionOf(services));
  if (state.status === 'failed')
    return { ok: false, state: { status: 'failed', problem: state.problem } };
  const finder = finderOf(services);
  const groups = await watchedOffers({
    searches,
    preferences,
    find: async (filters) => {
      const query = catalogueQuery(filters);
      return finder.now(state.catalogue, query) ?? finder.find(state.catalogue, query);
    },
  });
  return { ok: true, groups };
};

/** What is new among what is watched. Where nothing is, this look is the last one from now on. */
export const lookForOffers = async (
  services: Services,
  how: 'opening' | 'asked',
): Promise<NewOffers> => {
  // Asked for, the offers are loaded anew: the page may have been open for days.
  if (how === 'asked') catalogueSessionOf(services).retry();
  const looked = await lookThrough(services);
  if (!looked.ok) return looked.state;
  const { vault, notices, now } = services;
  const seen = valueOf(services, seenOffersRecord) ?? NEVER;
  const news = newOffersSince(looked.groups, seen);
  // Where it cannot be kept, the same offers are new once more at the next opening: no harm done.
  vault.write(
    seenOffersRecord,
    news.total === 0 ? lookAt(looked.groups, now().toISOString()) : joinLook(looked.groups, seen),
  );
  const wanted = valueOf(services, alertPreferencesRecord)?.notices === true;
  if (how === 'opening' && wanted && news.total > 0 && news.since !== null)
    notices.show(newOffersNotice(news.total, new Date(news.since)));
  return { status: 'known', news };
};

/** Remembers all that matches now as seen. */
export const rememberLook = async (services: Services): Promise<NewOffers> => {
  const looked = await lookThrough(services);
  if (!looked.ok) return looked.state;
  const at = services.now().toISOString();
  services.vault.write(seenOffersRecord, lookAt(looked.groups, at));
  return { status: 'known', news: { since: at, total: 0, groups: [] } };
};
