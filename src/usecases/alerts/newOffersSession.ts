import type { NewOffers } from '#/usecases/alerts/newOffersState';
import type { Services } from '#/usecases/shared/services';
import { singleton } from '#/usecases/shared/store';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { WATCH_EVERY_MS } from '#/usecases/shared/timings';

export type NewOffersSession = Readable<NewOffers> & {
  /** Looks, once per opening of the application, then now and then while it is open. */
  readonly start: () => void;
  /** Looks now, the catalogue loaded afresh. */
  readonly look: () => Promise<void>;
  /** What is new has been seen. */
  readonly markSeen: () => Promise<void>;
};

const createNewOffersSession = (services: Services): NewOffersSession => {
  const { getSnapshot, subscribe, set } = createStore<NewOffers>(
    { status: 'unknown' },
    {
      // As long as a page is open, and no longer: there is no server that would go on.
      whileWatched: () => {
        const timer = setInterval(() => {
          if (started) void look('again');
        }, WATCH_EVERY_MS);
        return () => clearInterval(timer);
      },
    },
  );
  let started = false;
  const look = async (how: 'opening' | 'asked' | 'again'): Promise<void> => {
    const before = getSnapshot();
    if (how !== 'again') set({ status: 'looking' });
    else if (before.status === 'looking') return;
    const told = before.status === 'known' ? before.news.total : 0;
    try {
      const { lookForOffers } = await import('#/usecases/alerts/lookForOffers');
      const found = await lookForOffers(services, how, told);
      // Nobody asked: what was known stays where the sources cannot be reached.
      if (how !== 'again' || found.status !== 'failed') set(found);
    } catch {
      // Its code did not come. At opening nobody asked, and nobody is told.
      set(how !== 'asked' ? before : { status: 'failed', problem: 'offline' });
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
