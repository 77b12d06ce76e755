import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '#/components/Button/Button';
import { Tooltip } from '#/components/Tooltip/Tooltip';
import { behaviour } from '#stories/support/behaviour';
import { withRoom } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Infobulle',
  component: Tooltip,
  args: {
    text: 'Calculé sur votre appareil, à partir de votre CV et de l’annonce.',
    children: (
      <Button icon={Info} iconOnly>
        Comment ce score est calculé
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Fermée' };
export const Open: Story = { name: 'Ouverte', args: { defaultOpen: true }, decorators: [withRoom] };

export const FocusShowsAndEscapeHides: Story = {
  name: 'Le focus la montre, Échap la cache',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/sur votre appareil/u);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
