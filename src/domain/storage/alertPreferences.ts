import * as v from 'valibot';

import { alertPreferencesSchema, type AlertPreferences } from '#/domain/offers/alerts/preferences';
import type { VersionedRecord } from '#/domain/storage/record';

/** The alert preferences as last saved. */
export const alertPreferencesRecord: VersionedRecord<AlertPreferences> = {
  key: 'embellie.alertPreferences',
  version: 1,
  schema: alertPreferencesSchema,
  migrations: [],
};

/** What the user has already been shown: offers outside of it are new. */
export type SeenOffers = {
  /** ISO instant of the last look; null before the first one. */
  readonly at: string | null;
  /** Keys of the offers known then, by `offerKey`. */
  readonly keys: readonly string[];
};

/** The last look at the alerts, kept apart from the preferences: it changes without the user editing them. */
export const seenOffersRecord: VersionedRecord<SeenOffers> = {
  key: 'embellie.seenOffers',
  version: 1,
  schema: v.object({ at: v.nullable(v.string()), keys: v.array(v.string()) }),
  migrations: [],
};
