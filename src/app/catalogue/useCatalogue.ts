import { useEffect, useSyncExternalStore } from 'react';

import type { CatalogueState } from '#/app/catalogue/catalogueSession';
import { catalogueSessionOf } from '#/app/catalogue/catalogueSessionOf';
import { useServices } from '#/app/services/ServicesContext';

/** The catalogue with the user's own offers, loaded for the first screen that wants it, and a new attempt where it failed. */
export const useCatalogue = (
  wanted = true,
): {
  readonly catalogue: CatalogueState;
  readonly retry: () => void;
} => {
  const session = catalogueSessionOf(useServices());
  const catalogue = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    if (wanted) session.start();
  }, [session, wanted]);
  return { catalogue, retry: session.retry };
};
