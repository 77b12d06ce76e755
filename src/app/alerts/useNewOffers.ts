import { useEffect, useSyncExternalStore } from 'react';

import type { NewOffers } from '#/app/alerts/newOffers';
import { newOffersSessionOf } from '#/app/alerts/newOffersSession';
import type { NewOffersSession } from '#/app/alerts/newOffersSession';
import { useServices } from '#/app/services/ServicesContext';

const UNKNOWN: NewOffers = { status: 'unknown' };

/** What is new since the last look: offers that match a saved search or the alert preferences. The first use starts a look, once the page is idle. */
export const useNewOffers = (): {
  readonly newOffers: NewOffers;
  /** How many; 0 while that is not known. */
  readonly count: number;
} & Pick<NewOffersSession, 'look' | 'markSeen'> => {
  const session = newOffersSessionOf(useServices());
  const newOffers = useSyncExternalStore(session.subscribe, session.getSnapshot, () => UNKNOWN);
  useEffect(() => session.start(), [session]);
  const { look, markSeen } = session;
  return {
    newOffers,
    count: newOffers.status === 'known' ? newOffers.news.total : 0,
    look,
    markSeen,
  };
};
