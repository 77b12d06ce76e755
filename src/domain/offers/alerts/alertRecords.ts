import * as v from 'valibot';

import type { LastLook } from '#/domain/offers/alerts/newOffers';
import { alertPreferencesSchema, type AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { VersionedRecord } from '#/domain/storage/record';

/** The alert preferences as last saved. */
export const alertPreferencesRecord: VersionedRecord<AlertPreferences> = {
  key: 'embellie.alertPreferences',
  version: 1,
  schema: alertPreferencesSchema,
  migrations: [],
};

const firstLookSchema = v.object({ at: v.nullable(v.string()) });

/** A look as it is kept. */
export const lookSchema = v.object({
  at: v.nullable(v.string()),
  keys: v.array(v.number()),
  marks: v.array(v.number()),
  told: v.array(v.object({ key: v.number(), title: v.string(), place: v.string() })),
  watched: v.array(v.string()),
});

/** The last look at the alerts, kept apart from the preferences: it changes without the user editing them. */
export const seenOffersRecord: VersionedRecord<LastLook> = {
  key: 'embellie.seenOffers',
  version: 3,
  schema: lookSchema,
  migrations: [
    // The keys of version 1 were texts: all that matches next counts as seen.
    (data) => ({ at: v.parse(firstLookSchema, data).at, keys: [], watched: [] }),
    // Those of version 2 told nothing of what the offers said: the same.
    (data) => ({
      at: v.parse(firstLookSchema, data).at,
      keys: [],
      marks: [],
      told: [],
      watched: [],
    }),
  ],
};

/** Key of what live sources told (`liveWatchesRecord.ts`), for those who only need to leave it out. */
export const LIVE_WATCHES_KEY = 'embellie.liveWatches';
