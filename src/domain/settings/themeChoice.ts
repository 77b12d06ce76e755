import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';

/** The theme as chosen: `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Read by `public/first-paint.js` too, before the first paint: change both together. */
export const themeRecord: VersionedRecord<ThemeChoice> = {
  key: 'embellie.theme',
  version: 1,
  schema: v.picklist(THEME_CHOICES),
  migrations: [],
};
