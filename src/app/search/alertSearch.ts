import { ADDRESSES } from '#/copy/addresses';
import type { AlertContract, AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { ContractType } from '#/domain/offers/offer';
import { encodeFilters } from '#/domain/offers/search/filterCodec';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';

const TYPES: Readonly<Record<AlertContract, readonly ContractType[]>> = {
  all: [],
  cdi: ['CDI'],
  cdd: ['CDD'],
  freelance: ['Freelance'],
  alternance: ['Alternance'],
  stage: ['Stage'],
};

/** Address of the search that answers the preferences. */
export const hrefOfAlertSearch = ({ keywords, location, contract }: AlertPreferences): string => {
  const query = new URLSearchParams(
    encodeFilters({ ...DEFAULT_FILTERS, keyword: keywords, location, types: TYPES[contract] }),
  ).toString();
  return query === '' ? ADDRESSES.search : `${ADDRESSES.search}?${query}`;
};
