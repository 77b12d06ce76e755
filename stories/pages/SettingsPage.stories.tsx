import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { TextField } from '#/components/TextField/TextField';
import { BACKUP_PROBLEMS } from '#/domain/backup/backupFile';
import type { ImportPlan } from '#/domain/backup/planImport';
import type { Asker, Outcome } from '#/domain/device/connection';
import type { StoragePromise } from '#/domain/storage/DeviceStorage';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import type {
  ApplicationState,
  ReadySettings,
  SettingsDeed,
  SettingsDialogKind,
  SettingsStatus,
  SettingsTask,
} from '#/pages/SettingsPage/SettingsPage.state';
import type { OfflineStatus } from '#/usecases/application/offlineSession';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const ready: ReadySettings = {
  status: 'ready',
  showSamples: true,
  kept: {
    parts: [
      { part: 'profile', count: 1 },
      { part: 'photo', count: 1 },
      { part: 'applications', count: 12 },
      { part: 'analyses', count: 3 },
      { part: 'savedSearches', count: 1 },
    ],
    aside: 0,
    bytes: 86_400,
  },
  keptCv: { name: 'CV Claire Dumas.pdf', bytes: 214_000 },
  estimate: { used: 4_300_000, available: 2_100_000_000 },
  promise: 'notPromised',
  promiseRefused: false,
  task: null,
  done: null,
};

const application: ApplicationState = {
  version: '0.1.0',
  built: { commit: '0a1b2c3d4e', day: '2026-11-20' },
  offline: { status: 'partly', kept: 0, missing: 10_400_000 },
  newer: false,
  connections: [],
  since: new Date('2026-11-22T09:12:00+01:00'),
};

const none = { added: 0, replaced: 0, same: 0, refused: 0, left: 0 };

const plan: ImportPlan = {
  savedAt: '2026-11-14T17:20:00.000Z',
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
};

const fileName = 'embellie-sauvegarde-2026-11-14.json';

