import { useEffect, useMemo, useState } from 'react';

import { lackOf } from '#/app/catalogue/catalogueSession';
import type { CatalogueState } from '#/app/catalogue/catalogueSession';
import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { SPECIALIZED_DELAY_MS } from '#/app/timings';
import { PLATFORM_IDS } from '#/domain/offers/catalogue/externalOffer';
import type { SpecializedOffer } from '#/domain/offers/catalogue/externalOffer';
import { searchSpecialized } from '#/domain/offers/search/searchSpecialized';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';
import { SpecializedSearchPage } from '#/pages/SpecializedSearchPage/SpecializedSearchPage';
import type { SpecializedState } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.state';

const EVERYTHING: SpecializedQuery = { term: '', platforms: PLATFORM_IDS };

const stateOf = (
  catalogue: CatalogueState,
  found: readonly SpecializedOffer[] | null,
): SpecializedState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  if (found === null || catalogue.status === 'loading') return { status: 'searching' };
  if (catalogue.catalogue.specialized.length === 0)
    return { status: 'noOffer', lack: lackOf(catalogue.samples) };
  return found.length === 0 ? { status: 'none' } : { status: 'results', offers: found };
};

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
      state={stateOf(catalogue, settled === query ? found : null)}
      query={query}
      onQueryChange={setQuery}
      onRetry={retry}
    />
  );
};
