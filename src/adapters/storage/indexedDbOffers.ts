import * as v from 'valibot';

import { BY_SOURCE, OFFERS_STORE, withDatabase } from '#/adapters/storage/database';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { internalOfferSchema } from '#/domain/offers/catalogue/offerSchemas';
import type { ImportedOffers } from '#/domain/offers/imports/ImportedOffers';
import { fail, ok } from '#/domain/shared/result';

/** So many are checked within some milliseconds; then the page may do something else. */
const PART = 500;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Keeps imported offers in IndexedDB, an entry each. */
export const createIndexedDbOffers = (): ImportedOffers => ({
  load: async () => {
    const found = await withDatabase((database) => database.getAll(OFFERS_STORE));
    if (!found.ok) return fail('unavailable');
    const offers: InternalOffer[] = [];
    for (const [index, kept] of found.value.entries()) {
      const parsed = v.safeParse(internalOfferSchema, kept);
      if (parsed.success) offers.push(parsed.output);
      if (index % PART === PART - 1) await pause();
    }
    return ok(offers);
  },
  keep: (offers) =>
    withDatabase(async (database) => {
      const writing = database.transaction(OFFERS_STORE, 'readwrite', { durability: 'relaxed' });
      for (const offer of offers) void writing.store.put(offer);
      await writing.done;
      return null;
    }),
  removeSource: (source) =>
    withDatabase(async (database) => {
      const writing = database.transaction(OFFERS_STORE, 'readwrite');
      for (const id of await writing.store.index(BY_SOURCE).getAllKeys(source))
        void writing.store.delete(id);
      await writing.done;
      return null;
    }),
});
