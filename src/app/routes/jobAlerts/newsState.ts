import { addressOfSearch, hrefOfOffer } from '#/app/navigation/searchAddresses';
import { ADDRESSES } from '#/copy/addresses';
import { alertMailto } from '#/domain/offers/alerts/alertMail.fr';
import type { NewsGroup } from '#/domain/offers/alerts/newOffers';
import type {
  NewOffer,
  NewOffersGroup,
  NewsState,
} from '#/pages/JobAlertsPage/JobAlertsPage.state';
import type { NewOffers } from '#/usecases/alerts/newOffersState';

/** Offers of one search that the screen can list; the search itself shows the others. */
const LISTED = 50;

const placeOf = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

const groupOf = ({ search, watch, internal, external }: NewsGroup): NewOffersGroup => {
  const offers: readonly NewOffer[] = [
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
  return {
    key: watch,
    name: search?.name ?? null,
    offers,
    total: internal.length + external.length,
    href: search === null ? ADDRESSES.search : addressOfSearch(search.filters),
  };
};

/** What the screen of the alerts shows of a look. */
export const newsState = (newOffers: NewOffers): NewsState => {
  switch (newOffers.status) {
    case 'unknown':
    case 'looking':
      return { status: 'looking' };
    case 'nothingWatched':
      return { status: 'nothingWatched' };
    case 'failed':
      return { status: 'failed', problem: newOffers.problem };
    case 'known': {
      const { since, total, groups } = newOffers.news;
      if (since === null || total === 0)
        return { status: 'none', since: since === null ? null : new Date(since) };
      return {
        status: 'new',
        since: new Date(since),
        total,
        groups: groups.map(groupOf),
        mail: alertMailto(newOffers.news),
      };
    }
  }
};
