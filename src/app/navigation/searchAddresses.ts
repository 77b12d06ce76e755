import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { encodeFilters } from '#/domain/offers/search/filterCodec';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';

/** Address of a search. */
export const addressOfSearch = (filters: Filters): string => {
  const query = new URLSearchParams(encodeFilters(filters)).toString();
  return query === '' ? ADDRESSES.search : `${ADDRESSES.search}?${query}`;
};

/** Address of the search that shows an offer: those of its title, with this one open. */
export const hrefOfOffer = ({ id, title }: Pick<InternalOffer, 'id' | 'title'>): string => {
  const query = new URLSearchParams(encodeFilters({ ...DEFAULT_FILTERS, keyword: title }));
  return `${subjectAddress(ADDRESSES.search, { kind: 'offer', id })}&${query.toString()}`;
};
