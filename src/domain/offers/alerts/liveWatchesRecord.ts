import * as v from 'valibot';

import { lookSchema } from '#/domain/offers/alerts/alertRecords';
import type { LiveWatch } from '#/domain/offers/alerts/liveWatch';
import type { VersionedRecord } from '#/domain/storage/record';

/** So many answers are kept: a longer list could not be read again. */
export const MOST_WATCHES = 400;

/** What live sources told of the watched searches. Not in backups: whom a device calls is decided on that device. */
export const liveWatchesRecord: VersionedRecord<readonly LiveWatch[]> = {
  key: 'embellie.liveWatches',
  version: 1,
  schema: v.pipe(
    v.array(
      v.object({
        key: v.string(),
        askedAt: v.string(),
        seen: lookSchema,
        current: lookSchema,
        fresh: v.array(
          v.object({
            id: v.string(),
            title: v.string(),
            agency: v.string(),
            location: v.string(),
            url: v.pipe(v.string(), v.regex(/^https?:\/\//u)),
            logo: v.literal('other'),
            source: v.string(),
            sample: v.literal(false),
          }),
        ),
      }),
    ),
    v.maxLength(MOST_WATCHES),
  ),
  migrations: [],
};
