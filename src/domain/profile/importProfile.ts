import { profileFromEuropass } from '#/domain/profile/europass';
import { fitProfile } from '#/domain/profile/fitProfile';
import { profileFromJsonResume } from '#/domain/profile/jsonResume';
import type { Profile } from '#/domain/profile/profile';
import { emptyProfile } from '#/domain/profile/profile';
import { differingSections } from '#/domain/profile/profileSections';
import type { ProfileImportProblem } from '#/domain/profile/transfer';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch {
    return undefined;
  }
};

/** Reads a JSON Resume or a Europass JSON of unknown origin; what it does not say keeps the value of `current`. */
export const importProfile = (
  text: string,
  current: Profile,
): Result<Profile, Exclude<ProfileImportProblem, 'tooLarge'>> => {
  const value = parse(text);
  if (value === undefined) return fail('notJson');
  const readers = [profileFromEuropass, profileFromJsonResume];
  const reader = readers.find((read) => read(value, emptyProfile).ok);
  if (reader === undefined) return fail('notAProfile');
  const alone = reader(value, emptyProfile);
  if (!alone.ok) return alone;
  if (differingSections(emptyProfile, fitProfile(alone.value)).length === 0)
    return fail('nothingInIt');
  const merged = reader(value, current);
  return merged.ok ? ok(fitProfile(merged.value)) : merged;
};
