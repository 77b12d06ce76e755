import { finderOf } from '#/app/search/finderOf';
import { createRankingSession } from '#/app/search/rankingSession';
import type { RankingSession } from '#/app/search/rankingSession';
import type { Services } from '#/app/services/services';

const sessions = new WeakMap<Services, RankingSession>();

/** The one ranking of some services. */
export const rankingSessionOf = (services: Services): RankingSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createRankingSession({
    compare: services.analyzer.compare,
    finder: finderOf(services),
  });
  sessions.set(services, session);
  return session;
};
