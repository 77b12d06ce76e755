import { useMemo, useState } from 'react';

import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useCv } from '#/app/cv/CvContext';
import { readingOf } from '#/app/cv/readingOf';
import { compatibleState } from '#/app/ranking/compatibleState';
import { rankedCard } from '#/app/ranking/rankedCards';
import { useRanking } from '#/app/ranking/useRanking';
import { hrefOfOffer } from '#/app/search/searchAddresses';
import { useApplicationOf } from '#/app/search/useApplicationOf';
import { useServices } from '#/app/services/ServicesContext';
import { useShowSamples } from '#/app/settings/useShowSamples';
import type { RankedCard } from '#/modules/OfferCardCompatible/rankedCard';
import { CompatibleOffersPage } from '#/pages/CompatibleOffersPage/CompatibleOffersPage';

/** Offres Compatibles: the catalogue ranked by the shared CV, or the fixed cards where none can be read. */
export const CompatibleOffersRoute = () => {
  const { now } = useServices();
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const showSamples = useShowSamples();
  const [explained, setExplained] = useState<RankedCard | null>(null);
  const offers = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const ranking = useRanking(cv.status === 'read' ? cv.cv : null, offers);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const applicationOf = useApplicationOf();
  const cards = useMemo(
    () => (ranked ?? []).map((one) => rankedCard(one, now(), applicationOf(one.offer) !== null)),
    [ranked, now, applicationOf],
  );
  const state = compatibleState({
    reading: readingOf(cv, showSamples),
    showSamples,
    catalogue,
    ranking,
    cards,
  });
  return (
    <CompatibleOffersPage
      state={state}
      explained={explained}
      hrefOf={hrefOfOffer}
      onExplain={setExplained}
      onRetry={retry}
    />
  );
};
