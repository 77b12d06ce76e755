import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { lazyPostingReader } from '#/app/services/lazyPostingReader';
import type { AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { createAddOfferSession } from '#/usecases/offers/addOfferSession';
import type { AddOfferSession } from '#/usecases/offers/addOfferSession';
import { perServices } from '#/usecases/shared/perServices';

const sessionOf = perServices((services) =>
  createAddOfferSession({ ...services, reader: lazyPostingReader(services.analyzer) }),
);

/** The one posting being added on this page, and what can be done with it. */
export const useAddOffer = (): AddOfferModel &
  Omit<AddOfferSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const model = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...model };
};
