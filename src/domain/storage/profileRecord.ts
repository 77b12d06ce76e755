import { profileSchema } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import type { VersionedRecord } from '#/domain/storage/record';

/** The profile as last saved. */
export const profileRecord: VersionedRecord<Profile> = {
  key: 'embellie.profile',
  version: 1,
  schema: profileSchema,
  migrations: [],
};
