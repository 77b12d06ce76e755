import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextField } from '#/components/TextField/TextField';
import type { SaveStatus } from '#/domain/backup/saveMemory';
import type { Asker, Outcome } from '#/domain/device/connection';
import type { StoragePromise } from '#/domain/storage/DeviceStorage';
import { CorrectionsSection } from '#/pages/SettingsPage/parts/CorrectionsSection';
import { DeployerLine } from '#/pages/SettingsPage/parts/DeployerLine';
import { SettingsPage } from '#/pages/SettingsPage/SettingsPage';
import type { SettingsDeed, SettingsStatus } from '#/pages/SettingsPage/SettingsPage.state';
import type { OfflineStatus } from '#/usecases/application/offlineSession';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import {
  currentApplication,
  readySettings,
  settingsArgs,
  someInventory,
} from '#stories/support/screens/settings';
import { someDeployer } from '#stories/support/someDeployer';

const ready = readySettings;
const application = currentApplication;

const undone = fn<(made: MadeCorrection) => void>();
const CORRECTIONS: readonly MadeCorrection[] = [
  {
    kind: 'cv',
    correction: {
      target: 'experience',
      id: 'experience-1',
      field: 'company',
      value: 'Résidence des Tilleuls',
    },
    entry: 'Aide-soignante',
  },
  {
    kind: 'cv',
    correction: { target: 'skill', action: 'remove', label: 'Animation radio' },
    entry: null,
  },
  {
    kind: 'head',
    id: 1,
    head: { title: 'Aide-soignante de nuit' },
    offer: 'Aide-soignante de nuit',
    dossierId: 1,
  },
  {
    kind: 'notAsked',
    id: 2,
    key: 'skills anglais',
    label: 'Anglais',
    offer: null,
    dossierId: null,
  },
  {
    kind: 'letter',
    id: 3,
    role: 'me',
    text: 'Depuis mars 2021, j’accompagne seule, la nuit, trente-deux résidents dont quatorze en unité protégée, et j’écris les transmissions.',
    letter: 'EHPAD Les Glycines',
    dossierId: 1,
  },
];

const hrefOf = ({ kind }: MadeCorrection): string | null =>
  kind === 'notAsked' ? null : '/dashboard/dossier/1';

const meta = {
  title: 'Pages/Réglages',
  component: SettingsPage,
  decorators: [asScreen],
  args: settingsArgs,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: 'Tout', tags: ['dark'] };

export const ServedByAnOrganisation: Story = {
  name: 'Proposé par un organisme',
  args: { deployer: <DeployerLine deployer={someDeployer} /> },
};
export const OnAPhone: Story = { name: 'Sur téléphone', tags: ['dark', 'phone'] };
export const NothingCorrected: Story = {
  name: 'Rien de corrigé',
  args: { corrections: <CorrectionsSection corrections={[]} hrefOf={hrefOf} onUndo={undone} /> },
};
export const Corrected: Story = {
  name: 'Avec vos corrections',
  tags: ['dark'],
  args: {
    corrections: <CorrectionsSection corrections={CORRECTIONS} hrefOf={hrefOf} onUndo={undone} />,
  },
};
export const OneCorrectionUndone: Story = {
  name: 'Annuler une correction',
  tags: ['interaction'],
  parameters: behaviour,
  args: {
    corrections: <CorrectionsSection corrections={CORRECTIONS} hrefOf={hrefOf} onUndo={undone} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Annuler la correction\s: Pas demandé/u }),
    );
    await expect(undone).toHaveBeenCalledWith(CORRECTIONS[3]);
  },
};
export const BeingCounted: Story = {
  name: 'Inventaire en cours',
  args: { state: { ...ready, kept: null } },
};
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
        ...someInventory,
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
export const NeverSaved: Story = {
  name: 'Jamais sauvegardé',
  tags: ['dark'],
  args: { state: { ...ready, lastSave: { status: 'never' } } },
};
export const SavedLongAgo: Story = {
  name: 'Dernière sauvegarde ancienne',
  tags: ['dark'],
  args: { state: { ...ready, lastSave: { status: 'old', days: 16 } } },
};
export const ErasedAfterAWeek: Story = {
  name: 'Safari efface après sept jours',
  tags: ['dark'],
  args: { state: { ...ready, erasedAfterAWeek: true, lastSave: { status: 'old', days: 8 } } },
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
      opened: ['Choisir le service public', 'Lever'],
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
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Préparer le mode hors ligne' }),
    );
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
    (await canvas.findByRole('radio', { name: 'Système' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};

export const HidingTheSamples: Story = {
  name: 'Les exemples se masquent',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Montrer des exemples/u }));
    await expect(args.onShowSamplesChange).toHaveBeenCalledWith(false);
  },
};

coverStates<SettingsStatus>({ ready: Everything, unavailable: StorageUnavailable });
coverStates<SettingsDeed>({ imported: BackupImported, erased: EverythingErased });
coverStates<SaveStatus>({ never: NeverSaved, recent: Everything, old: SavedLongAgo });
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
