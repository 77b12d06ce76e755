import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { AddOfferModel } from '#/usecases/offers/addOfferReducer';
import { createAddOfferSession } from '#/usecases/offers/addOfferSession';
import type { AddOfferSession } from '#/usecases/offers/addOfferSession';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import { perServices } from '#/usecases/shared/perServices';

const sessionOf = perServices((services) =>
  createAddOfferSession({ ...services, reader: postingReaderOf(services) }),
);

/** The one posting being added on this page, and what can be done with it. */
export const useAddOffer = (): AddOfferModel &
  Omit<AddOfferSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const model = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...model };
};
