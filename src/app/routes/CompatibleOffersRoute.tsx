import { useMemo, useState } from 'react';

import { lackOf } from '#/app/catalogue/catalogueSession';
import type { CatalogueState } from '#/app/catalogue/catalogueSession';
import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useCv } from '#/app/cv/CvContext';
import { readingOf } from '#/app/cv/readingOf';
import { rankedCard } from '#/app/ranking/rankedCards';
import { useRanking } from '#/app/ranking/useRanking';
import type { RankingState } from '#/app/ranking/useRanking';
import { hrefOfOffer } from '#/app/search/searchAddresses';
import { useServices } from '#/app/services/ServicesContext';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { SAMPLE_COMPATIBLE_OFFERS } from '#/domain/offers/catalogue/samples/compatibleOffers.fr';
import { MOST_COMPARED } from '#/domain/offers/ranking/shortlist';
import type { RankedCard } from '#/modules/OfferCardCompatible/rankedCard';
import { CompatibleOffersPage } from '#/pages/CompatibleOffersPage/CompatibleOffersPage';
import type { CompatibleState } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';

const SAMPLES: CompatibleState = { status: 'sample', offers: SAMPLE_COMPATIBLE_OFFERS };

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
  if (length === 0) return { status: 'noOffer', lack: lackOf(catalogue.samples) };
  const outOf = length > MOST_COMPARED ? length : null;
  return cards.length === 0 ? { status: 'empty' } : { status: 'ranked', cards, outOf };
};

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
  const cards = useMemo(() => (ranked ?? []).map((one) => rankedCard(one, now())), [ranked, now]);
  const reading = readingOf(cv, showSamples);
  const state = useMemo((): CompatibleState => {
    switch (reading) {
      case 'underWay':
        return { status: 'loading' };
      case 'done':
        return stateOf(catalogue, ranking, cards);
      case 'unusable':
        return { status: 'unusable' };
      case 'failed':
        return SAMPLES;
      case null:
        return showSamples ? SAMPLES : { status: 'noCv' };
    }
  }, [reading, showSamples, catalogue, ranking, cards]);
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
