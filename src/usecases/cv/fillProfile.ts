import type { Cv } from '#/domain/cv/cv';
import { emptyProfile } from '#/domain/profile/profile';
import { profileFromCv } from '#/domain/profile/profileFromCv';
import { profileRecord } from '#/domain/profile/profileRecord';
import { updateRecord } from '#/domain/storage/updateRecord';
import { cvToasts } from '#/usecases/cv/cvToasts.copy';
import type { Services } from '#/usecases/shared/services';

/** Fills the stored profile from a CV, and tells how it went. */
export const fillProfile = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  cv: Cv,
): void => {
  const saved = updateRecord(vault, profileRecord, emptyProfile, (profile) =>
    profileFromCv(cv, profile),
  );
  notify(
    saved.ok
      ? { tone: 'success', ...cvToasts.profileFilled }
      : { tone: 'destructive', ...cvToasts.profileNotSaved },
  );
};
