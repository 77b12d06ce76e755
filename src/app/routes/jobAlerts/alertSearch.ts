import { addressOfSearch } from '#/app/navigation/searchAddresses';
import { alertFilters } from '#/domain/offers/alerts/newOffers';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { AlertSearch } from '#/pages/JobAlertsPage/JobAlertsPage.state';

/** The searches that answer the preferences: one for each keyword. */
export const alertSearches = (preferences: AlertPreferences): readonly AlertSearch[] =>
  alertFilters(preferences).map((filters) => ({
    keyword: filters.keyword,
    href: addressOfSearch(filters),
  }));
