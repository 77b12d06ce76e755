import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

const meta = {
  title: 'Composants/Texte pour lecteurs d’écran',
  component: VisuallyHidden,
  args: { children: 'points sur cent' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAFigure: Story = {
  name: 'À côté d’un chiffre',
  render: (args) => (
    <Text>
      78 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('points sur cent')).toBeInTheDocument();
  },
};
