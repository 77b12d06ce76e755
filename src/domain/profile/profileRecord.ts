import * as v from 'valibot';

import { MAX_PHOTO_TEXT } from '#/domain/profile/photo';
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

/** The photo of the profile, as a data URL; apart, so that its weight never keeps a section from being saved. */
export const profilePhotoRecord: VersionedRecord<string> = {
  key: 'embellie.profilePhoto',
  version: 1,
  schema: v.pipe(
    v.string(),
    v.maxLength(MAX_PHOTO_TEXT),
    v.regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+=*$/u),
  ),
  migrations: [],
};
