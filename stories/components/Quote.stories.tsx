import type { Meta, StoryObj } from '@storybook/react-vite';

import { Grid } from '#/components/Grid/Grid';
import { Quote } from '#/components/Quote/Quote';
import type { QuoteOrigin } from '#/components/Quote/Quote';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Citation',
  component: Quote,
  decorators: [within('medium')],
  args: {
    from: 'offer',
    place: 'Dans l’offre, profil recherché',
    children: '« Vous maîtrisez la gestion des stocks sur SAP et la tenue des inventaires. »',
  },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheOffer: Story = { name: 'Tirée de l’offre' };
export const FromTheCv: Story = {
  name: 'Tirée du CV',
  args: {
    from: 'cv',
    place: 'Dans votre CV, Logistra (2019-2024)',
    children: '« Gestion des stocks de 4 200 références, inventaires mensuels. »',
  },
};
export const FromElsewhere: Story = {
  name: 'Tirée d’ailleurs',
  args: { from: 'other', place: 'Page 2', children: '« Permis B, véhicule personnel »' },
};
export const SideBySide: Story = {
  name: 'Côte à côte',
  render: (args) => (
    <Grid columns={2} gap={5}>
      <Quote {...args} />
      <Quote from="cv" place="Dans votre CV, Logistra (2019-2024)">
        « Gestion des stocks de 4 200 références, inventaires mensuels. »
      </Quote>
    </Grid>
  ),
};

coverStates<QuoteOrigin>({ offer: FromTheOffer, cv: FromTheCv, other: FromElsewhere });
