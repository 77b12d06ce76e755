import { useState } from 'react';

import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useCv } from '#/app/cv/CvContext';
import { cvSearchState } from '#/app/ranking/cvSearchState';
import { useRanking } from '#/app/ranking/useRanking';
import { hrefOfOffer } from '#/app/search/searchAddresses';
import { useApplicationOf } from '#/app/search/useApplicationOf';
import { useServices } from '#/app/services/ServicesContext';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { SIMULATED_CV_SEARCH_MS } from '#/app/timings';
import { CvSearchPage } from '#/pages/CvSearchPage/CvSearchPage';
import type { FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';

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
