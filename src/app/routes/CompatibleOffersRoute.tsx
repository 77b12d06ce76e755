import { useMemo, useState } from 'react';

import { useCv } from '#/app/cv/CvContext';
import type { CatalogueState } from '#/app/search/catalogueSession';
import { rankedCard } from '#/app/search/rankedCards';
import { hrefOfOffer } from '#/app/search/searchAddresses';
import { useCatalogue } from '#/app/search/useCatalogue';
import { useRanking } from '#/app/search/useRanking';
import type { RankingState } from '#/app/search/useRanking';
import { useServices } from '#/app/services/ServicesContext';
import { SAMPLE_COMPATIBLE_OFFERS } from '#/domain/offers/catalogue/samples/compatibleOffers.fr';
import { MOST_COMPARED } from '#/domain/offers/ranking/shortlist';
import type { RankedCard } from '#/modules/OfferCardCompatible/rankedCard';
import { CompatibleOffersPage } from '#/pages/CompatibleOffersPage/CompatibleOffersPage';
import type { CompatibleState } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';

const stateOf = (
  catalogue: CatalogueState,
  ranking: RankingState,
  cards: readonly RankedCard[],
): CompatibleState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  if (catalogue.status === 'loading' || ranking.status === 'idle') return { status: 'loading' };
  if (ranking.status === 'underWay')
    return { status: 'ranking', done: ranking.done, total: ranking.total };
  const { length } = catalogue.catalogue.internal;
  const outOf = length > MOST_COMPARED ? length : null;
  return cards.length === 0 ? { status: 'empty' } : { status: 'ranked', cards, outOf };
};

/** Offres Compatibles: the catalogue ranked by the shared CV, or the fixed cards where none can be read. */
export const CompatibleOffersRoute = () => {
  const { now } = useServices();
  const { state: cv } = useCv();
  const { catalogue, retry } = useCatalogue();
  const [explained, setExplained] = useState<RankedCard | null>(null);
  const offers = catalogue.status === 'ready' ? catalogue.catalogue : null;
  const ranking = useRanking(cv.status === 'read' ? cv.cv : null, offers);
  const ranked = ranking.status === 'done' ? ranking.ranked : null;
  const cards = useMemo(() => (ranked ?? []).map((one) => rankedCard(one, now())), [ranked, now]);
  const state: CompatibleState =
    cv.status === 'reading'
      ? { status: 'loading' }
      : cv.status === 'read'
        ? stateOf(catalogue, ranking, cards)
        : { status: 'sample', offers: SAMPLE_COMPATIBLE_OFFERS };
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
