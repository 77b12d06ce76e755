import { useSyncExternalStore } from 'react';

import { createReviewSession } from '#/app/review/reviewSession';
import type { ReviewSession, ReviewSnapshot } from '#/app/review/reviewSession';
import { catalogueSessionOf, settledCatalogue } from '#/app/search/catalogueSessionOf';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';

const sessions = new WeakMap<Services, ReviewSession>();

const sessionOf = (services: Services): ReviewSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createReviewSession({
    ...services,
    offers: async () => {
      const { catalogue } = await settledCatalogue(catalogueSessionOf(services));
      return catalogue.internal;
    },
  });
  sessions.set(services, session);
  return session;
};

/** The one review of this page, and what can be done with it. */
export const useReview = (): ReviewSnapshot & Omit<ReviewSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
