import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ADDRESSES } from '#/copy/addresses';
import { Visit } from '#stories/flows/Visit';
import { behaviour } from '#stories/support/behaviour';
import { asTable, franceTravailOffer } from '#tests/support/builders/offerFiles';

const meta = {
  title: 'Parcours/Import d’une liste d’offres',
  tags: ['!autodocs'],
  parameters: behaviour,
  render: () => <Visit network="normal" at={ADDRESSES.addOffer} />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const WAIT = { timeout: 20_000 };
const COUNT = 10_000;

const table = (): File => {
  const offers = Array.from({ length: COUNT }, (_, index) =>
    franceTravailOffer({ id: `K${index}`, description: `Vous tenez le quai ${index}.` }),
  );
  return new File([asTable(offers, ';')], 'offres_emploi.csv', { type: 'text/csv' });
};

export const ThousandsOfOffersAreImported: Story = {
  name: 'Dix mille offres d’un tableau',
  tags: ['interaction'],
  play: async () => {
    const screen = within(document.body);
    await screen.findByRole('heading', { level: 1, name: 'Ajouter une offre' }, WAIT);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await expect(input).not.toBeNull();
    if (input !== null) await userEvent.upload(input, table(), { applyAccept: false });
    await screen.findByRole('heading', { name: /10.000 offres de France Travail/u }, WAIT);
    await userEvent.click(screen.getByRole('button', { name: /Importer ces 10.000 offres/u }));
    await screen.findByRole(
      'heading',
      { name: /10.000 offres de France Travail importées/u },
      WAIT,
    );
  },
};
