import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ShowMore } from '#/components/ShowMore/ShowMore';
import { behaviour } from '#stories/support/behaviour';

const meta = {
  title: 'Composants/Voir plus',
  component: ShowMore,
  args: {
    shown: 12,
    total: 48,
    status: '12 offres affichées sur 48',
    moreLabel: 'Afficher 12 offres de plus',
    onMore: fn(),
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToShow: Story = { name: 'Il en reste' };
export const AllShown: Story = {
  name: 'Tout est affiché',
  args: { shown: 48, status: '48 offres affichées sur 48' },
};
export const Busy: Story = { name: 'Chargement', args: { busy: true } };

export const MoreCallsBack: Story = {
  name: 'La suite est demandée',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher 12 offres de plus' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 offres affichées sur 48');
  },
};
