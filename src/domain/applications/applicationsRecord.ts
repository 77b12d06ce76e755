import { applicationSchema } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';
import { withField } from '#/domain/storage/withField';

/** The applications, in the order they were added. Absent until the first one: samples stand in its place. */
export const applicationsRecord: VersionedRecord<readonly Application[]> = {
  key: 'embellie.applications',
  version: 2,
  ...listOf(applicationSchema),
  // Version 1 knew of no dossier.
  migrations: [withField('dossierId', null)],
};
