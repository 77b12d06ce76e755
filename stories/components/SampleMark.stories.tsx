import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';

const meta = {
  title: 'Composants/Marque Exemple',
  component: SampleMark,
  args: { word: 'Exemple' },
} satisfies Meta<typeof SampleMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { name: 'Seule' };
export const BesideATitle: Story = {
  name: 'À côté d’un titre',
  render: (args) => (
    <Inline gap={3}>
      <Heading level={2}>Offres compatibles</Heading>
      <SampleMark {...args} />
    </Inline>
  ),
};
