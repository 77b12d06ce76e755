import type { Meta, StoryObj } from '@storybook/react-vite';

import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { framed } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Travail en cours',
  component: UnderWay,
  decorators: [framed],
  args: {
    drawing: <ComparingDrawing done={2} />,
    children: <ProgressBar label="Comparaison des offres" percent={40} valueText="12 sur 30" />,
  },
} satisfies Meta<typeof UnderWay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = { name: 'Mesuré' };
