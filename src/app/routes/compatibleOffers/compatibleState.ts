import type { RankingState } from '#/app/hooks/useRanking';
import { MOST_COMPARED } from '#/domain/offers/ranking/shortlist';
import { SAMPLE_COMPATIBLE_OFFERS } from '#/domain/offers/samples/compatibleOffers.fr';
import type { CompatibleState } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';
import { isArriving, lackOf } from '#/usecases/catalogue/catalogueSession';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import type { CvReading } from '#/usecases/cv/readingOf';
import type { RankedCard } from '#/usecases/ranking/rankedCard';

/** What the state of the screen is made from. */
type CompatibleParts = {
  /** Null without a CV. */
  readonly reading: CvReading | null;
  readonly showSamples: boolean;
  readonly catalogue: CatalogueState;
  readonly ranking: RankingState;
  /** The ranked offers; empty until they are. */
  readonly cards: readonly RankedCard[];
};

const SAMPLES: CompatibleState = { status: 'sample', offers: SAMPLE_COMPATIBLE_OFFERS };

const ofReadCv = ({ catalogue, ranking, cards }: CompatibleParts): CompatibleState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  if (catalogue.status === 'loading') return { status: 'loading' };
  const { length } = catalogue.catalogue.internal;
  const arriving = isArriving(catalogue);
  if (length === 0 && arriving) return { status: 'loading' };
  if (length === 0) return { status: 'noOffer', lack: lackOf(catalogue.samples) };
  if (ranking.status === 'idle') return { status: 'loading' };
  if (ranking.status === 'underWay')
    return { status: 'ranking', done: ranking.done, total: ranking.total };
  const outOf = length > MOST_COMPARED ? length : null;
  if (cards.length === 0) return { status: arriving ? 'loading' : 'empty' };
  return { status: 'ranked', cards, outOf };
};

/** What Offres Compatibles shows: the offers ranked by the CV, or the fixed cards where none can be read. */
export const compatibleState = (parts: CompatibleParts): CompatibleState => {
  switch (parts.reading) {
    case 'underWay':
      return { status: 'loading' };
    case 'done':
      return ofReadCv(parts);
    case 'unusable':
      return { status: 'unusable' };
    case 'failed':
      return SAMPLES;
    case null:
      return parts.showSamples ? SAMPLES : { status: 'noCv' };
  }
};
