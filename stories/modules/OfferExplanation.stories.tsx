import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';

import type { MatchProblem } from '#/domain/matching/report';
import type { ExplanationStatus } from '#/modules/OfferExplanation/explanation';
import { OfferExplanation } from '#/modules/OfferExplanation/OfferExplanation';
import { apart } from '#stories/support/apart';
import { coverStates } from '#stories/support/coverStates';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const meta = {
  title: 'Modules/Explication d’une offre',
  component: OfferExplanation,
  parameters: apart,
  args: {
    offerTitle: 'Aide-soignante en HAD',
    explanation: { status: 'explained', analysis: anAnalysis('good') },
    onClose: fn(),
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof OfferExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = { name: 'Expliquée' };
export const Comparing: Story = {
  name: 'Comparaison en cours',
  args: { explanation: { status: 'comparing' } },
};
export const TooLittle: Story = {
  name: 'Trop peu de texte',
  args: { explanation: { status: 'failed', problem: 'tooLittle' } },
};
export const Failed: Story = {
  name: 'En échec',
  args: { explanation: { status: 'failed', problem: 'failed' } },
};

coverStates<ExplanationStatus>({ comparing: Comparing, explained: Explained, failed: Failed });
coverStates<MatchProblem>({ tooLittle: TooLittle, failed: Failed });
