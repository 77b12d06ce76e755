import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Reach } from '#/domain/offers/catalogue/shards';
import { ServedOffers } from '#/modules/ServedOffers/ServedOffers';

const reach: Reach = {
  held: 20_000,
  total: 20_000,
  loading: false,
  builtAt: '2026-11-20T03:17:00.000Z',
  sources: [
    {
      label: 'France Travail',
      url: 'https://www.francetravail.fr',
      licence: 'Licence de réutilisation de la base de données des offres d’emploi',
      count: 17_400,
    },
    {
      label: 'Choisir le service public',
      url: 'https://choisirleservicepublic.gouv.fr',
      licence: 'Licence Ouverte 2.0',
      count: 2_600,
    },
  ],
};

const meta = {
  title: 'Modules/Offres servies',
  component: ServedOffers,
  args: { reach },
} satisfies Meta<typeof ServedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: 'Toutes sur l’appareil', tags: ['dark'] };
export const Loading: Story = {
  name: 'D’autres arrivent',
  args: { reach: { ...reach, held: 1_200, loading: true } },
};
export const Partly: Story = {
  name: 'Plus que l’appareil ne garde',
  args: { reach: { ...reach, held: 45_000, total: 300_000 } },
};
