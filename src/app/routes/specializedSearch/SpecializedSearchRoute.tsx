import { useMemo } from 'react';

import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useLiveSearch } from '#/app/hooks/useLiveSearch';
import { specializedState } from '#/app/routes/specializedSearch/specializedState';
import { useSpecializedAddress } from '#/app/routes/specializedSearch/useSpecializedAddress';
import { searchSpecialized } from '#/domain/offers/search/searchSpecialized';
import { LiveSlot } from '#/modules/LiveSearch/LiveSlot';
import { SpecializedSearchPage } from '#/pages/SpecializedSearchPage/SpecializedSearchPage';

/** The specialised search over the catalogue; it follows half a second after each change. */
export const SpecializedSearchRoute = () => {
  const { catalogue, retry } = useCatalogue();
  const { query, setQuery, settled } = useSpecializedAddress();
  const offers = catalogue.status === 'ready' ? catalogue.catalogue.specialized : null;
  const found = useMemo(
    () => (offers === null || settled === null ? null : searchSpecialized(offers, settled)),
    [offers, settled],
  );
  const live = useLiveSearch('specialized', { keyword: query.term, location: '' });

  return (
    <SpecializedSearchPage
      state={specializedState(catalogue, settled === query ? found : null)}
      query={query}
      onQueryChange={setQuery}
      onRetry={retry}
      live={<LiveSlot {...live} />}
    />
  );
};
