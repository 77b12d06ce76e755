import { useSyncExternalStore } from 'react';

import { createMatchSession } from '#/app/match/matchSession';
import type { MatchSession, MatchSnapshot } from '#/app/match/matchSession';
import { perServices } from '#/app/services/perServices';
import { useServices } from '#/app/services/ServicesContext';

const sessionOf = perServices((services) => createMatchSession(services));

/** The one comparison of this page, and what can be done with it. */
export const useMatch = (): MatchSnapshot & Omit<MatchSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
