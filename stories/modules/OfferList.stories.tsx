import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SAMPLE_COMPATIBLE_OFFERS } from '#/domain/offers/samples/compatibleOffers.fr';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { OfferCardCompatible } from '#/modules/OfferCardCompatible/OfferCardCompatible';
import { OfferCardExternal } from '#/modules/OfferCardExternal/OfferCardExternal';
import { OfferList } from '#/modules/OfferList/OfferList';
import { behaviour } from '#stories/support/behaviour';
import { Frame } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Liste d’offres',
  component: OfferList,
  decorators: [
    (Story) => (
      <Frame>
        <h2 hidden>Offres</h2>
        <Story />
      </Frame>
    ),
  ],
  args: {
    children: SAMPLE_CATALOGUE.external
      .slice(0, 4)
      .map((offer) => <OfferCardExternal key={offer.id} offer={offer} />),
  },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherSites: Story = { name: 'Offres d’autres sites' };
export const Compatible: Story = {
  name: 'Offres compatibles',
  args: {
    children: SAMPLE_COMPATIBLE_OFFERS.slice(0, 3).map((offer) => (
      <OfferCardCompatible key={offer.id} offer={offer} href="/dashboard/search" />
    )),
  },
};

export const ItsLengthIsTold: Story = {
  name: 'Sa longueur est annoncée',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
