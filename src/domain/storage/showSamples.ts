import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';

/** Whether examples stand where the user has nothing yet. Absent, they do: product decisions, "Sample until real". */
export const showSamplesRecord: VersionedRecord<boolean> = {
  key: 'embellie.showSamples',
  version: 1,
  schema: v.boolean(),
  migrations: [],
};
