import { compareCorrected } from '#/usecases/offers/correctedOffers';
import { createRankingSession } from '#/usecases/ranking/rankingSession';
import { finderOf } from '#/usecases/search/finderOf';
import { perServices } from '#/usecases/shared/perServices';

/** The one ranking of some services. */
export const rankingSessionOf = perServices((services) =>
  createRankingSession({
    compare: compareCorrected(services.analyzer),
    finder: finderOf(services),
  }),
);
