import type { VersionedRecord } from '#/domain/storage/record';
import { textModelSettingsSchema } from '#/domain/textmodel/settings';
import type { TextModelSettings } from '#/domain/textmodel/settings';

/** The model chosen in the settings screen. Read by `public/first-paint.js` too, which opens the policy to its address: change both together. */
export const textModelRecord: VersionedRecord<TextModelSettings> = {
  key: 'embellie.textModel',
  version: 1,
  schema: textModelSettingsSchema,
  migrations: [],
};
