import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { Filters } from '#/domain/offers/search/filters';
import type { SearchView } from '#/pages/SearchPage/SearchPage.state';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import { finderOf, NOTHING_BESIDE } from '#/usecases/search/offerFinder';
import type { BesideOffers, OfferQuery } from '#/usecases/search/offerFinder';

/** More of another name are found by searching for it. */
const MOST = 60;

type Answer = {
  readonly offers: OfferLists;
  readonly query: OfferQuery;
  readonly beside: BesideOffers;
};

const withoutSamples = ({ trade, letters }: BesideOffers): BesideOffers => {
  const real = (trade?.offers ?? []).filter(({ source }) => source !== 'sample');
  return {
    trade: trade === null || real.length === 0 ? null : { ...trade, offers: real },
    letters: letters.filter(({ source }) => source !== 'sample'),
  };
};

/** Offers beside those that answer the filters: other names of the same trade, other places with the typed letters. Null while they are not known. */
export const useBesideOffers = (
  state: CatalogueState,
  filters: Filters,
  view: SearchView,
): BesideOffers | null => {
  const finder = finderOf(useServices());
  const [answer, setAnswer] = useState<Answer | null>(null);
  const offers = state.status === 'ready' ? state.catalogue : null;
  const sort = view.sort === 'date' ? 'date' : 'relevance';
  const query = useMemo(() => ({ filters, sort }) as const, [filters, sort]);
  const asks = filters.keyword.trim() !== '' || filters.location.trim() !== '';
  useEffect(() => {
    if (offers === null || !asks) return undefined;
    let wanted = true;
    void finder.beside(offers, query, MOST).then((beside) => {
      if (wanted) setAnswer({ offers, query, beside });
    });
    return () => {
      wanted = false;
    };
  }, [asks, finder, offers, query]);
  const known = !asks
    ? NOTHING_BESIDE
    : answer?.offers === offers && answer.query === query
      ? answer.beside
      : null;
  return useMemo(
    () => (known !== null && view.samplesHidden === true ? withoutSamples(known) : known),
    [known, view.samplesHidden],
  );
};
