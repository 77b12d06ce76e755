import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardsToCome } from '#/modules/CardsToCome/CardsToCome';
import { framed } from '#stories/support/Frame';

import { cards } from '#/styles/cards.css';

const meta = {
  title: 'Modules/Cartes à venir',
  component: CardsToCome,
  decorators: [framed],
  args: { label: 'Chargement des offres…', grid: cards },
} satisfies Meta<typeof CardsToCome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = { name: 'Recherche en cours' };
