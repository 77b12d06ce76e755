import * as v from 'valibot';

import { applicationSchema } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { VersionedRecord } from '#/domain/storage/record';

/** The applications, in the order they were added. Absent until the first one: samples stand in its place. */
export const applicationsRecord: VersionedRecord<readonly Application[]> = {
  key: 'embellie.applications',
  version: 1,
  schema: v.array(applicationSchema),
  migrations: [],
};
