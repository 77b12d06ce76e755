import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedOffers } from '#/domain/offers/imports/ImportedOffers';
import { fail, ok } from '#/domain/shared/result';

/** What it starts with, and how many it takes. */
type MemoryOffers = { readonly kept?: readonly InternalOffer[]; readonly quota?: number };

/** Imported offers that live as long as the page. */
export const createMemoryOffers = ({
  kept = [],
  quota = Infinity,
}: MemoryOffers = {}): ImportedOffers => {
  let current = new Map(kept.map((offer) => [offer.id, offer]));
  let last: Promise<unknown> = Promise.resolve();
  return {
    load: () => Promise.resolve(ok([...current.values()])),
    keep: (offers) => {
      const next = new Map([...current, ...offers.map((offer) => [offer.id, offer] as const)]);
      if (next.size > quota) return Promise.resolve(fail('quota' as const));
      current = next;
      return Promise.resolve(ok(null));
    },
    alone: (action) => {
      const done = last.then(action, action);
      last = done;
      return done;
    },
    removeSource: (source) => {
      current = new Map([...current].filter(([, offer]) => offer.provenance?.source !== source));
      return Promise.resolve(ok(null));
    },
  };
};
