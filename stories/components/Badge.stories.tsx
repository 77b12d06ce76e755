import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '#/components/Badge/Badge';
import type { BadgeTone } from '#/components/Badge/Badge';
import { CircleCheck, TriangleAlert } from '#/components/Icon/iconPaths';
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

export const Neutral: Story = { name: 'Neutre', args: { tone: 'neutral' } };
export const Info: Story = { name: 'Information', args: { tone: 'info', children: 'Envoyée' } };
export const Positive: Story = {
  name: 'Positif',
  args: { tone: 'positive', icon: CircleCheck, children: 'Entretien planifié' },
};
export const Caution: Story = {
  name: 'Prudence',
  args: { tone: 'caution', children: "En cours d'examen" },
};
export const Critical: Story = {
  name: 'Critique',
  args: { tone: 'critical', icon: TriangleAlert, children: 'Bloquant' },
};
export const BandExcellent: Story = {
  name: 'Palier excellent',
  args: { tone: 'excellent', children: 'Excellent' },
};
export const BandGood: Story = { name: 'Palier bon', args: { tone: 'good', children: 'Bon' } };
export const BandModerate: Story = {
  name: 'Palier modéré',
  args: { tone: 'moderate', children: 'Modéré' },
};
export const CompatibilityHigh: Story = {
  name: 'Compatibilité forte',
  args: { tone: 'high', children: '94 %' },
};
export const CompatibilityMedium: Story = {
  name: 'Compatibilité moyenne',
  args: { tone: 'medium', children: '85 %' },
};
export const CompatibilityLow: Story = {
  name: 'Compatibilité faible',
  args: { tone: 'low', children: '76 %' },
};
export const Small: Story = { name: 'Petit', args: { size: 'small', children: 'Alternance' } };
export const LongWords: Story = {
  name: 'Mots longs',
  args: { tone: 'info', children: 'Autorisation d’intervention à proximité des réseaux' },
  decorators: [within('phone')],
};
export const AllTones: Story = {
  name: 'Tous les tons',
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
