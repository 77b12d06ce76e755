import { useEffect, useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRanking } from '#/app/hooks/useRanking';
import { searchState } from '#/app/routes/search/searchState';
import { useFoundOffers } from '#/app/routes/search/useFoundOffers';
import { useOpenOffer, useShowAddressed } from '#/app/routes/search/useOpenOffer';
import type { SearchAddress } from '#/app/routes/search/useSearchAddress';
import { useWiderSearches } from '#/app/routes/search/useWiderSearches';
import type { Cv } from '#/domain/cv/cv';
import type { OfferLists } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { Filters } from '#/domain/offers/search/filters';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import type { Comparison, SearchState, SearchView } from '#/pages/SearchPage/SearchPage.state';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import { NOTHING_BESIDE, finderOf } from '#/usecases/search/offerFinder';
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
const useBesideOffers = (
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

const NO_SCORES: ReadonlyMap<number, number> = new Map();

type ComparedOffers = {
  readonly comparison: Comparison;
  /** Compatibility by identifier, 0 to 100, once all of it is known. */
  readonly scores: ReadonlyMap<number, number>;
};

/** The offers compared with the CV, once their order asks for it (`wanted`). */
const useComparedOffers = (
  cv: Cv | null,
  catalogue: CatalogueState,
  wanted: boolean,
): ComparedOffers => {
  const offers = wanted && catalogue.status === 'ready' ? catalogue.catalogue : null;
  const ranking = useRanking(cv, offers);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const scores = useMemo(
    () =>
      ranked === null ? NO_SCORES : new Map(ranked.map(({ offer, score }) => [offer.id, score])),
    [ranked],
  );
  return {
    scores,
    comparison: cv === null ? 'noCv' : ranking.status === 'underWay' ? 'underWay' : 'done',
  };
};

type SearchResults = {
  readonly state: SearchState;
  /** How the typed place is understood; null where none is. */
  readonly place: UnderstoodPlace | null;
  readonly comparison: Comparison;
  readonly openOffer: ReturnType<typeof useOpenOffer>;
  /** The offer in view; null where none is. */
  readonly selected: InternalOffer | null;
  /** The same, where it stands over the screen of a phone. */
  readonly sheetOffer: InternalOffer | null;
};

/** What answers the filters, in order, with the offer that is open. */
export const useSearchResults = (
  catalogue: CatalogueState,
  cv: Cv | null,
  {
    filters,
    settled,
    view,
  }: Pick<SearchAddress, 'filters' | 'settled'> & { readonly view: SearchView },
): SearchResults => {
  const { scores, comparison } = useComparedOffers(cv, catalogue, view.sort === 'compatibility');
  const found = useFoundOffers(catalogue, settled, view, scores);
  const samplesHidden = view.samplesHidden === true;
  const nothingFound = found !== null && found.internal.length + found.external.length === 0;
  const wider = useWiderSearches(
    nothingFound && catalogue.status === 'ready' ? catalogue.catalogue : null,
    settled,
    samplesHidden,
  );
  const beside = useBesideOffers(catalogue, settled, view);
  const openOffer = useOpenOffer();
  const state = searchState({
    catalogue,
    found: settled === filters ? found : null,
    beside,
    selectedId: openOffer.chosenId,
    scores,
    samplesHidden,
    wider,
  });
  const selected = state.status === 'results' ? state.selected : null;
  useShowAddressed(openOffer, selected?.id ?? null);
  const sheetOffer = openOffer.asSheet && selected?.id === openOffer.chosenId ? selected : null;
  return { state, place: found?.place ?? null, comparison, openOffer, selected, sheetOffer };
};
