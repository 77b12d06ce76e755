import { useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useNewOffers } from '#/app/hooks/useNewOffers';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecord } from '#/app/hooks/useRecord';
import { addressOfSearch, hrefOfOffer } from '#/app/navigation/searchAddresses';
import { ADDRESSES } from '#/copy/addresses';
import { alertMailto } from '#/domain/offers/alerts/alertMail.fr';
import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { alertFilters, hasNews } from '#/domain/offers/alerts/newOffers';
import type { NewsGroup } from '#/domain/offers/alerts/newOffers';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { JobAlertsPage } from '#/pages/JobAlertsPage/JobAlertsPage';
import type {
  AlertSearch,
  AlertOffer,
  NewOffersGroup,
  NewsState,
} from '#/pages/JobAlertsPage/JobAlertsPage.state';
import {
  alertDraftOf,
  editAlerts,
  preferencesWith,
  saveAlerts,
} from '#/usecases/alerts/alertDraft';
import { alertToasts } from '#/usecases/alerts/alerts.copy';
import type { NoticeState } from '#/usecases/alerts/askForNotices';
import { askForNotices } from '#/usecases/alerts/askForNotices';
import { exportReminder } from '#/usecases/alerts/exportReminder';
import type { NewOffers } from '#/usecases/alerts/newOffersState';

/** Offers of one search that the screen can list; the search itself shows the others. */
const LISTED = 50;

const placeOf = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

const offersOf = ({ internal, external }: OfferLists): readonly AlertOffer[] =>
  [
    ...internal.slice(0, LISTED).map((offer) => ({
      key: `here-${offer.id}`,
      title: offer.title,
      place: placeOf(offer.company, offer.location),
      href: hrefOfOffer(offer),
    })),
    ...external.slice(0, LISTED).map((offer) => ({
      key: `there-${offer.id}`,
      title: offer.title,
      place: placeOf(offer.agency, offer.location, offer.source),
      href: offer.url,
    })),
  ].slice(0, LISTED);

const groupOf = ({ search, watch, ...lists }: NewsGroup): NewOffersGroup => {
  const { internal, external } = lists;
  return {
    key: watch,
    name: search?.name ?? null,
    offers: offersOf(lists),
    total: internal.length + external.length,
    href: search === null ? ADDRESSES.search : addressOfSearch(search.filters),
  };
};

/** What the screen of the alerts shows of a look; where nothing is watched, no look has to tell so. */
const newsState = (newOffers: NewOffers, watches: boolean): NewsState => {
  switch (newOffers.status) {
    case 'unknown':
    case 'looking':
      return { status: watches ? 'looking' : 'nothingWatched' };
    case 'nothingWatched':
      return { status: 'nothingWatched' };
    case 'failed':
      return { status: 'failed', problem: newOffers.problem };
    case 'known': {
      const { since, total, groups, changed, gone } = newOffers.news;
      if (since === null || !hasNews(newOffers.news))
        return { status: 'none', since: since === null ? null : new Date(since) };
      return {
        status: 'new',
        since: new Date(since),
        total,
        groups: groups.map(groupOf),
        changed: offersOf(changed),
        gone: {
          count: gone.count,
          told: gone.told
            .slice(0, LISTED)
            .map(({ key, title, place }) => ({ key: String(key), title, place })),
        },
        mail: total === 0 ? null : alertMailto(newOffers.news),
      };
    }
  }
};

/** The searches that answer the preferences: one for each keyword. */
const alertSearches = (preferences: AlertPreferences): readonly AlertSearch[] =>
  alertFilters(preferences).map((filters) => ({
    keyword: filters.keyword,
    href: addressOfSearch(filters),
  }));

/** The alerts over what is kept of the preferences, and the offers that are new. */
export const JobAlertsRoute = () => {
  const services = useServices();
  const { notify, notices } = services;
  const { newOffers, look, markSeen } = useNewOffers();
  const read = useRecord(alertPreferencesRecord);
  const stored = read.ok ? read.value : null;
  const draft = useReadable(alertDraftOf(services));
  const [permission, setPermission] = useState<NoticeState>(notices.permission);
  const preferences = useMemo(() => preferencesWith(stored, draft), [stored, draft]);
  const searches = useRecord(savedSearchesRecord);
  const watches = stored !== null || (searches.ok && (searches.value ?? []).length > 0);
  const news = useMemo(() => newsState(newOffers, watches), [newOffers, watches]);

  const save = (): void => {
    const saved = saveAlerts(services);
    if (saved.ok) void look();
    notify(
      saved.ok
        ? { tone: 'success', ...alertToasts.saved }
        : { tone: 'destructive', ...alertToasts.notSaved },
    );
  };
  const askNotices = async (wanted: boolean): Promise<void> => {
    const answer = await askForNotices(notices, wanted);
    setPermission(answer);
    const shown = wanted && answer === 'allowed';
    // Nothing was changed by a question closed without an answer: there is nothing to save.
    if (shown !== preferences.notices)
      editAlerts(services, preferences, { ...preferences, notices: shown });
  };

  return (
    <JobAlertsPage
      state={{ status: draft !== null ? 'edited' : stored === null ? 'default' : 'saved' }}
      preferences={preferences}
      onChange={(next) => editAlerts(services, preferences, next)}
      onSave={save}
      notices={permission}
      onNotices={(wanted) => void askNotices(wanted)}
      searches={alertSearches(preferences)}
      news={{ state: news, onLook: () => void look(), onSeen: () => void markSeen() }}
      onReminder={() =>
        void exportReminder(
          services,
          preferences,
          new URL(ADDRESSES.jobAlerts, window.location.origin).href,
        )
      }
    />
  );
};
