import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { createMatchSession } from '#/app/match/matchSession';
import type { MatchSession, MatchSnapshot } from '#/app/match/matchSession';
import { singleton } from '#/usecases/shared/store';

const sessionOf = singleton((services) => createMatchSession(services));

/** The one comparison of this page, and what can be done with it. */
export const useMatch = (): MatchSnapshot & Omit<MatchSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
