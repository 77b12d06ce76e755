import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '#/components/Card/Card';
import { Stack } from '#/components/Stack/Stack';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Pile',
  component: Stack,
  decorators: [within('narrow')],
  args: {
    children: ['Expériences', 'Formations', 'Langues'].map((word) => (
      <Card key={word} padding="small">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Ordinaire' };
export const Tight: Story = { name: 'Serrée', args: { gap: 1 } };
export const Loose: Story = { name: 'Aérée', args: { gap: 8 } };
export const AtTheStart: Story = { name: 'Calée au début', args: { align: 'start' } };
