import { createCatalogueSession } from '#/usecases/catalogue/catalogueSession';
import type { CatalogueSession, CatalogueState } from '#/usecases/catalogue/catalogueSession';
import { perServices } from '#/usecases/shared/perServices';

// Beside the services: the screens of the search family load the offers once.
/** The one catalogue of some services. */
export const catalogueSessionOf = perServices(({ offers, vault }) =>
  createCatalogueSession(offers, vault),
);

/** The catalogue once it is loaded, or failed to; loads it where nobody has. */
export const settledCatalogue = (
  session: CatalogueSession,
): Promise<Exclude<CatalogueState, { status: 'loading' }>> =>
  new Promise((resolve) => {
    let leave: (() => void) | null = null;
    const look = (): void => {
      const state = session.getSnapshot();
      if (state.status === 'loading') return;
      leave?.();
      resolve(state);
    };
    leave = session.subscribe(look);
    session.start();
    look();
  });
