import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { SoundPlace } from '#/domain/interview/Speech';
import { DictationNote } from '#/modules/Dictation/DictationNote';
import { VoiceNotice } from '#/modules/Dictation/VoiceNotice';
import type { DictationState } from '#/usecases/shared/dictationState';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Modules/Dictée',
  component: DictationNote,
  args: { dictation: { status: 'idle', interim: '', place: null } },
} satisfies Meta<typeof DictationNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Au repos', tags: ['no-picture'] };
export const Listening: Story = {
  name: 'À l’écoute',
  tags: ['dark'],
  args: {
    dictation: { status: 'listening', interim: 'une équipe qui se parle…', place: 'browserMaker' },
  },
};
export const ListeningOnDevice: Story = {
  name: 'À l’écoute sur l’appareil',
  args: { dictation: { status: 'listening', interim: '', place: 'device' } },
};
export const Unsupported: Story = {
  name: 'Absente du navigateur',
  args: { dictation: { status: 'unsupported', interim: '', place: null } },
};
export const Failed: Story = {
  name: 'Interrompue',
  args: { dictation: { status: 'failed', interim: '', place: 'device' } },
};

const refused = fn();
const accepted = fn();
const noticeFor = (place: SoundPlace) => () => (
  <VoiceNotice place={place} onAccept={accepted} onRefuse={refused} />
);
export const NoticeOfDevice: Story = {
  name: 'Le son reste sur l’appareil',
  render: noticeFor('device'),
};
export const NoticeOfBrowserMaker: Story = {
  name: 'Le son peut partir',
  render: noticeFor('browserMaker'),
};
export const RefusedListensToNothing: Story = {
  name: 'Écrire plutôt n’écoute rien',
  tags: ['interaction'],
  render: noticeFor('browserMaker'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Écrire plutôt' }));
    await expect(refused).toHaveBeenCalled();
    await expect(accepted).not.toHaveBeenCalled();
  },
};

coverStates<DictationState['status']>({
  idle: Idle,
  listening: Listening,
  unsupported: Unsupported,
  failed: Failed,
});
coverStates<SoundPlace>({ device: NoticeOfDevice, browserMaker: NoticeOfBrowserMaker });
