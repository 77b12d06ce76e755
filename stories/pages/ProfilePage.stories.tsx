import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import type { PhotoProblem } from '#/domain/profile/photo';
import { emptyProfile } from '#/domain/profile/profile';
import type { ProfileSection } from '#/domain/profile/profileSections';
import type { ProfileImportProblem } from '#/domain/profile/transfer';
import type { VaultProblem } from '#/domain/storage/Vault';
import { ProfilePage } from '#/pages/ProfilePage/ProfilePage';
import type {
  PhotoStatus,
  ProfileDialogKind,
  ProfileStatus,
} from '#/pages/ProfilePage/ProfilePage.state';
import { profileDraftOf } from '#/usecases/profile/profileDraft';
import type { SaveOutcome } from '#/usecases/profile/profileDraft';
import { apart } from '#stories/support/apart';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  after,
  ControlledProfile,
  empty,
  filled,
  noPhoto,
  photoOf,
  profileArgs,
} from '#stories/support/screens/profile';
import { aProfile } from '#tests/support/builders/aProfile';

const meta = {
  title: 'Pages/Mon Profil',
  component: ProfilePage,
  decorators: [asScreen],
  args: profileArgs,
  render: (args) => <ControlledProfile {...args} />,
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PersonalEmpty: Story = { name: 'Identité vide', tags: ['dark'], args: empty };
export const PersonalEmptyWithCv: Story = {
  name: 'Identité vide, un CV lu',
  tags: ['phone'],
  args: { ...empty, hasReadableCv: true, onFillFromCv: fn() },
};
export const PersonalFilled: Story = { name: 'Identité remplie', tags: ['dark', 'phone'] };
export const PersonalInvalid: Story = {
  name: 'Identité à corriger',
  args: {
    state: after(
      filled,
      { type: 'typed', field: 'email', value: 'awa.diallo@' },
      { type: 'typed', field: 'phone', value: '06 39' },
      { type: 'refused', section: 'personal' },
    ),
  },
};
export const PersonalUnsaved: Story = {
  name: 'Identité non enregistrée',
  args: { state: after(filled, { type: 'typed', field: 'firstName', value: 'Awa Marie' }) },
};
export const PersonalSaved: Story = {
  name: 'Identité enregistrée',
  args: { state: after(filled, { type: 'saved', sections: ['personal'], profile: aProfile() }) },
};
export const PersonalNotSaved: Story = {
  name: 'Identité\u00a0: échec de l’enregistrement',
  tags: ['dark'],
  args: {
    state: after(
      filled,
      { type: 'typed', field: 'firstName', value: 'Awa Marie' },
      { type: 'notSaved', section: 'personal' },
    ),
  },
};
export const PersonalChangedElsewhere: Story = {
  name: 'Identité changée dans un autre onglet',
  args: {
    state: after(
      filled,
      { type: 'typed', field: 'firstName', value: 'Awa Marie' },
      { type: 'storedElsewhere', profile: aProfile({ phone: '06 39 98 00 00' }) },
    ),
  },
};

export const ExperienceEmpty: Story = {
  name: 'Expérience vide',
  args: { ...empty, tab: 'experience' },
};
export const ExperienceFilled: Story = {
  name: 'Expérience remplie',
  tags: ['dark', 'phone'],
  args: { tab: 'experience' },
};
export const ExperienceOpen: Story = {
  name: 'Expérience ouverte',
  tags: ['dark', 'phone'],
  args: {
    tab: 'experience',
    state: after(filled, { type: 'entryToggled', key: filled.experiences[0]?.key ?? '' }),
  },
};
export const ExperienceInvalid: Story = {
  name: 'Expérience à corriger',
  tags: ['dark'],
  args: {
    tab: 'experience',
    state: after(
      filled,
      {
        type: 'experienceTyped',
        key: filled.experiences[1]?.key ?? '',
        values: { startDate: '2022-01' },
      },
      { type: 'refused', section: 'experience' },
    ),
  },
};
export const EducationEmpty: Story = {
  name: 'Formation vide',
  args: { ...empty, tab: 'education' },
};
export const EducationFilled: Story = { name: 'Formation remplie', args: { tab: 'education' } };
export const EducationInvalid: Story = {
  name: 'Formation à corriger',
  args: {
    tab: 'education',
    state: after(
      filled,
      { type: 'entryAdded', list: 'education' },
      { type: 'refused', section: 'education' },
    ),
  },
};
export const SkillsEmpty: Story = { name: 'Compétences vides', args: { ...empty, tab: 'skills' } };
export const SkillsFilled: Story = {
  name: 'Compétences remplies',
  tags: ['dark', 'phone'],
  args: { tab: 'skills' },
};
export const SkillsBeingTyped: Story = {
  name: 'Compétences en cours de saisie',
  args: {
    tab: 'skills',
    state: after(filled, { type: 'skillsTyped', text: 'Travail en équipe, pr' }),
  },
};
export const SkillsTooLong: Story = {
  name: 'Compétences trop longues',
  args: {
    tab: 'skills',
    state: after(
      profileDraftOf(aProfile({ skills: 'Soins d’hygiène' })),
      { type: 'skillsTyped', text: 'très long '.repeat(600) },
      { type: 'refused', section: 'skills' },
    ),
  },
};

export const PhotoBeingRead: Story = {
  name: 'Photo en cours de lecture',
  args: { photo: photoOf({ status: 'reading', url: null, problem: null }) },
};
const photoFailed = (problem: PhotoProblem): Story => ({
  args: { photo: photoOf({ ...noPhoto, problem }) },
});
export const PhotoTooLarge: Story = {
  ...photoFailed('tooLarge'),
  name: 'Photo trop lourde',
  tags: ['dark'],
};
export const PhotoOfWrongType: Story = {
  ...photoFailed('wrongType'),
  name: 'Photo d’un autre format',
};
export const PhotoUnreadable: Story = { ...photoFailed('unreadable'), name: 'Photo illisible' };
export const PhotoNotKept: Story = { ...photoFailed('notKept'), name: 'Photo non gardée' };

const notRead = (problem: VaultProblem): Story => ({
  args: { ...empty, state: { status: 'notRead', problem, draft: profileDraftOf(emptyProfile) } },
});
export const StorageUnavailable: Story = {
  ...notRead('unavailable'),
  name: 'Stockage indisponible',
  tags: ['dark'],
};
export const StorageFull: Story = { ...notRead('quota'), name: 'Stockage plein' };
export const StorageDamaged: Story = { ...notRead('corrupt'), name: 'Stockage abîmé' };
export const StorageFromLaterVersion: Story = {
  ...notRead('future'),
  name: 'Stockage d’une version plus récente',
};

export const LeaveDialogOpen: Story = {
  name: 'Dialogue de départ',
  tags: ['dark', 'phone'],
  parameters: apart,
  args: {
    state: after(filled, { type: 'typed', field: 'firstName', value: 'Awa Marie' }),
    dialog: { kind: 'leave' },
  },
};
export const ImportPreviewOpen: Story = {
  name: 'Aperçu d’un import',
  tags: ['dark', 'phone'],
  parameters: apart,
  args: {
    dialog: {
      kind: 'preview',
      source: { kind: 'cv', fileName: 'CV Awa Diallo-Perrin.pdf' },
      before: aProfile({ experiences: [], phone: '06 00 00 00 00', skills: 'Netsoins' }),
      after: aProfile(),
      sections: ['personal', 'experience', 'skills'],
    },
  },
};
const opening = (name: string): Story => ({
  parameters: apart,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('dialog', { name });
  },
});
export const ImportChoicesOpen: Story = { ...opening('Importer'), name: 'Choix de l’import' };
export const ExportChoicesOpen: Story = { ...opening('Exporter'), name: 'Choix de l’export' };
export const ImportChangesNothing: Story = {
  name: 'Import sans changement',
  parameters: apart,
  args: {
    dialog: { kind: 'sameImport', source: { kind: 'file', fileName: 'awa-json-resume.json' } },
  },
};
const importFailed = (problem: ProfileImportProblem): Story => ({
  parameters: apart,
  args: { dialog: { kind: 'importFailed', fileName: 'profil.json', problem } },
});
export const ImportNotAProfile: Story = {
  ...importFailed('notAProfile'),
  name: 'Import\u00a0: pas un profil',
};
export const ImportNotJson: Story = {
  ...importFailed('notJson'),
  name: 'Import\u00a0: pas du JSON',
};
export const ImportTooLarge: Story = { ...importFailed('tooLarge'), name: 'Import trop gros' };
export const ImportOfNothing: Story = { ...importFailed('nothingInIt'), name: 'Import vide' };

