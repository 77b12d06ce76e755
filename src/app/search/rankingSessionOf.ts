import { finderOf } from '#/app/search/finderOf';
import { createRankingSession } from '#/app/search/rankingSession';
import { perServices } from '#/app/services/perServices';

/** The one ranking of some services. */
export const rankingSessionOf = perServices((services) =>
  createRankingSession({ compare: services.analyzer.compare, finder: finderOf(services) }),
);
