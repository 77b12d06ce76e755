import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { AutoSavePlace, AutoSaveProblem } from '#/domain/backup/autoSave';
import { AutoSaveSection } from '#/pages/SettingsPage/parts/AutoSaveSection';
import { SaveDialog } from '#/pages/SettingsPage/parts/PassphraseDialogs';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import type { AutoSaveState, AutoSaveStatus } from '#/pages/SettingsPage/SettingsPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { settingsArgs } from '#stories/support/screens/settings';

const actions = { onChoose: fn(), onAllow: fn(), onStop: fn() };

const on = {
  status: 'on',
  place: 'file',
  fileName: 'embellie-sauvegarde-2026-11-14.json',
  sealed: true,
  minutes: 3,
  problem: null,
} as const satisfies AutoSaveState;

const shown = (state: AutoSaveState | null, busy = false) => ({
  autoSave: <AutoSaveSection state={state} busy={busy} actions={actions} />,
});

const meta = {
  title: 'Pages/Réglages/Sauvegarde automatique',
  component: SettingsPage,
  decorators: [asScreen],
  args: settingsArgs,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LookedUp: Story = { name: 'En cours de lecture', args: shown(null) };
export const Unsupported: Story = {
  name: 'Navigateur qui n’écrit pas dans un fichier',
  args: shown({ status: 'unsupported' }),
};
export const Off: Story = {
  name: 'Pas choisie',
  args: shown({ status: 'off', places: ['file', 'folder'] }),
};
export const Saved: Story = { name: 'Enregistrée', tags: ['dark'], args: shown(on) };
export const SavedOnAPhone: Story = {
  name: 'Enregistrée, sur téléphone',
  tags: ['phone'],
  args: shown(on),
};
export const NotYetWritten: Story = {
  name: 'Pas encore écrite, lisible',
  args: shown({ ...on, sealed: false, minutes: null }, true),
};
export const SavedLongAgo: Story = {
  name: 'Enregistrée la veille',
  args: shown({ ...on, sealed: false, minutes: 60 * 26 }),
};
export const AgreementAsked: Story = {
  name: 'Accord redemandé',
  tags: ['dark'],
  args: shown({ ...on, minutes: 60 * 5, problem: 'asks' }),
};
export const FileGone: Story = {
  name: 'Fichier disparu',
  args: shown({ ...on, minutes: 60, problem: 'gone' }),
};
export const FileChanged: Story = {
  name: 'Fichier modifié ailleurs',
  args: shown({ ...on, minutes: 60, problem: 'changed' }),
};
export const DiskFull: Story = {
  name: 'Disque plein',
  args: shown({ ...on, minutes: 60, problem: 'full' }),
};
export const WriteFailed: Story = {
  name: 'Écriture manquée',
  args: shown({ ...on, minutes: null, problem: 'failed' }),
};
export const Asked: Story = {
  name: 'Choix du fichier',
  tags: ['dark'],
  args: {
    autoSave: (
      <>
        <AutoSaveSection
          state={{ status: 'off', places: ['file', 'folder'] }}
          busy={false}
          actions={actions}
        />
        <SaveDialog kind="autoSave" canSeal busy={false} onSave={fn()} onCancel={fn()} />
      </>
    ),
  },
};
const inFolder = { ...on, place: 'folder', fileName: 'Sauvegardes' } as const;

export const FolderSaved: Story = {
  name: 'Enregistrée dans un dossier',
  tags: ['dark'],
  args: shown(inFolder),
};
export const FolderWaits: Story = {
  name: 'Dossier choisi, rien d’écrit',
  args: shown({ ...inFolder, sealed: false, minutes: null }),
};
export const FolderAsks: Story = {
  name: 'Accord redemandé pour le dossier',
  args: shown({ ...inFolder, minutes: 60 * 5, problem: 'asks' }),
};
export const FolderGone: Story = {
  name: 'Dossier disparu',
  args: shown({ ...inFolder, minutes: 60, problem: 'gone' }),
};
export const FolderFull: Story = {
  name: 'Disque du dossier plein',
  args: shown({ ...inFolder, minutes: 60, problem: 'full' }),
};
export const FolderAsked: Story = {
  name: 'Choix du dossier',
  args: {
    autoSave: (
      <>
        <AutoSaveSection
          state={{ status: 'off', places: ['file', 'folder'] }}
          busy={false}
          actions={actions}
        />
        <SaveDialog kind="autoSaveFolder" canSeal busy={false} onSave={fn()} onCancel={fn()} />
      </>
    ),
  },
};
export const FolderChosen: Story = {
  name: 'Un fichier ou un dossier se choisit',
  tags: ['interaction'],
  parameters: behaviour,
  args: shown({ status: 'off', places: ['file', 'folder'] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un dossier' }));
    await expect(actions.onChoose).toHaveBeenCalledWith('folder');
  },
};
export const AgreementGivenAgain: Story = {
  name: 'L’accord se redonne, ou la sauvegarde s’arrête',
  tags: ['interaction'],
  parameters: behaviour,
  args: shown({ ...on, problem: 'asks' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Donner mon accord' }));
    await expect(actions.onAllow).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus enregistrer' }));
    await expect(actions.onStop).toHaveBeenCalled();
  },
};

coverStates<AutoSaveStatus>({ unsupported: Unsupported, off: Off, on: Saved });
coverStates<AutoSavePlace>({ file: Saved, folder: FolderSaved });
coverStates<AutoSaveProblem>({
  asks: AgreementAsked,
  gone: FileGone,
  changed: FileChanged,
  full: DiskFull,
  failed: WriteFailed,
});
