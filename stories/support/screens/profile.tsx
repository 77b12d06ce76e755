import { useState } from 'react';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { emptyProfile } from '#/domain/profile/profile';
import type { ProfileSection } from '#/domain/profile/profileSections';
import { ProfilePage } from '#/pages/ProfilePage/ProfilePage';
import type { PhotoState, ProfileState } from '#/pages/ProfilePage/ProfilePage.state';
import { changeDraft } from '#/usecases/profile/profileChange';
import type { ProfileChange } from '#/usecases/profile/profileChange';
import { profileDraftOf } from '#/usecases/profile/profileDraft';
import type { ProfileDraft } from '#/usecases/profile/profileDraft';
import { aProfile } from '#tests/support/builders/aProfile';

type ProfileArgs = ComponentProps<typeof ProfilePage>;

/** A drawing in place of a photo: nobody's face. */
const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"%3E%3Crect width="80" height="80" fill="%23cfe3f2"/%3E%3Ccircle cx="40" cy="32" r="15" fill="%236b4a3a"/%3E%3Cpath d="M10 80c2-22 14-30 30-30s28 8 30 30z" fill="%232f6690"/%3E%3C/svg%3E';

/** The form after some changes. */
export const after = (draft: ProfileDraft, ...changes: readonly ProfileChange[]): ProfileState => ({
  status: 'ready',
  draft: changes.reduce(changeDraft, draft),
});

/** The form of a profile whose every section is filled. */
export const filled = profileDraftOf(aProfile());
export const noPhoto: PhotoState = { status: 'none', url: null, problem: null };
/** The photo with its callbacks spied on. */
export const photoOf = (state: PhotoState) => ({ state, onFile: fn(), onRemove: fn() });

const inCv = [
  'Soins d’hygiène',
  'Prise des constantes',
  'Prévention des escarres',
  'Transmissions ciblées',
  'Accompagnement de fin de vie',
  'Mobilisation des patients',
  'Secret professionnel',
];
const inLexicon = ['Excel', 'Prévention des risques', 'Préparation des repas', 'Travail de nuit'];

/** The quiet, complete screen, its callbacks spied on. */
export const profileArgs: ProfileArgs = {
  state: after(filled),
  tab: 'personal',
  onTabChange: fn(),
  onChange: fn(),
  onSave: fn(),
  photo: photoOf({ status: 'kept', url: PORTRAIT, problem: null }),
  knownSkills: { inCv, inLexicon },
  hasReadableCv: true,
  transfer: {
    cvName: 'CV Awa Diallo-Perrin.pdf',
    onImportCv: fn(),
    onImportFile: fn(),
    onExport: fn(),
  },
  onFillFromCv: null,
  dialog: null,
  onImport: fn(),
  onLeave: fn(),
  onCloseDialog: fn(),
};

/** Nothing said yet. */
export const empty = {
  state: after(profileDraftOf(emptyProfile)),
  photo: photoOf(noPhoto),
  hasReadableCv: false,
};

/** The screen with its form and its tab kept by the story, callbacks told as usual. */
export const ControlledProfile = (args: ProfileArgs) => {
  const [draft, setDraft] = useState(args.state.draft);
  const [tab, setTab] = useState<ProfileSection>(args.tab);
  const onChange = (change: ProfileChange): void => {
    setDraft((current) => changeDraft(current, change));
    args.onChange(change);
  };
  const onTabChange = (next: ProfileSection): void => {
    setTab(next);
    args.onTabChange(next);
  };
  return (
    <ProfilePage
      {...args}
      state={{ ...args.state, draft }}
      tab={tab}
      onChange={onChange}
      onTabChange={onTabChange}
    />
  );
};
