import type { NewOffers } from '#/usecases/alerts/newOffersState';
import type { Services } from '#/usecases/shared/services';
import { singleton } from '#/usecases/shared/store';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

export type NewOffersSession = Readable<NewOffers> & {
  /** Looks, once per opening of the application. */
  readonly start: () => void;
  /** Looks now, the catalogue loaded afresh. */
  readonly look: () => Promise<void>;
  /** What is new has been seen. */
  readonly markSeen: () => Promise<void>;
};

const createNewOffersSession = (services: Services): NewOffersSession => {
  const { getSnapshot, subscribe, set } = createStore<NewOffers>({ status: 'unknown' });
  let started = false;
  const look = async (how: 'opening' | 'asked'): Promise<void> => {
    const before = getSnapshot();
    set({ status: 'looking' });
    try {
      const { lookForOffers } = await import('#/usecases/alerts/lookForOffers');
      set(await lookForOffers(services, how));
    } catch {
      // Its code did not come. At opening nobody asked, and nobody is told.
      set(how === 'opening' ? before : { status: 'failed', problem: 'offline' });
    }
  };
  return {
    getSnapshot,
    subscribe,
    start: () => {
      if (started) return;
      started = true;
      void look('opening');
    },
    look: () => look('asked'),
    markSeen: async () => {
      const { rememberLook } = await import('#/usecases/alerts/lookForOffers');
      set(await rememberLook(services));
    },
  };
};

/** The one look at the new offers of some services. */
export const newOffersSessionOf = singleton(createNewOffersSession);
