import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { AddressProblem, TextModelChoice } from '#/domain/textmodel/settings';
import type { TextModelProblem } from '#/domain/textmodel/TextModel';
import type { BrowserModelState } from '#/domain/textmodel/TextModels';
import { TextModelSettings } from '#/modules/TextModelSettings/TextModelSettings';
import type {
  TextModelSettingsState,
  TrialStatus,
} from '#/modules/TextModelSettings/TextModelSettings.state';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { Frame, within } from '#stories/support/Frame';

const off: TextModelSettingsState = {
  choice: 'off',
  browser: null,
  draft: { address: '', model: '', key: '' },
  problems: { address: null, model: null },
  saved: false,
  reloadNeeded: false,
  trial: { status: 'none' },
  allowed: [],
};
const ollama: TextModelSettingsState = {
  ...off,
  choice: 'own',
  draft: { address: 'http://localhost:11434/v1', model: 'llama3.2', key: '' },
  saved: true,
};

const meta = {
  title: 'Modules/Modèle de langage',
  component: TextModelSettings,
  decorators: [
    within('medium'),
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  args: {
    state: off,
    onChoose: fn(),
    onDraftChange: fn(),
    onSave: fn(),
    onReload: fn(),
    onTry: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof TextModelSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (state: TextModelSettingsState): Story => ({ args: { state } });
const ownAt = (address: string, problem: AddressProblem): Story =>
  showing({
    ...off,
    choice: 'own',
    draft: { address, model: '', key: '' },
    problems: { address: problem, model: 'missing' },
  });

export const Off: Story = { name: 'Éteint' };
export const BrowserBeingAsked: Story = {
  ...showing({ ...off, choice: 'browser' }),
  name: 'Navigateur interrogé',
};
export const BrowserReady: Story = {
  ...showing({ ...off, choice: 'browser', browser: 'ready' }),
  name: 'Navigateur prêt',
};
export const BrowserDownloadable: Story = {
  ...showing({
    ...off,
    choice: 'browser',
    browser: 'downloadable',
  }),
  name: 'Navigateur\u00a0: à télécharger',
};
export const BrowserAbsent: Story = {
  ...showing({ ...off, choice: 'browser', browser: 'absent' }),
  name: 'Navigateur sans modèle',
};
export const OwnEmpty: Story = {
  ...showing({ ...off, choice: 'own' }),
  name: 'Votre adresse, vide',
};
export const OwnMissing: Story = { ...ownAt('', 'missing'), name: 'Votre adresse manque' };
export const OwnNotAnAddress: Story = {
  ...ownAt('ollama', 'notAnAddress'),
  name: 'Ce n’est pas une adresse',
};
export const OwnNotSecure: Story = {
  ...ownAt('http://192.168.1.20:11434/v1', 'notSecure'),
  name: 'Adresse non protégée',
};
export const OwnSavedToReload: Story = {
  ...showing({ ...ollama, reloadNeeded: true }),
  name: 'Enregistrée, page à recharger',
};
export const OwnSaved: Story = {
  ...showing({ ...ollama, allowed: ['http://localhost:11434'] }),
  name: 'Enregistrée',
};
export const Trying: Story = {
  ...showing({ ...ollama, trial: { status: 'running' } }),
  name: 'Essai en cours',
};
export const TrialPassed: Story = {
  ...showing({ ...ollama, trial: { status: 'passed' } }),
  name: 'Essai réussi',
};

const failed = (problem: TextModelProblem): Story =>
  showing({ ...ollama, trial: { status: 'failed', problem } });
export const Offline: Story = { ...failed('offline'), name: 'Hors ligne' };
export const WrongKey: Story = { ...failed('wrongKey'), name: 'Clé refusée' };
export const NotFound: Story = { ...failed('notFound'), name: 'Modèle introuvable' };
export const Busy: Story = { ...failed('busy'), name: 'Occupé' };
export const Timeout: Story = { ...failed('timeout'), name: 'Délai dépassé' };
export const Refused: Story = { ...failed('refused'), name: 'Demande refusée' };
export const Malformed: Story = { ...failed('malformed'), name: 'Réponse incompréhensible' };
export const Unavailable: Story = { ...failed('unavailable'), name: 'Indisponible' };
export const Failed: Story = { ...failed('failed'), name: 'En échec' };

export const SavingCallsBack: Story = {
  name: 'L’enregistrement est transmis',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { ...ollama, saved: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Essayer' })).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Clé/u), 'k');
    await expect(args.onDraftChange).toHaveBeenCalledWith({
      address: 'http://localhost:11434/v1',
      model: 'llama3.2',
      key: 'k',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

coverStates<TextModelChoice>({ off: Off, browser: BrowserReady, own: OwnSaved });
coverStates<BrowserModelState>({
  absent: BrowserAbsent,
  downloadable: BrowserDownloadable,
  ready: BrowserReady,
});
coverStates<AddressProblem>({
  missing: OwnMissing,
  notAnAddress: OwnNotAnAddress,
  notSecure: OwnNotSecure,
});
coverStates<TrialStatus>({ none: OwnSaved, running: Trying, passed: TrialPassed, failed: Offline });
coverStates<TextModelProblem>({
  offline: Offline,
  wrongKey: WrongKey,
  notFound: NotFound,
  busy: Busy,
  timeout: Timeout,
  refused: Refused,
  malformed: Malformed,
  unavailable: Unavailable,
  failed: Failed,
});
