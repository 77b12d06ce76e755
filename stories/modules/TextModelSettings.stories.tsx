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

export const Off: Story = {};
export const BrowserBeingAsked: Story = showing({ ...off, choice: 'browser' });
export const BrowserReady: Story = showing({ ...off, choice: 'browser', browser: 'ready' });
export const BrowserDownloadable: Story = showing({
  ...off,
  choice: 'browser',
  browser: 'downloadable',
});
export const BrowserAbsent: Story = showing({ ...off, choice: 'browser', browser: 'absent' });
export const OwnEmpty: Story = showing({ ...off, choice: 'own' });
export const OwnMissing: Story = ownAt('', 'missing');
export const OwnNotAnAddress: Story = ownAt('ollama', 'notAnAddress');
export const OwnNotSecure: Story = ownAt('http://192.168.1.20:11434/v1', 'notSecure');
export const OwnSavedToReload: Story = showing({ ...ollama, reloadNeeded: true });
export const OwnSaved: Story = showing({ ...ollama, allowed: ['http://localhost:11434'] });
export const Trying: Story = showing({ ...ollama, trial: { status: 'running' } });
export const TrialPassed: Story = showing({ ...ollama, trial: { status: 'passed' } });

const failed = (problem: TextModelProblem): Story =>
  showing({ ...ollama, trial: { status: 'failed', problem } });
export const Offline: Story = failed('offline');
export const WrongKey: Story = failed('wrongKey');
export const NotFound: Story = failed('notFound');
export const Busy: Story = failed('busy');
export const Timeout: Story = failed('timeout');
export const Refused: Story = failed('refused');
export const Malformed: Story = failed('malformed');
export const Unavailable: Story = failed('unavailable');
export const Failed: Story = failed('failed');

export const SavingCallsBack: Story = {
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
