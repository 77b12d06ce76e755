import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useApplicationOf } from '#/app/hooks/useApplicationOf';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useCv } from '#/app/hooks/useCv';
import { useRanking } from '#/app/hooks/useRanking';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { hrefOfOffer } from '#/app/navigation/searchAddresses';
import { cvSearchState } from '#/app/routes/cvSearch/cvSearchState';
import { CvSearchPage } from '#/pages/CvSearchPage/CvSearchPage';
import type { FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';
import { SIMULATED_CV_SEARCH_MS } from '#/usecases/shared/timings';

/** Recherche par CV: the catalogue compared with the shared CV; simulated where its text cannot be read. */
export const CvSearchRoute = () => {
  const { now } = useServices();
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const showSamples = useShowSamples();
  const applicationOf = useApplicationOf();
  const [launched, setLaunched] = useState(false);
  const [simulated, setSimulated] = useState(false);
  const [explained, setExplained] = useState<FoundOffer | null>(null);
  const offers = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const ranking = useRanking(launched && cv.status === 'read' ? cv.cv : null, offers);

  const launch = (): void => {
    setLaunched(true);
    // Once more: the catalogue may have changed.
    if (launched && cv.status === 'read') retry();
    if (cv.status !== 'unreadable') return;
    setSimulated(false);
    setTimeout(() => setSimulated(true), SIMULATED_CV_SEARCH_MS);
  };
  return (
    <CvSearchPage
      state={cvSearchState({
        cv,
        showSamples,
        launched,
        simulated,
        catalogue,
        ranking,
        now: now(),
        isApplied: (offer) => applicationOf(offer) !== null,
      })}
      hrefOf={hrefOfOffer}
      onLaunch={launch}
      onRetry={retry}
      explained={explained}
      onExplain={setExplained}
    />
  );
};