const meta = {
  title: 'Pages/Réglages',
  component: SettingsPage,
  decorators: [asScreen],
  args: {
    state: ready,
    theme: 'system',
    application,
    applicationActions: { onPrepareOffline: fn(), onReload: fn() },
    dialog: null,
    textModel: null,
    dataActions: { onExport: fn(), onImportFile: fn(), onAskErase: fn(), onAskPromise: fn() },
    onThemeChange: fn(),
    onShowSamplesChange: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: 'Tout', tags: ['dark'] };
export const OnAPhone: Story = { name: 'Sur téléphone', tags: ['dark', 'phone'] };
export const NothingKept: Story = {
  name: 'Rien de gardé',
  args: {
    state: {
      ...ready,
      kept: { parts: [], aside: 0, bytes: 0 },
      keptCv: null,
      estimate: null,
      promise: 'unknown',
    },
  },
};
export const SamplesHidden: Story = {
  name: 'Exemples masqués',
  args: { state: { ...ready, showSamples: false } },
};
export const PromiseGiven: Story = {
  name: 'Conservation promise',
  args: { state: { ...ready, promise: 'kept' } },
};
export const PromiseRefused: Story = {
  name: 'Conservation refusée',
  args: { state: { ...ready, promiseRefused: true } },
};
export const SomethingSetAside: Story = {
  name: 'Données mises de côté',
  args: {
    state: {
      ...ready,
      kept: {
        ...ready.kept,
        parts: [
          { part: 'profile', count: null },
          { part: 'applications', count: 12 },
        ],
        aside: 2,
      },
    },
  },
};
export const WithATextModel: Story = {
  name: 'Avec un modèle de langage',
  args: {
    textModel: <TextField label="Adresse du modèle" value="" onChange={fn()} />,
  },
};
export const StorageUnavailable: Story = {
  name: 'Stockage indisponible',
  tags: ['dark'],
  args: { state: { status: 'unavailable' } },
};
export const BackupImported: Story = {
  name: 'Sauvegarde importée',
  args: { state: { ...ready, done: 'imported' } },
};
export const EverythingErased: Story = {
  name: 'Tout effacé',
  args: {
    state: { ...ready, keptCv: null, kept: { parts: [], aside: 0, bytes: 0 }, done: 'erased' },
  },
};
export const ExportUnderWay: Story = {
  name: 'Export en cours',
  args: { state: { ...ready, task: 'exporting' } },
};
export const FileBeingRead: Story = {
  name: 'Fichier en cours de lecture',
  args: { state: { ...ready, task: 'reading' } },
};
export const ImportPreview: Story = {
  name: 'Aperçu d’un import',
  tags: ['dark'],
  args: { dialog: { kind: 'import', fileName, plan } },
};
export const ImportPreviewOnAPhone: Story = {
  name: 'Aperçu d’un import, sur téléphone',
  tags: ['phone'],
  args: { dialog: { kind: 'import', fileName, plan } },
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
    },
  },
};
export const ImportUnderWay: Story = {
  name: 'Import en cours',
  args: { state: { ...ready, task: 'importing' }, dialog: { kind: 'import', fileName, plan } },
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

export const OfflineUnsupported: Story = {
  name: 'Hors ligne impossible',
  args: { application: { ...application, built: null, offline: { status: 'unsupported' } } },
};
export const OfflineStarting: Story = {
  name: 'Hors ligne, première visite',
  args: { application: { ...application, offline: { status: 'starting' } } },
};
export const OfflinePreparing: Story = {
  name: 'Mode hors ligne en préparation',
  args: {
    application: {
      ...application,
      offline: { status: 'preparing', kept: 6_200_000, missing: 4_200_000 },
    },
  },
};
export const OfflineReady: Story = {
  name: 'Mode hors ligne prêt',
  tags: ['dark'],
  args: { application: { ...application, offline: { status: 'ready', kept: 10_400_000 } } },
};
export const OfflineInterrupted: Story = {
  name: 'Préparation interrompue',
  args: {
    application: {
      ...application,
      offline: { status: 'interrupted', kept: 6_200_000, missing: 4_200_000 },
    },
  },
};
export const NewVersionReady: Story = {
  name: 'Nouvelle version prête',
  args: { application: { ...application, newer: true } },
};
const at = Date.parse('2026-11-22T09:14:00+01:00');

export const ConnectionsListed: Story = {
  name: 'Connexions faites et refusées',
  args: {
    application: {
      ...application,
      connections: [
        { at, from: 'page', to: 'modele.example:8080', outcome: 'made', by: 'fetch' },
        { at, from: 'worker', to: 'ailleurs.example', outcome: 'refused', by: 'script-src-elem' },
        { at, from: 'service', to: 'ailleurs.example', outcome: 'refused', by: 'connect-src' },
      ],
    },
  },
};

export const PreparingOffline: Story = {
  name: 'Le mode hors ligne se prépare',
  tags: ['interaction'],
  parameters: behaviour,
  args: { application: { ...application, newer: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Préparer le mode hors ligne' }));
    await expect(args.applicationActions.onPrepareOffline).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Charger la nouvelle version' }));
    await expect(args.applicationActions.onReload).toHaveBeenCalled();
  },
};

export const ChoosingAThemeByKeyboard: Story = {
  name: 'Le thème se choisit au clavier',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Système' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};

export const HidingTheSamples: Story = {
  name: 'Les exemples se masquent',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Montrer des exemples/u }));
    await expect(args.onShowSamplesChange).toHaveBeenCalledWith(false);
  },
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
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EachProblemHasItsSentence: Story = {
  name: 'Chaque problème a sa phrase',
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'importFailed', fileName, problem: BACKUP_PROBLEMS[0] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sauvegarde non reprise' });
    await expect(dialog).toHaveTextContent(/dépasse 40/u);
    await expect(dialog).toHaveTextContent(/n’a pas été modifié, et vos données non plus/u);
  },
};

coverStates<SettingsStatus>({ ready: Everything, unavailable: StorageUnavailable });
coverStates<SettingsDialogKind>({
  import: ImportPreview,
  importFailed: NotABackup,
  erase: EraseDialogOpen,
});
coverStates<SettingsDeed>({ imported: BackupImported, erased: EverythingErased });
coverStates<SettingsTask>({
  exporting: ExportUnderWay,
  reading: FileBeingRead,
  importing: ImportUnderWay,
  erasing: ErasingUnderWay,
});
coverStates<StoragePromise>({
  kept: PromiseGiven,
  notPromised: Everything,
  unknown: NothingKept,
});
coverStates<OfflineStatus>({
  unsupported: OfflineUnsupported,
  starting: OfflineStarting,
  partly: Everything,
  preparing: OfflinePreparing,
  ready: OfflineReady,
  interrupted: OfflineInterrupted,
});
coverStates<Outcome>({ made: ConnectionsListed, refused: ConnectionsListed });
coverStates<Asker>({
  page: ConnectionsListed,
  worker: ConnectionsListed,
  service: ConnectionsListed,
});
