import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useLiveSearch } from '#/app/hooks/useLiveSearch';
import { useSamplesStepBack } from '#/app/hooks/useSamplesStepBack';
import { IN_PLACE } from '#/app/navigation/inPlace';
import { specializedState } from '#/app/routes/specializedSearch/specializedState';
import { searchSpecialized } from '#/domain/offers/search/searchSpecialized';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';
import { decodeSpecialized, encodeSpecialized } from '#/domain/offers/search/specializedCodec';
import { LiveSlot } from '#/modules/LiveSearch/LiveSlot';
import { SpecializedSearchPage } from '#/pages/SpecializedSearchPage/SpecializedSearchPage';
import { SPECIALIZED_DELAY_MS } from '#/usecases/shared/timings';

type SpecializedAddress = {
  readonly query: SpecializedQuery;
  readonly setQuery: (query: SpecializedQuery) => void;
  /** The query that results are for: it follows after the delay of the specification; null until then. */
  readonly settled: SpecializedQuery | null;
};

/** The specialised search, kept in the address so that it can be shared and returned to. It is one step of the history. */
const useSpecializedAddress = (): SpecializedAddress => {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => decodeSpecialized(params));
  const [settled, setSettled] = useState<SpecializedQuery | null>(null);
  const current = params.toString();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SPECIALIZED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    if (settled !== query) return;
    const address = new URLSearchParams(encodeSpecialized(settled));
    if (address.toString() !== current) setParams(address, { replace: true, state: IN_PLACE });
  }, [settled, query, current, setParams]);
  return { query, setQuery, settled };
};

/** The specialised search over the catalogue; it follows half a second after each change. */
export const SpecializedSearchRoute = () => {
  const { catalogue: whole, retry } = useCatalogue();
  const { query, setQuery, settled } = useSpecializedAddress();
  const live = useLiveSearch('specialized', { keyword: query.term, location: '' });
  const catalogue = useSamplesStepBack(whole, live.state.offers.length > 0);
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
      live={<LiveSlot {...live} />}
    />
  );
};
