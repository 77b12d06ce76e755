import * as v from 'valibot';

import { alone } from '#/adapters/storage/alone';
import { onShelves, SHELVES_STORE, withDatabase } from '#/adapters/storage/database';
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

/** As much of a stored offer as tells it from others; what has no such thing stays where it is. */
const storedSchema = v.object({
  id: v.number(),
  provenance: v.nullish(v.object({ source: v.string() })),
});
const stored = (entry: unknown): v.InferOutput<typeof storedSchema> | null => {
  const parsed = v.safeParse(storedSchema, entry);
  return parsed.success ? parsed.output : null;
};

/** Keeps imported offers in IndexedDB, by shelves. */
export const createIndexedDbOffers = (): ImportedOffers => ({
  load: async () => {
    const shelves = await withDatabase((database) => database.getAll(SHELVES_STORE));
    if (!shelves.ok) return fail('unavailable');
    const offers: InternalOffer[] = [];
    for (const [index, entry] of shelves.value.flat().entries()) {
      const parsed = v.safeParse(internalOfferSchema, entry);
      if (parsed.success) offers.push(parsed.output);
      if (index % PART === PART - 1) await pause();
    }
    return ok(offers);
  },
  keep: (offers) =>
    withDatabase(async (database) => {
      const writing = database.transaction(SHELVES_STORE, 'readwrite', { durability: 'relaxed' });
      const put = onShelves(offers.map((offer) => [offer.id, offer] as const));
      await Promise.all(
        [...put].map(async ([shelf, added]) => {
          const ids = new Set(added.map(({ id }) => id));
          const standing = (await writing.store.get(shelf)) ?? [];
          const others = standing.filter((entry) => !ids.has(stored(entry)?.id ?? Number.NaN));
          await writing.store.put([...others, ...added], shelf);
        }),
      );
      await writing.done;
      return null;
    }),
  alone: (action) => alone('importedOffers', action),
  removeSource: (source) =>
    withDatabase(async (database) => {
      const writing = database.transaction(SHELVES_STORE, 'readwrite');
      for await (const cursor of writing.store) {
        const rest = cursor.value.filter((entry) => stored(entry)?.provenance?.source !== source);
        if (rest.length < cursor.value.length) await cursor.update(rest);
      }
      await writing.done;
      return null;
    }),
});
