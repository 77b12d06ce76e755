import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '#/components/Card/Card';
import { Grid } from '#/components/Grid/Grid';

const meta = {
  title: 'Composants/Grille',
  component: Grid,
  args: {
    columns: 2,
    children: ['Nantes', 'Dakar', 'Fort-de-France', 'Bruxelles'].map((word) => (
      <Card key={word} padding="small">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = { name: 'Deux colonnes' };
export const FourOnDesktop: Story = {
  name: 'Quatre sur grand écran',
  args: { columns: 2, desktop: 4 },
};
