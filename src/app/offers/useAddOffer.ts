import { useSyncExternalStore } from 'react';

import { createAddOfferSession } from '#/app/offers/addOfferSession';
import type { AddOfferSession } from '#/app/offers/addOfferSession';
import { postingReaderOnUse } from '#/app/offers/postingReaderOnUse';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';
import type { AddOfferModel } from '#/pages/AddOfferPage/addOfferReducer';

const sessions = new WeakMap<Services, AddOfferSession>();

const sessionOf = (services: Services): AddOfferSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createAddOfferSession({
    ...services,
    reader: postingReaderOnUse(services.analyzer),
  });
  sessions.set(services, session);
  return session;
};

/** The one posting being added on this page, and what can be done with it. */
export const useAddOffer = (): AddOfferModel &
  Omit<AddOfferSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const model = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...model };
};
