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

/** The last look at the alerts, kept apart from the preferences: it changes without the user editing them. */
export const seenOffersRecord: VersionedRecord<LastLook> = {
  key: 'embellie.seenOffers',
  version: 3,
  schema: v.object({
    at: v.nullable(v.string()),
    keys: v.array(v.number()),
    marks: v.array(v.number()),
    told: v.array(v.object({ key: v.number(), title: v.string(), place: v.string() })),
    watched: v.array(v.string()),
  }),
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
