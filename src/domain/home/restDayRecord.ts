import * as v from 'valibot';

import type { Day } from '#/domain/applications/days';
import type { VersionedRecord } from '#/domain/storage/record';

/** The day on which the user said that it was enough; any other day asks again. Absent where it was taken back. */
export const restDayRecord: VersionedRecord<Day> = {
  key: 'embellie.restDay',
  version: 1,
  schema: v.string(),
  migrations: [],
};
