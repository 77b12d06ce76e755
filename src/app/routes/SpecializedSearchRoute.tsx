import { useEffect, useMemo, useState } from 'react';

import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { specializedState } from '#/app/search/specializedState';
import { SPECIALIZED_DELAY_MS } from '#/app/timings';
import { PLATFORM_IDS } from '#/domain/offers/catalogue/externalOffer';
import { searchSpecialized } from '#/domain/offers/search/searchSpecialized';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';
import { SpecializedSearchPage } from '#/pages/SpecializedSearchPage/SpecializedSearchPage';

const EVERYTHING: SpecializedQuery = { term: '', platforms: PLATFORM_IDS };

/** The specialised search over the catalogue; it follows half a second after each change. */
export const SpecializedSearchRoute = () => {
  const { catalogue, retry } = useCatalogue();
  const [query, setQuery] = useState(EVERYTHING);
  const [settled, setSettled] = useState<SpecializedQuery | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SPECIALIZED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const offers = catalogue.status === 'ready' ? catalogue.catalogue.specialized : null;
  const found = useMemo(
    () => (offers === null || settled === null ? null : searchSpecialized(offers, settled)),
    [offers, settled],
  );
  return (
    <SpecializedSearchPage
      state={specializedState(catalogue, settled === query ? found : null)}
      query={query}
      onQueryChange={setQuery}
      onRetry={retry}
    />
  );
};