coverStates<ProfileStatus>({ ready: PersonalFilled, notRead: StorageDamaged });
coverStates<ProfileSection>({
  personal: PersonalFilled,
  experience: ExperienceFilled,
  education: EducationFilled,
  skills: SkillsFilled,
});
coverStates<SaveOutcome>({ saved: PersonalSaved, notSaved: PersonalNotSaved });
coverStates<PhotoStatus>({ none: PersonalEmpty, reading: PhotoBeingRead, kept: PersonalFilled });
coverStates<PhotoProblem>({
  tooLarge: PhotoTooLarge,
  wrongType: PhotoOfWrongType,
  unreadable: PhotoUnreadable,
  notKept: PhotoNotKept,
});
coverStates<VaultProblem>({
  unavailable: StorageUnavailable,
  quota: StorageFull,
  corrupt: StorageDamaged,
  future: StorageFromLaterVersion,
});
coverStates<ProfileDialogKind>({
  leave: LeaveDialogOpen,
  preview: ImportPreviewOpen,
  sameImport: ImportChangesNothing,
  importFailed: ImportNotJson,
});
coverStates<ProfileImportProblem>({
  tooLarge: ImportTooLarge,
  notJson: ImportNotJson,
  notAProfile: ImportNotAProfile,
  nothingInIt: ImportOfNothing,
});
