import { useEffect, useSyncExternalStore } from 'react';

import { createCatalogueSession } from '#/app/search/catalogueSession';
import type { CatalogueSession, CatalogueState } from '#/app/search/catalogueSession';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';

// Beside the services: the screens of the search family load the offers once.
const sessions = new WeakMap<Services, CatalogueSession>();

const sessionOf = (services: Services): CatalogueSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createCatalogueSession(services.offers);
  sessions.set(services, session);
  return session;
};

/** The catalogue, loaded for the first screen that needs it, and a new attempt where it failed. */
export const useCatalogue = (): {
  readonly catalogue: CatalogueState;
  readonly retry: () => void;
} => {
  const session = sessionOf(useServices());
  const catalogue = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    session.start();
  }, [session]);
  return { catalogue, retry: session.retry };
};
