import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { CompatibilityColor } from '#/domain/offers/catalogue/compatibleOffer';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { Frame, within } from '#stories/support/Frame';

const offer = {
  id: 5,
  title: 'Comptable général',
  company: 'Baobab Distribution',
  location: 'Abidjan, Côte d’Ivoire',
  compatibility: 91,
  sample: false,
};

const meta = {
  title: 'Modules/Carte d’offre compatible',
  component: OfferCardCompatible,
  decorators: [
    within('narrow'),
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  args: {
    offer,
    href: '/dashboard/search',
    reasons: [
      { label: 'Diplôme de comptabilité', answer: 'held' },
      { label: 'Trois ans d’expérience', answer: 'partly' },
      { label: 'Sage 100', answer: 'missing' },
    ],
  },
} satisfies Meta<typeof OfferCardCompatible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Green: Story = {
  name: 'Verte, 90 et plus',
  tags: ['dark'],
  args: { onExplain: fn() },
};
export const Yellow: Story = {
  name: 'Jaune, de 80 à 89',
  args: { offer: { ...offer, compatibility: 84 }, onExplain: fn() },
};
export const Orange: Story = {
  name: 'Orange, moins de 80',
  tags: ['dark'],
  args: { offer: { ...offer, compatibility: 62 }, onExplain: fn() },
};
export const AppliedTo: Story = { name: 'Déjà postulé', args: { applied: true, onExplain: fn() } };
export const Sample: Story = {
  name: 'Exemple',
  args: { offer: { ...offer, sample: true }, reasons: [] },
};

export const ExplainingCallsBack: Story = {
  name: 'L’explication est demandée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { onExplain: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Pourquoi ce score/u }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
};

coverStates<CompatibilityColor>({ green: Green, yellow: Yellow, orange: Orange });
