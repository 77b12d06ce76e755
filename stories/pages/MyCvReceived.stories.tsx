import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ReceivedCvDialog } from '#/pages/MyCvPage/parts/bringIn/ReceivedCvDialog';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';

const meta = {
  title: 'Pages/Mon CV/Fichier reçu',
  component: ReceivedCvDialog,
  decorators: [asScreen],
  args: {
    fileName: 'CV Claire Dumas.pdf',
    replaces: false,
    lost: false,
    onRead: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ReceivedCvDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SharedFile: Story = { name: 'Un fichier partagé', tags: ['dark'] };

export const SharedFileWouldReplace: Story = {
  name: 'Un fichier partagé, à la place du CV',
  args: { replaces: true },
};

export const SharedFileAfterAnUnkeptCv: Story = {
  name: 'Un fichier partagé, après un CV qui n’était pas gardé',
  args: { lost: true },
};

export const NothingIsReadBeforeTheAnswer: Story = {
  name: 'Rien n’est lu avant la réponse',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: /^Lire ce fichier/u });
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};
