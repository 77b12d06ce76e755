import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, TriangleAlert } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import { Inline } from '#/components/Inline/Inline';
import { Stack } from '#/components/Stack/Stack';
import { MATCH_BANDS } from '#/domain/matching/report';
import { COMPATIBILITIES, TONES } from '#/styles/tones';
import { choice } from '#stories/support/choice';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Badge',
  component: Badge,
  argTypes: { tone: choice([...TONES, ...MATCH_BANDS, ...COMPATIBILITIES]) },
  args: { children: 'Non précisé' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { tone: 'neutral' } };
export const Info: Story = { args: { tone: 'info', children: 'Envoyée' } };
export const Positive: Story = {
  args: { tone: 'positive', icon: CircleCheck, children: 'Entretien planifié' },
};
export const Caution: Story = { args: { tone: 'caution', children: "En cours d'examen" } };
export const Critical: Story = {
  args: { tone: 'critical', icon: TriangleAlert, children: 'Bloquant' },
};
export const BandExcellent: Story = { args: { tone: 'excellent', children: 'Excellent' } };
export const BandGood: Story = { args: { tone: 'good', children: 'Bon' } };
export const BandModerate: Story = { args: { tone: 'moderate', children: 'Modéré' } };
export const CompatibilityHigh: Story = { args: { tone: 'high', children: '94 %' } };
export const CompatibilityMedium: Story = { args: { tone: 'medium', children: '85 %' } };
export const CompatibilityLow: Story = { args: { tone: 'low', children: '76 %' } };
export const Small: Story = { args: { size: 'small', children: 'Alternance' } };
export const LongWords: Story = {
  args: { tone: 'info', children: 'Autorisation d’intervention à proximité des réseaux' },
  decorators: [within('phone')],
};
export const AllTones: Story = {
  render: () => (
    <Stack gap={3}>
      {[TONES, MATCH_BANDS, COMPATIBILITIES].map((tones) => (
        <Inline key={tones[0]} gap={2}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

coverStates<BadgeTone>({
  neutral: Neutral,
  info: Info,
  positive: Positive,
  caution: Caution,
  critical: Critical,
  excellent: BandExcellent,
  good: BandGood,
  moderate: BandModerate,
  high: CompatibilityHigh,
  medium: CompatibilityMedium,
  low: CompatibilityLow,
});
