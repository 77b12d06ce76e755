import { perServices } from '#/app/services/perServices';
import type { Services } from '#/app/services/services';
import type { AlertNews } from '#/domain/offers/alerts/newOffers';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

export type NewOffers =
  /** Not looked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'looking' }
  /** No saved search and no saved preferences: nothing to look for. */
  | { readonly status: 'nothingWatched' }
  | { readonly status: 'known'; readonly news: AlertNews }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };

export type NewOffersSession = {
  readonly getSnapshot: () => NewOffers;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks once per opening of the application, when the page has nothing better to do. */
  readonly start: () => void;
  /** Looks now, the catalogue loaded afresh. */
  readonly look: () => Promise<void>;
  /** What is new has been seen. */
  readonly markSeen: () => Promise<void>;
};

/** Safari has no `requestIdleCallback`; the page has settled by then. */
const SETTLED_MS = 2_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: SETTLED_MS });
  else setTimeout(work, SETTLED_MS);
};

const createNewOffersSession = (services: Services): NewOffersSession => {
  let state: NewOffers = { status: 'unknown' };
  let started = false;
  const listeners = new Set<() => void>();
  const update = (next: NewOffers): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const look = async (how: 'opening' | 'asked'): Promise<void> => {
    const before = state;
    update({ status: 'looking' });
    try {
      const { lookForOffers } = await import('#/app/search/lookForOffers');
      update(await lookForOffers(services, how));
    } catch {
      // Its code did not come. At opening nobody asked, and nobody is told.
      update(how === 'opening' ? before : { status: 'failed', problem: 'offline' });
    }
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => {
      if (started) return;
      started = true;
      whenIdle(() => void look('opening'));
    },
    look: () => look('asked'),
    markSeen: async () => {
      const { rememberLook } = await import('#/app/search/lookForOffers');
      update(await rememberLook(services));
    },
  };
};

/** The one look at the new offers of some services. */
export const newOffersSessionOf = perServices(createNewOffersSession);
