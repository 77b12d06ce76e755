import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Texte',
  component: Text,
  decorators: [within('medium')],
  args: {
    children:
      'Votre CV décrit huit ans de gestion des stocks, dont trois avec l’outil que demande l’offre.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Ordinaire' };
export const Muted: Story = { name: 'Estompé', args: { tone: 'muted', size: 's' } };
export const Subtle: Story = { name: 'Discret', args: { tone: 'subtle', size: 'xs' } };
export const Critical: Story = { name: 'Critique', args: { tone: 'critical' } };
export const Large: Story = { name: 'Grand', args: { size: 'l', weight: 'medium' } };
export const Figures: Story = {
  name: 'Chiffres alignés',
  render: () => (
    <Stack gap={1}>
      {['12,5 points', '4,0 points', '111,1 points'].map((line) => (
        <Text key={line} figures weight="bold">
          {line}
        </Text>
      ))}
    </Stack>
  ),
};
