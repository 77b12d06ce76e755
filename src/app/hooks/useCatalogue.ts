import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useReadableInSlices } from '#/app/hooks/useReadable';
import type { CatalogueSession, CatalogueState } from '#/usecases/catalogue/catalogueSession';
import { catalogueSessionOf } from '#/usecases/catalogue/catalogueSession';

/** The catalogue with the user's own offers, loaded for the first screen that wants it, and a new attempt where it failed. */
export const useCatalogue = (
  wanted = true,
): {
  readonly catalogue: CatalogueState;
  readonly retry: () => void;
  /** Brings the offers of a search, where more are served than a device holds. */
  readonly want: CatalogueSession['want'];
} => {
  const session = catalogueSessionOf(useServices());
  const catalogue = useReadableInSlices(session);
  useEffect(() => {
    if (wanted) session.start();
  }, [session, wanted]);
  return { catalogue, retry: session.retry, want: session.want };
};
