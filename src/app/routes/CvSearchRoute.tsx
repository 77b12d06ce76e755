import { useState } from 'react';

import { lackOf } from '#/app/catalogue/catalogueSession';
import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useCv } from '#/app/cv/CvContext';
import { readingOf } from '#/app/cv/readingOf';
import { rankedCard } from '#/app/ranking/rankedCards';
import { useRanking } from '#/app/ranking/useRanking';
import { hrefOfOffer } from '#/app/search/searchAddresses';
import { useServices } from '#/app/services/ServicesContext';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { SIMULATED_CV_SEARCH_MS } from '#/app/timings';
import { SAMPLE_CV_SEARCH_RESULTS } from '#/domain/offers/catalogue/samples/compatibleOffers.fr';
import { CvSearchPage } from '#/pages/CvSearchPage/CvSearchPage';
import type { CvSearchState, FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';

/** Cards of a search: specification, section 9. */
const RESULTS = 3;

const SAMPLE_RESULTS: CvSearchState = {
  status: 'results',
  found: SAMPLE_CV_SEARCH_RESULTS.map((offer) => ({ offer, reasons: [], analysis: null })),
  sample: true,
};

/** Recherche par CV: the catalogue compared with the shared CV; simulated where its text cannot be read. */
export const CvSearchRoute = () => {
  const { now } = useServices();
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const showSamples = useShowSamples();
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
  const real = (): CvSearchState => {
    if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
    if (catalogue.status === 'ready' && catalogue.catalogue.internal.length === 0)
      return { status: 'noOffer', lack: lackOf(catalogue.samples) };
    if (ranking.status !== 'done') {
      const { done, total } = ranking.status === 'underWay' ? ranking : { done: 0, total: 0 };
      return { status: 'searching', progress: { done, total } };
    }
    const found = ranking.ranked.slice(0, RESULTS).map((one) => rankedCard(one, now()));
    return found.length === 0 ? { status: 'none' } : { status: 'results', found, sample: false };
  };
  const stateOf = (): CvSearchState => {
    if (cv.status === 'none') return { status: 'noCv' };
    if (readingOf(cv, showSamples) === 'unusable') return { status: 'unusable' };
    if (cv.status === 'reading') return { status: 'reading', fileName: cv.fileName };
    if (!launched) return { status: 'ready', fileName: cv.fileName };
    if (cv.status === 'read') return real();
    return simulated ? SAMPLE_RESULTS : { status: 'searching', progress: null };
  };

  return (
    <CvSearchPage
      state={stateOf()}
      hrefOf={hrefOfOffer}
      onLaunch={launch}
      onRetry={retry}
      explained={explained}
      onExplain={setExplained}
    />
  );
};
