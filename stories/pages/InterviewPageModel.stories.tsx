import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type { OutlineRewording } from '#/pages/InterviewPage/InterviewPage.state';
import type { Proposal, ProposalStatus, Reworded } from '#/usecases/textmodel/proposalOf';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { asking, at, interviewArgs } from '#stories/support/screens/interview';

/** What loads on use may take its time on a busy machine. */
const LOADED = { timeout: 10_000 };

const by = 'llama3.2 (http://localhost:11434)';
const reworded: Reworded = {
  text: 'D’abord, je situe\u00a0: la nuit, seule à l’étage, avec trente-deux résidents.\nEnsuite, je dis ce que je fais\u00a0: la ronde, les changes, les transmissions.\n… (ce que cela a changé, et votre chiffre)',
  by,
  newFacts: [{ kind: 'figure', text: 'trente-deux' }],
};
const rewording = (proposal: Proposal | null, taken: Reworded | null = null): OutlineRewording => ({
  proposal,
  taken,
  onAsk: fn(),
  onAccept: fn(),
  onDiscard: fn(),
  onRestore: fn(),
});

const meta = {
  title: "Pages/Simulateur d'Entretien/Modèle connecté",
  component: InterviewPage,
  decorators: [asScreen],
  args: {
    ...interviewArgs,
    state: asking(at(7)),
    outlineOpen: true,
    outlineRewording: rewording(null),
  },
  // A picture waits for the parts that load on use.
  play: async ({ canvas }) => {
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Reformuler avec votre modèle' })).toBeVisible(),
      LOADED,
    );
  },
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ModelConnected: Story = { name: 'Modèle connecté' };
export const ModelWriting: Story = {
  name: 'Modèle en train d’écrire',
  args: { outlineRewording: rewording({ status: 'running', text: 'D’abord, je situe…' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Votre modèle écrit…')).toBeVisible(), LOADED);
  },
};
export const ProposalWithNewFacts: Story = {
  name: 'Proposition avec des faits nouveaux',
  tags: ['dark'],
  args: { outlineRewording: rewording({ status: 'done', ...reworded }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1 mot à vérifier/u)).toBeVisible(), LOADED);
  },
};
export const ProposalTaken: Story = {
  name: 'Proposition prise',
  args: { outlineRewording: rewording(null, reworded) },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Revenir au plan d’origine' })).toBeVisible(),
      LOADED,
    );
  },
};
export const ModelFailing: Story = {
  name: 'Modèle en panne',
  args: { outlineRewording: rewording({ status: 'failed', problem: 'refused' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Le modèle a refusé')).toBeVisible(), LOADED);
  },
};

export const TheOriginalPlanComesBack: Story = {
  name: 'Le plan d’origine revient',
  tags: ['interaction'],
  parameters: behaviour,
  args: { outlineRewording: rewording(null, reworded) },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Revenir au plan d’origine' }, LOADED),
    );
    await expect(args.outlineRewording?.onRestore).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('button', { name: 'Reformuler avec votre modèle' }),
    ).toHaveFocus();
  },
};

coverStates<ProposalStatus>({
  running: ModelWriting,
  done: ProposalWithNewFacts,
  failed: ModelFailing,
});
