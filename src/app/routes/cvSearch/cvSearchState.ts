import type { RankingState } from '#/app/hooks/useRanking';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { SAMPLE_CV_SEARCH_RESULTS } from '#/domain/offers/samples/compatibleOffers.fr';
import type { CvSearchState } from '#/pages/CvSearchPage/CvSearchPage.state';
import { isArriving, lackOf } from '#/usecases/catalogue/catalogueSession';
import type { CatalogueState } from '#/usecases/catalogue/catalogueSession';
import type { CvState } from '#/usecases/cv/cvState';
import { readingOf } from '#/usecases/cv/readingOf';
import { rankedCard } from '#/usecases/ranking/rankedCard';

/** What the state of the screen is made from. */
type CvSearchParts = {
  readonly cv: CvState;
  readonly showSamples: boolean;
  /** The search was asked for. */
  readonly launched: boolean;
  /** The wait of a simulated search is over. */
  readonly simulated: boolean;
  readonly catalogue: CatalogueState;
  readonly ranking: RankingState;
  /** Dates the ledgers. */
  readonly now: Date;
  /** Whether the user has applied to an offer. */
  readonly isApplied: (offer: InternalOffer) => boolean;
};

/** Cards of a search: specification, section 9. */
const RESULTS = 3;

const SAMPLE_RESULTS: CvSearchState = {
  status: 'results',
  found: SAMPLE_CV_SEARCH_RESULTS.map((offer) => ({
    offer,
    reasons: [],
    analysis: null,
    applied: false,
  })),
  sample: true,
};

const ofReadCv = ({ catalogue, ranking, now, isApplied }: CvSearchParts): CvSearchState => {
  if (catalogue.status === 'failed') return { status: 'failed', problem: catalogue.problem };
  const arriving = isArriving(catalogue);
  if (catalogue.status === 'ready' && catalogue.catalogue.internal.length === 0 && !arriving)
    return { status: 'noOffer', lack: lackOf(catalogue.samples) };
  if (ranking.status !== 'done') {
    const { done, total } = ranking.status === 'underWay' ? ranking : { done: 0, total: 0 };
    return { status: 'searching', progress: { done, total } };
  }
  const found = ranking.ranked
    .slice(0, RESULTS)
    .map((one) => rankedCard(one, now, isApplied(one.offer)));
  if (found.length === 0 && arriving)
    return { status: 'searching', progress: { done: 0, total: 0 } };
  return found.length === 0 ? { status: 'none' } : { status: 'results', found, sample: false };
};

/** What Recherche par CV shows: the best offers for the CV, or the fixed ones where its text cannot be read. */
export const cvSearchState = (parts: CvSearchParts): CvSearchState => {
  const { cv, showSamples, launched, simulated } = parts;
  if (cv.status === 'none') return { status: 'noCv' };
  if (readingOf(cv, showSamples) === 'unusable') return { status: 'unusable' };
  if (cv.status === 'reading') return { status: 'reading', fileName: cv.fileName };
  if (!launched) return { status: 'ready', fileName: cv.fileName };
  if (cv.status === 'read') return ofReadCv(parts);
  return simulated ? SAMPLE_RESULTS : { status: 'searching', progress: null };
};
