import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import type { MatchBand } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const meta = {
  title: 'Modules/Rapport d’analyse',
  component: AnalysisReport,
  decorators: [asScreen],
  args: { analysis: anAnalysis('excellent') },
} satisfies Meta<typeof AnalysisReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BandExcellent: Story = { tags: ['dark'] };
export const BandGood: Story = { args: { analysis: anAnalysis('good') } };
export const BandModerate: Story = { args: { analysis: anAnalysis('moderate') } };
export const LedgerOpen: Story = { args: { analysis: anAnalysis('good'), ledgerOpen: true } };
export const BlockingItemMissing: Story = {
  args: { analysis: anAnalysis('excellent', { withDiploma: false }), ledgerOpen: true },
};
export const Sample: Story = {
  args: {
    analysis: sampleAnalysis(() => 0.99, {
      id: 1,
      date: '2026-11-21T09:42:00.000Z',
      offerTitle: null,
    }),
  },
};

export const TheLedgerOpensByKeyboard: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /détail/u });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Modèle de calcul/u)).toBeVisible());
  },
};

coverStates<MatchBand>({
  excellent: BandExcellent,
  good: BandGood,
  moderate: BandModerate,
});
