import { searchState } from '#/app/routes/search/searchState';
import { useBesideOffers } from '#/app/routes/search/useBesideOffers';
import { useComparedOffers } from '#/app/routes/search/useComparedOffers';
import { useFoundOffers } from '#/app/routes/search/useFoundOffers';
import { useOpenOffer, useShowAddressed } from '#/app/routes/search/useOpenOffer';
import type { SearchAddress } from '#/app/routes/search/useSearchAddress';
import { useWiderSearches } from '#/app/routes/search/useWiderSearches';
import type { Cv } from '#/domain/cv/cv';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import type { Comparison, SearchState, SearchView } from '#/pages/SearchPage/SearchPage.state';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';

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
