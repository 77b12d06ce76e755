import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SAMPLE_OFFERS } from '#/domain/offers/samples/sampleCatalogue';
import { writeDemands } from '#/domain/postings/statedDemands';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { behaviour } from '#stories/support/behaviour';
import { Frame, within } from '#stories/support/Frame';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const sample = SAMPLE_OFFERS[1] ?? anInternalOffer();

const meta = {
  title: 'Modules/Détail d’une offre',
  component: OfferDetail,
  decorators: [
    within('medium'),
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  args: { offer: anInternalOffer(), onApply: fn() },
} satisfies Meta<typeof OfferDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Court' };
export const LongFolded: Story = { name: 'Long, replié', tags: ['dark'], args: { offer: sample } };
export const LongUnfolded: Story = {
  name: 'Long, déplié',
  args: { offer: sample, unfolded: true },
};
export const MatchesMarked: Story = {
  name: 'Mots cherchés surlignés',
  args: { keyword: 'factures' },
};
export const KeptCopy: Story = {
  name: 'Copie gardée',
  args: {
    offer: anInternalOffer({
      source: 'own',
      keptOn: '2026-11-20',
      url: 'https://example.org/offres/12',
    }),
  },
};
const hourly = { min: 12.4, max: 13.2, period: 'hour', currency: 'EUR' } as const;

/** What it pays is told as most people count it, too. */
export const PayLicencesAndLanguages: Story = {
  name: 'Rémunération, permis et langues',
  tags: ['dark'],
  args: {
    offer: anInternalOffer({
      pay: hourly,
      licences: ['CACES R489 catégorie 3', 'Permis B'],
      languages: ['Français', 'Anglais'],
    }),
  },
};
const demanding = anInternalOffer({
  licences: ['Permis B'],
  languages: ['Espagnol'],
  description: [
    'Vous préparez les commandes de nos magasins et tenez le quai en ordre.',
    writeDemands('skills', 'required', ['Conduire un chariot', 'Contrôler une livraison']),
    writeDemands('skills', 'optional', ['Tenir un inventaire']),
    writeDemands('licences', 'required', ['Permis B - Véhicule léger']),
    writeDemands('languages', 'optional', ['Espagnol']),
  ].join('\n\n'),
});

/** The public employment service says which of them are a condition. */
export const DemandedAndWished: Story = {
  name: 'Exigé et souhaité',
  tags: ['dark'],
  args: {
    offer: demanding,
  },
};
export const EachDemandOnce: Story = {
  name: 'Chaque exigence une fois',
  tags: ['interaction'],
  parameters: behaviour,
  args: { offer: demanding },
  play: async ({ canvas }) => {
    const lists = (await canvas.findAllByRole('list')).map((list) => list.textContent);
    await expect(lists).toEqual([
      'Conduire un chariotContrôler une livraisonPermis B - Véhicule léger',
      'Tenir un inventaireEspagnol',
    ]);
    // Each thing once.
    await expect(canvas.queryByText('Permis et habilitations')).toBeNull();
  },
};
/** A freelance does not count 35 hours: the pay is told as it stands. */
export const PayAsItStands: Story = {
  name: 'Rémunération sans équivalent',
  args: { offer: anInternalOffer({ pay: hourly, type: 'Freelance' }) },
};
export const NothingStated: Story = {
  name: 'Rien de précisé',
  args: {
    offer: anInternalOffer({ type: null, mode: null, region: null, experience: null, date: null }),
  },
};

export const ReadingAllOfIt: Story = {
  name: 'Tout se lit à la demande',
  tags: ['interaction'],
  parameters: behaviour,
  args: { offer: sample },
  play: async ({ args, canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Lire toute l’annonce' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Réduire l’annonce' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Postuler' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const ARealOfferIsNotedNotSent: Story = {
  name: 'Une vraie offre se note, elle ne s’envoie pas',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Postuler' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'J’ai postulé' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};
