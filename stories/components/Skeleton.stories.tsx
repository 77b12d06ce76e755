import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '#/components/Card/Card';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import type { SkeletonKind } from '#/components/Skeleton/Skeleton';
import { Stack } from '#/components/Stack/Stack';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Squelette',
  component: Skeleton,
  decorators: [within('narrow')],
  args: { label: 'Chargement de vos analyses' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { name: 'Ligne', args: { kind: 'line', count: 3 } };
export const Title: Story = { name: 'Titre', args: { kind: 'title' } };
export const Block: Story = { name: 'Bloc', args: { kind: 'block' } };
export const Round: Story = { name: 'Rond', args: { kind: 'round' } };
export const OfACard: Story = {
  name: 'D’une carte',
  render: (args) => (
    <Card>
      <Stack gap={4}>
        <Skeleton {...args} kind="title" />
        <Skeleton count={3} />
      </Stack>
    </Card>
  ),
};

coverStates<SkeletonKind>({
  line: Line,
  title: Title,
  block: Block,
  round: Round,
});
