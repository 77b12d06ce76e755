import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { createMatchSession } from '#/app/match/matchSession';
import type { MatchSession, MatchSnapshot } from '#/app/match/matchSession';
import { perServices } from '#/usecases/shared/perServices';

const sessionOf = perServices((services) => createMatchSession(services));

/** The one comparison of this page, and what can be done with it. */
export const useMatch = (): MatchSnapshot & Omit<MatchSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
