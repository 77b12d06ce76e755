import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '#/components/Inline/Inline';
import { RING_SIZES, ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { MATCH_BANDS } from '#/domain/matching/report';
import type { MatchBand } from '#/domain/matching/report';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Composants/Anneau de score',
  component: ScoreRing,
  argTypes: { band: choice(MATCH_BANDS), size: choice(RING_SIZES) },
  args: { score: 78, band: 'good', label: 'Score : 78 sur 100, bonne correspondance', unit: '%' },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BandExcellent: Story = {
  name: 'Palier excellent',
  args: {
    score: 92,
    band: 'excellent',
    size: 'large',
    label: 'Score : 92 sur 100, excellente correspondance',
  },
};
export const BandGood: Story = { name: 'Palier bon', args: { size: 'large' } };
export const BandModerate: Story = {
  name: 'Palier modéré',
  args: {
    score: 61,
    band: 'moderate',
    size: 'large',
    label: 'Score : 61 sur 100, correspondance modérée',
  },
};
export const Zero: Story = {
  name: 'Zéro',
  args: { score: 0, band: 'moderate', label: 'Score : 0 sur 100' },
};
export const Hundred: Story = {
  name: 'Cent',
  args: { score: 100, band: 'excellent', label: 'Score : 100 sur 100' },
};
export const WithoutUnit: Story = { name: 'Sans unité', args: { unit: undefined } };
export const AllSizes: Story = {
  name: 'Toutes les tailles',
  render: (args) => (
    <Inline gap={8}>
      {RING_SIZES.map((size) => (
        <ScoreRing key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

coverStates<MatchBand>({ excellent: BandExcellent, good: BandGood, moderate: BandModerate });
coverStates<(typeof RING_SIZES)[number]>({ small: AllSizes, medium: Zero, large: BandGood });
