import { useSyncExternalStore } from 'react';

import { createAddOfferSession } from '#/app/offers/addOfferSession';
import type { AddOfferSession } from '#/app/offers/addOfferSession';
import { postingReaderOnUse } from '#/app/offers/postingReaderOnUse';
import { perServices } from '#/app/services/perServices';
import { useServices } from '#/app/services/ServicesContext';
import type { AddOfferModel } from '#/pages/AddOfferPage/addOfferReducer';

const sessionOf = perServices((services) =>
  createAddOfferSession({ ...services, reader: postingReaderOnUse(services.analyzer) }),
);

/** The one posting being added on this page, and what can be done with it. */
export const useAddOffer = (): AddOfferModel &
  Omit<AddOfferSession, 'getSnapshot' | 'subscribe'> => {
  const session = sessionOf(useServices());
  const model = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...session, ...model };
};
