import * as v from 'valibot';

import { CV_STORE, withDatabase } from '#/adapters/storage/database';
import type { CvStore } from '#/domain/cv/CvStore';
import { fail, ok } from '#/domain/shared/result';

const ONLY_KEY = 'current';

const keptSchema = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) });

/** Keeps the CV file in IndexedDB, which takes bytes as they are. A damaged entry is reported and left in place until another file is kept. */
export const createIndexedDbCvStore = (): CvStore => ({
  load: async () => {
    const found = await withDatabase((database) => database.get(CV_STORE, ONLY_KEY));
    if (!found.ok) return found;
    if (found.value === undefined) return ok(null);
    const kept = v.safeParse(keptSchema, found.value);
    return kept.success ? ok(kept.output) : fail('corrupt');
  },
  keep: ({ name, bytes }) =>
    withDatabase(async (database) => {
      await database.put(CV_STORE, { name, bytes }, ONLY_KEY);
      return null;
    }),
  remove: () =>
    withDatabase(async (database) => {
      await database.delete(CV_STORE, ONLY_KEY);
      return null;
    }),
});
