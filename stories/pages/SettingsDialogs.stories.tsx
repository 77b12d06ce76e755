import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { BACKUP_PROBLEMS } from '#/domain/backup/backupFile';
import type { ImportPlan } from '#/domain/backup/planImport';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import type { SettingsDialogKind, SettingsTask } from '#/pages/SettingsPage/SettingsPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { readySettings as ready, settingsArgs } from '#stories/support/screens/settings';

const none = { added: 0, replaced: 0, same: 0, refused: 0, left: 0 };

const plan: ImportPlan = {
  backup: {
    savedAt: '2026-11-14T17:20:00.000Z',
    records: new Map(),
    cv: null,
    files: new Map(),
  },
  parts: [
    { part: 'cv', problem: null, counts: { ...none, added: 1 } },
    { part: 'profile', problem: null, counts: { ...none, replaced: 1 } },
    {
      part: 'applications',
      problem: null,
      counts: { added: 8, replaced: 2, same: 4, refused: 1, left: 0 },
    },
    { part: 'analyses', problem: null, counts: { ...none, added: 5, left: 2 } },
    { part: 'theme', problem: null, counts: { ...none, same: 1 } },
    { part: 'alerts', problem: 'future', counts: null },
    { part: 'savedSearches', problem: 'corrupt', counts: null },
  ],
  unknown: ['embellie.other'],
  changes: new Map([['embellie.profile', '{}']]),
  cv: null,
  files: new Map(),
  over: new Map(),
};

const fileName = 'embellie-sauvegarde-2026-11-14.json';

const meta = {
  title: 'Pages/Réglages/Dialogues',
  component: SettingsPage,
  decorators: [asScreen],
  args: settingsArgs,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExportUnderWay: Story = {
  name: 'Export en cours',
  args: {
    state: { ...ready, task: 'exporting' },
    dialog: { kind: 'save', canSeal: true },
  },
};
export const FileBeingRead: Story = {
  name: 'Fichier en cours de lecture',
  args: { state: { ...ready, task: 'reading' } },
};
export const ImportPreview: Story = {
  name: 'Aperçu d’un import',
  tags: ['dark'],
  args: { dialog: { kind: 'import', fileName, plan, changed: false } },
};
export const ImportPreviewOnAPhone: Story = {
  name: 'Aperçu d’un import, sur téléphone',
  tags: ['phone'],
  args: { dialog: { kind: 'import', fileName, plan, changed: false } },
};
export const ImportPreviewChanged: Story = {
  name: 'Aperçu d’un import, changé par un autre onglet',
  tags: ['dark'],
  args: { dialog: { kind: 'import', fileName, plan, changed: true } },
};
export const NothingNewInBackup: Story = {
  name: 'Rien de neuf dans la sauvegarde',
  args: {
    dialog: {
      kind: 'import',
      fileName,
      plan: {
        ...plan,
        parts: [{ part: 'applications', problem: null, counts: { ...none, same: 12 } }],
        unknown: [],
        changes: new Map(),
      },
      changed: false,
    },
  },
};
export const ImportUnderWay: Story = {
  name: 'Import en cours',
  args: {
    state: { ...ready, task: 'importing' },
    dialog: { kind: 'import', fileName, plan, changed: false },
  },
};
export const BackupFromNewerVersion: Story = {
  name: 'Sauvegarde d’une version plus récente',
  args: { dialog: { kind: 'importFailed', fileName, problem: 'newer' } },
};
export const NotABackup: Story = {
  name: 'Pas une sauvegarde',
  args: { dialog: { kind: 'importFailed', fileName: 'photo.json', problem: 'notABackup' } },
};
export const EraseDialogOpen: Story = {
  name: 'Dialogue d’effacement',
  tags: ['dark'],
  args: { dialog: { kind: 'erase' } },
};
export const ErasingUnderWay: Story = {
  name: 'Effacement en cours',
  args: { state: { ...ready, task: 'erasing' }, dialog: { kind: 'erase' } },
};
export const BackupBeingProtected: Story = {
  name: 'Sauvegarde à protéger',
  tags: ['dark'],
  args: { dialog: { kind: 'save', canSeal: true } },
};
export const BackupBeingProtectedOnAPhone: Story = {
  name: 'Sauvegarde à protéger, sur téléphone',
  tags: ['phone'],
  args: { dialog: { kind: 'save', canSeal: true } },
};
export const BackupStaysReadable: Story = {
  name: 'Sauvegarde qui restera lisible',
  args: { dialog: { kind: 'save', canSeal: false } },
};
export const ProtectedBackup: Story = {
  name: 'Sauvegarde protégée',
  args: { dialog: { kind: 'unlock', fileName, refused: false } },
};
export const WrongPassphrase: Story = {
  name: 'Mauvaise phrase secrète',
  args: { dialog: { kind: 'unlock', fileName, refused: true } },
};
export const BackupAltered: Story = {
  name: 'Sauvegarde modifiée depuis',
  args: { dialog: { kind: 'importFailed', fileName, problem: 'altered' } },
};
export const ErasingCanBeLeft: Story = {
  name: 'L’effacement peut être abandonné',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'erase' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: /Tout supprimer/u });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    await userEvent.click(
      screen.getByRole('button', { name: 'Enregistrer d’abord une sauvegarde' }),
    );
    await expect(args.dataActions.onExport).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.dialogActions.onCancel).toHaveBeenCalled();
    await expect(args.dialogActions.onConfirm).not.toHaveBeenCalled();
  },
};
export const ShortAndDifferentPassphrases: Story = {
  name: 'Une phrase trop courte ou mal répétée est dite',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'save', canSeal: true } },
  play: async ({ args }) => {
    const first = await screen.findByLabelText('Phrase secrète');
    const saves = screen.getByRole('button', { name: 'Enregistrer' });
    await userEvent.type(first, 'court');
    await userEvent.click(saves);
    await expect(first).toHaveAccessibleDescription(/Trop courte/u);
    await userEvent.type(first, ' mais plus long');
    await userEvent.type(screen.getByLabelText('La même, encore une fois'), 'autre chose');
    await userEvent.click(saves);
    await expect(screen.getByLabelText('La même, encore une fois')).toHaveAccessibleDescription(
      /pas pareilles/u,
    );
    await expect(args.dialogActions.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Montrer la phrase'));
    await userEvent.click(saves);
    await expect(args.dialogActions.onSave).toHaveBeenCalledWith('court mais plus long');
  },
};
export const LeavingTheBackupReadable: Story = {
  name: 'La sauvegarde peut rester lisible',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'save', canSeal: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: /Protéger/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.dialogActions.onSave).toHaveBeenCalledWith(null);
  },
};
export const EachProblemHasItsSentence: Story = {
  name: 'Chaque problème a sa phrase',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'importFailed', fileName, problem: BACKUP_PROBLEMS[0] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sauvegarde non reprise' });
    await expect(dialog).toHaveTextContent(/dépasse 80/u);
    await expect(dialog).toHaveTextContent(/n’a pas été modifié, et vos données non plus/u);
  },
};

coverStates<SettingsDialogKind>({
  save: BackupBeingProtected,
  unlock: ProtectedBackup,
  import: ImportPreview,
  importFailed: NotABackup,
  erase: EraseDialogOpen,
});
coverStates<SettingsTask>({
  exporting: ExportUnderWay,
  reading: FileBeingRead,
  importing: ImportUnderWay,
  erasing: ErasingUnderWay,
});
