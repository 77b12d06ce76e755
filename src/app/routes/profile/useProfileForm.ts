import { useEffect, useReducer, useRef } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { checkSection } from '#/domain/profile/checkProfile';
import { fitProfile } from '#/domain/profile/fitProfile';
import { emptyProfile } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { withSections } from '#/domain/profile/profileSections';
import type { ProfileSection } from '#/domain/profile/profileSections';
import type { ProfileState } from '#/pages/ProfilePage/ProfilePage.state';
import { profileToasts } from '#/usecases/profile/profile.copy';
import { changeDraft } from '#/usecases/profile/profileChange';
import type { ProfileChange } from '#/usecases/profile/profileChange';
import { profileDraftOf, profileOf } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';

type ProfileForm = {
  readonly state: ProfileState;
  readonly onChange: (change: ProfileChange) => void;
  /** Saves one section, or shows what is wrong with it. */
  readonly save: (section: ProfileSection) => void;
  /** Saves sections of a profile that comes from elsewhere. */
  readonly importSections: (profile: Profile, sections: readonly ProfileSection[]) => void;
};

const start = (stored: Profile | null): ProfileDraft => profileDraftOf(stored ?? emptyProfile);

/** The form over the kept profile, up to date with the other tabs. */
export const useProfileForm = (): ProfileForm => {
  const { vault, notify } = useServices();
  const stored = useRecord(profileRecord);
  const profile = stored.ok ? stored.value : null;
  const [draft, onChange] = useReducer(changeDraft, profile, start);

  const seen = useRef(profile);
  useEffect(() => {
    if (!stored.ok || seen.current === profile) return;
    seen.current = profile;
    onChange({ type: 'storedElsewhere', profile: profile ?? emptyProfile });
  }, [stored.ok, profile]);

  const write = (from: Profile, sections: readonly ProfileSection[]): Profile | null => {
    const current = vault.read(profileRecord);
    const stored = current.ok ? (current.value ?? emptyProfile) : emptyProfile;
    const next = withSections(stored, fitProfile(from), sections);
    return vault.write(profileRecord, next).ok ? next : null;
  };

  const save = (section: ProfileSection): void => {
    const typed = profileOf(draft);
    if (checkSection(typed, section).size > 0) {
      onChange({ type: 'refused', section });
      return;
    }
    const written = write(typed, [section]);
    if (written === null) {
      onChange({ type: 'notSaved', section });
      notify({ tone: 'destructive', ...profileToasts.notSaved });
      return;
    }
    onChange({ type: 'saved', sections: [section], profile: written });
    notify({ tone: 'success', ...profileToasts.saved });
  };

  const importSections: ProfileForm['importSections'] = (from, sections) => {
    const written = write(from, sections);
    if (written === null) {
      notify({ tone: 'destructive', ...profileToasts.notSaved });
      return;
    }
    onChange({ type: 'saved', sections, profile: written });
    notify({ tone: 'success', ...profileToasts.imported });
  };

  const state: ProfileState = stored.ok
    ? { status: 'ready', draft }
    : { status: 'notRead', problem: stored.problem, draft };
  return { state, onChange, save, importSections };
};
