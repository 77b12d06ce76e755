import type { Meta, StoryObj } from '@storybook/react-vite';

import { SPINNER_SIZES, Spinner } from '#/components/Spinner/Spinner';
import { Stack } from '#/components/Stack/Stack';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Composants/Attente',
  component: Spinner,
  argTypes: { size: choice(SPINNER_SIZES) },
  args: { label: 'Recherche des offres…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { name: 'Avec ses mots' };
export const LabelHidden: Story = { name: 'Mots masqués', args: { labelHidden: true, size: 'l' } };
export const AllSizes: Story = {
  name: 'Toutes les tailles',
  render: (args) => (
    <Stack gap={4} align="start">
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

coverStates<(typeof SPINNER_SIZES)[number]>({ s: AllSizes, m: Labelled, l: LabelHidden });
