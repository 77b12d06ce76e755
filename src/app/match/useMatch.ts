import { useSyncExternalStore } from 'react';

import { createMatchSession } from '#/app/match/matchSession';
import type { MatchSession, MatchSnapshot } from '#/app/match/matchSession';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';

const sessions = new WeakMap<Services, MatchSession>();

const sessionOf = (services: Services): MatchSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createMatchSession(services);
  sessions.set(services, session);
  return session;
};

/** The one comparison of this page, and what can be done with it. */
export const useMatch = (): MatchSnapshot & Omit<MatchSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
