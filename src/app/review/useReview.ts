import { useSyncExternalStore } from 'react';

import { catalogueSessionOf, settledCatalogue } from '#/app/catalogue/catalogueSessionOf';
import { createReviewSession } from '#/app/review/reviewSession';
import type { ReviewSession, ReviewSnapshot } from '#/app/review/reviewSession';
import { perServices } from '#/app/services/perServices';
import { useServices } from '#/app/services/ServicesContext';

const sessionOf = perServices((services) =>
  createReviewSession({
    ...services,
    offers: async () => {
      const { catalogue } = await settledCatalogue(catalogueSessionOf(services));
      return catalogue.internal;
    },
  }),
);

/** The one review of this page, and what can be done with it. */
export const useReview = (): ReviewSnapshot & Omit<ReviewSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...snapshot };
};
