import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { CompatibilityColor } from '#/domain/offers/catalogue/compatibleOffer';
import type { OfferOrigin } from '#/domain/offers/catalogue/offerFields';
import { OfferCard } from '#/modules/OfferCard/OfferCard';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { Frame, within } from '#stories/support/Frame';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const meta = {
  title: 'Modules/Carte d’offre',
  component: OfferCard,
  decorators: [
    within('narrow'),
    (Story) => (
      <Frame>
        <h2 hidden>Offres</h2>
        <Story />
      </Frame>
    ),
  ],
  args: { offer: anInternalOffer(), selected: false, onSelect: fn() },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const SCORES: Record<CompatibilityColor, number> = { green: 93, yellow: 84, orange: 61 };
const scored = (color: CompatibilityColor): Story => ({
  args: { score: SCORES[color] },
});

export const FromCatalogue: Story = { name: 'Du catalogue', tags: ['dark'] };
export const Selected: Story = { name: 'Choisie', tags: ['dark'], args: { selected: true } };
export const Sample: Story = {
  name: 'Exemple',
  args: { offer: anInternalOffer({ source: 'sample' }) },
};
export const Own: Story = {
  name: 'Ajoutée par vous',
  args: { offer: anInternalOffer({ source: 'own' }) },
};
export const Imported: Story = {
  name: 'Importée d’un fichier',
  args: {
    offer: anInternalOffer({
      source: 'imported',
      provenance: { source: 'France Travail', id: '301KQPT', stated: ['company', 'location'] },
    }),
  },
};
export const MatchesMarked: Story = {
  name: 'Mots cherchés surlignés',
  tags: ['dark'],
  args: { keyword: 'COMPTABLE', place: 'nantes' },
};
export const PayStated: Story = {
  name: 'Rémunération précisée',
  args: {
    offer: anInternalOffer({ pay: { min: 2150, max: 2400, period: 'month', currency: 'EUR' } }),
  },
};
export const AppliedTo: Story = { name: 'Déjà postulé', tags: ['dark'], args: { applied: true } };
export const NothingStated: Story = {
  name: 'Rien de précisé',
  args: {
    offer: anInternalOffer({ type: null, mode: null, region: null, experience: null, date: null }),
  },
};
export const VeryLongTitle: Story = {
  name: 'Titre très long',
  args: {
    offer: anInternalOffer({
      title:
        'Chargé·e de mission développement économique, transition écologique et coopération internationale',
    }),
  },
};
export const HighlyCompatible: Story = { ...scored('green'), name: 'Très compatible' };
export const RatherCompatible: Story = { ...scored('yellow'), name: 'Plutôt compatible' };
export const LittleCompatible: Story = {
  ...scored('orange'),
  name: 'Peu compatible',
  tags: ['dark'],
};

export const PressingItSelects: Story = {
  name: 'Un appui la choisit',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Comptable/u }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ byKeyboard: false });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

export const ASingleLetterIsNotMarked: Story = {
  name: 'Une lettre seule n’est pas surlignée',
  tags: ['interaction'],
  parameters: behaviour,
  args: { keyword: 'co' },
  render: (args) => (
    <>
      <OfferCard {...args} />
      <OfferCard {...args} keyword="c" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map(
      ({ textContent }) => textContent,
    );
    await expect(marked.length).toBeGreaterThan(0);
    await expect(marked.filter((text) => text?.length === 1)).toEqual([]);
  },
};

coverStates<OfferOrigin>({
  catalogue: FromCatalogue,
  sample: Sample,
  own: Own,
  imported: Imported,
});
coverStates<CompatibilityColor>({
  green: HighlyCompatible,
  yellow: RatherCompatible,
  orange: LittleCompatible,
});
