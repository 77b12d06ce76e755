import { useMemo, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useApplicationOf } from '#/app/hooks/useApplicationOf';
import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useCv } from '#/app/hooks/useCv';
import { useRanking } from '#/app/hooks/useRanking';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { hrefOfOffer } from '#/app/navigation/searchAddresses';
import { compatibleState } from '#/app/routes/compatibleOffers/compatibleState';
import { CompatibleOffersPage } from '#/pages/CompatibleOffersPage/CompatibleOffersPage';
import { readingOf } from '#/usecases/cv/readingOf';
import { rankedCard } from '#/usecases/ranking/rankedCard';
import type { RankedCard } from '#/usecases/ranking/rankedCard';

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
