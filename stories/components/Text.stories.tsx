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

export const Regular: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 's' } };
export const Subtle: Story = { args: { tone: 'subtle', size: 'xs' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Large: Story = { args: { size: 'l', weight: 'medium' } };
export const Figures: Story = {
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
