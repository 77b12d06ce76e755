import { useMemo } from 'react';

import type { CatalogueState } from '#/app/search/catalogueSession';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import type { OfferLists } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { sortOffers } from '#/domain/offers/search/sortOffers';
import type { SearchView } from '#/pages/SearchPage/SearchPage.state';

/** The offers that answer the filters, in order; null while the catalogue is not there. */
export const useFoundOffers = (
  state: CatalogueState,
  filters: Filters,
  view: SearchView,
  scores: ReadonlyMap<number, number>,
): OfferLists | null => {
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const found = useMemo(
    () => (catalogue === null ? null : filterOffers(catalogue, filters)),
    [catalogue, filters],
  );
  return useMemo(() => {
    if (found === null) return null;
    const { internal, external } = view.samplesHidden
      ? {
          internal: found.internal.filter(({ source }) => source !== 'sample'),
          external: found.external.filter(({ sample }) => !sample),
        }
      : found;
    return {
      internal: sortOffers(internal, view.sort, {
        keyword: filters.keyword,
        scoreOf: ({ id }) => scores.get(id) ?? null,
      }),
      external,
    };
  }, [found, view, filters.keyword, scores]);
};
