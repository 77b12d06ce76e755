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
  const session = createCatalogueSession(services.offers, services.vault);
  sessions.set(services, session);
  return session;
};

/** The catalogue with the user's own offers, loaded for the first screen that wants it, and a new attempt where it failed. */
export const useCatalogue = (
  wanted = true,
): {
  readonly catalogue: CatalogueState;
  readonly retry: () => void;
} => {
  const session = sessionOf(useServices());
  const catalogue = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    if (wanted) session.start();
  }, [session, wanted]);
  return { catalogue, retry: session.retry };
};
