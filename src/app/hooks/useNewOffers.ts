import { useEffect, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { whenIdle } from '#/app/hooks/whenIdle';
import { newOffersSessionOf } from '#/usecases/alerts/newOffersSession';
import type { NewOffersSession } from '#/usecases/alerts/newOffersSession';
import type { NewOffers } from '#/usecases/alerts/newOffersState';

const UNKNOWN: NewOffers = { status: 'unknown' };

/** What is new since the last look: offers that match a saved search or the alert preferences. The first use starts a look, once the page is idle. */
export const useNewOffers = (): {
  readonly newOffers: NewOffers;
  /** How many; 0 while that is not known. */
  readonly count: number;
} & Pick<NewOffersSession, 'look' | 'markSeen'> => {
  const session = newOffersSessionOf(useServices());
  const newOffers = useSyncExternalStore(session.subscribe, session.getSnapshot, () => UNKNOWN);
  useEffect(() => whenIdle(session.start), [session]);
  const { look, markSeen } = session;
  return {
    newOffers,
    count: newOffers.status === 'known' ? newOffers.news.total : 0,
    look,
    markSeen,
  };
};
