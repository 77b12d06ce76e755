import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { catalogueSessionOf, settledCatalogue } from '#/usecases/catalogue/catalogueSessionOf';
import { createReviewSession } from '#/usecases/review/reviewSession';
import type { ReviewSession, ReviewSnapshot } from '#/usecases/review/reviewSession';
import { perServices } from '#/usecases/shared/perServices';

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
