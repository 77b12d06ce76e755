import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OfferCardExternal } from '#/modules/OfferCardExternal/OfferCardExternal';
import { behaviour } from '#stories/support/behaviour';
import { Frame, within } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Carte d’offre d’un autre site',
  component: OfferCardExternal,
  decorators: [
    within('narrow'),
    (Story) => (
      <Frame>
        <h2 hidden>Offres</h2>
        <Story />
      </Frame>
    ),
  ],
  args: {
    offer: {
      id: 'x-1',
      source: 'ReliefWeb',
      title: 'Responsable logistique',
      agency: 'Aide et Secours Caraïbes',
      location: 'Port-au-Prince, Haïti',
      url: 'https://reliefweb.int/jobs?search=Responsable%20logistique',
      logo: 'reliefWeb',
      sample: false,
    },
  },
} satisfies Meta<typeof OfferCardExternal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const External: Story = { name: 'Venue d’un autre site', tags: ['dark'] };
export const Sample: Story = {
  name: 'Exemple',
  args: { offer: { ...meta.args.offer, sample: true } },
};
export const UnknownBoard: Story = {
  name: 'Site inconnu',
  args: { offer: { ...meta.args.offer, logo: 'other', source: 'Emploi Territorial' } },
};
export const MatchesMarked: Story = {
  name: 'Mots cherchés surlignés',
  args: { keyword: 'logistique', place: 'haiti' },
};

export const OpensInANewTab: Story = {
  name: 'Elle s’ouvre dans un autre onglet',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Voir l'offre/u });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
