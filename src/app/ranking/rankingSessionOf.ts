import { compareCorrected } from '#/app/offers/correctedOffers';
import { createRankingSession } from '#/app/ranking/rankingSession';
import { finderOf } from '#/app/search/finderOf';
import { perServices } from '#/app/services/perServices';

/** The one ranking of some services. */
export const rankingSessionOf = perServices((services) =>
  createRankingSession({
    compare: compareCorrected(services.analyzer),
    finder: finderOf(services),
  }),
);
