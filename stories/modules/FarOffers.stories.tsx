import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { FarOffers } from '#/modules/FarOffers/FarOffers';

const meta = {
  title: 'Modules/Offres lointaines',
  component: FarOffers,
  args: { near: 1, count: 2, children: 'Les cartes des offres lointaines.' },
} satisfies Meta<typeof FarOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { name: 'Repliées' };
export const One: Story = { name: 'Une seule', args: { count: 1 } };
export const NoneNear: Story = { name: 'Aucune proche', args: { near: 0, count: 3 } };
export const Open: Story = {
  name: 'Dépliées',
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
  },
};
