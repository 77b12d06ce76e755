import * as v from 'valibot';

import { CV_STORE, withDatabase } from '#/adapters/storage/database';
import type { Cv } from '#/domain/cv/cv';
import type { CvStore } from '#/domain/cv/CvStore';
import type { CvFile } from '#/domain/cv/TextExtractor';
import { fail, ok } from '#/domain/shared/result';

const ONLY_KEY = 'current';
const READING_KEY = 'reading';

const keptSchema = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) });
const stampedSchema = v.object({ stamp: v.string(), reading: v.unknown() });

/** Says whether a kept entry is this very file: another tab may have kept another one meanwhile. */
const isFile = (entry: unknown, { name, bytes }: CvFile): boolean => {
  const kept = v.safeParse(keptSchema, entry);
  if (!kept.success || kept.output.name !== name) return false;
  const held = new Uint8Array(kept.output.bytes);
  const given = new Uint8Array(bytes);
  return held.length === given.length && held.every((byte, index) => byte === given[index]);
};

/** Where the reading is missing, damaged or of another version, the file is read: nothing is lost by it. */
const readingOf = async (entry: unknown, stamp: string | null): Promise<Cv | null> => {
  const kept = v.safeParse(stampedSchema, entry);
  if (!kept.success || kept.output.stamp !== stamp) return null;
  const { keptReadingSchema } = await import('#/domain/cv/keptReadingSchema');
  const reading = v.safeParse(keptReadingSchema, kept.output.reading);
  return reading.success ? reading.output : null;
};

/**
 * Keeps the CV file in IndexedDB, which takes bytes as they are, and what was read in it beside it. A damaged file is
 * reported and left in place until another one is kept. `stampNow` names what made a reading: one with another stamp
 * is not used; null keeps none.
 */
export const createIndexedDbCvStore = (stampNow: () => string | null): CvStore => ({
  load: async () => {
    const found = await withDatabase((database) =>
      Promise.all([database.get(CV_STORE, ONLY_KEY), database.get(CV_STORE, READING_KEY)]),
    );
    if (!found.ok) return found;
    const [file, reading] = found.value;
    if (file === undefined) return ok(null);
    const kept = v.safeParse(keptSchema, file);
    if (!kept.success) return fail('corrupt');
    return ok({ ...kept.output, reading: await readingOf(reading, stampNow()) });
  },
  keep: ({ name, bytes }) =>
    withDatabase(async (database) => {
      const change = database.transaction(CV_STORE, 'readwrite');
      await Promise.all([
        change.store.put({ name, bytes }, ONLY_KEY),
        change.store.delete(READING_KEY),
        change.done,
      ]);
      return null;
    }),
  keepReading: (file, reading) =>
    withDatabase(async (database) => {
      const stamp = stampNow();
      if (stamp === null) return null;
      const change = database.transaction(CV_STORE, 'readwrite');
      if (isFile(await change.store.get(ONLY_KEY), file))
        await change.store.put({ stamp, reading }, READING_KEY);
      await change.done;
      return null;
    }),
  remove: () =>
    withDatabase(async (database) => {
      await database.clear(CV_STORE);
      return null;
    }),
});
