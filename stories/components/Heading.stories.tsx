import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Titre',
  component: Heading,
  args: { level: 1, children: 'Ce que nous avons lu' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Ordinaire' };
export const Display: Story = {
  name: 'D’affiche',
  args: { size: 'display', children: 'L’éclaircie dans votre recherche d’emploi' },
};
export const AllLevels: Story = {
  name: 'Tous les niveaux',
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Match CV / Offre</Heading>
      <Heading level={2}>Le détail du score</Heading>
      <Heading level={3}>Compétences demandées</Heading>
      <Heading level={4}>Gestion des stocks</Heading>
    </Stack>
  ),
};
export const LongWords: Story = {
  name: 'Mots longs',
  decorators: [within('phone')],
  args: { children: 'Électromécanicienne de maintenance aéroportuaire intercontinentale' },
};
