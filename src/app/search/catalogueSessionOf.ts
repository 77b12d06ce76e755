import { createCatalogueSession } from '#/app/search/catalogueSession';
import type { CatalogueSession, CatalogueState } from '#/app/search/catalogueSession';
import type { Services } from '#/app/services/services';

// Beside the services: the screens of the search family load the offers once.
const sessions = new WeakMap<Services, CatalogueSession>();

/** The one catalogue of some services. */
export const catalogueSessionOf = (services: Services): CatalogueSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createCatalogueSession(services.offers, services.vault);
  sessions.set(services, session);
  return session;
};

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
