import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CoverLetterPage } from '#/pages/CoverLetterPage/CoverLetterPage';
import type { ParagraphRewording } from '#/pages/CoverLetterPage/CoverLetterPage.state';
import type { Proposal, ProposalStatus } from '#/usecases/textmodel/proposalOf';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { ControlledLetter, letterArgs } from '#stories/support/screens/coverLetter';

const rewording = (proposal: Proposal | null): ParagraphRewording => ({
  current: proposal === null ? null : { role: 'me', proposal },
  onAsk: fn(),
  onAccept: fn(),
  onDiscard: fn(),
});
const by = 'llama3.2 (http://localhost:11434)';
const text =
  'Depuis 2018, je prends soin de résidents à l’EHPAD Les Genêts\u00a0: toilettes, repas, transmissions écrites à l’équipe. J’y ai appris à rester calme la nuit, quand il faut décider vite et rassurer.';

const meta = {
  title: 'Pages/Lettre de motivation/Modèle connecté',
  component: CoverLetterPage,
  decorators: [asScreen],
  args: { ...letterArgs, rewording: rewording(null) },
  render: ControlledLetter,
  // A picture waits for the paper and for what the model says.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /avec votre modèle/u });
  },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const proposed = async (canvas: {
  findByRole: (role: 'region', options: { name: string }) => Promise<HTMLElement>;
}): Promise<void> => {
  await expect(
    await canvas.findByRole('region', { name: 'Proposition de votre modèle' }),
  ).toBeVisible();
};

export const ModelConnected: Story = { name: 'Modèle connecté', tags: ['dark'] };
export const ModelWriting: Story = {
  name: 'Modèle en train d’écrire',
  args: { rewording: rewording({ status: 'running', text: `${text.slice(0, 88)}…` }) },
  play: ({ canvas }) => proposed(canvas),
};
export const ProposalBesideTheOriginal: Story = {
  name: 'Proposition à côté de l’original',
  tags: ['dark'],
  args: { rewording: rewording({ status: 'done', text, by, newFacts: [] }) },
  play: ({ canvas }) => proposed(canvas),
};
export const ProposalWithNewFacts: Story = {
  name: 'Proposition avec des faits nouveaux',
  args: {
    rewording: rewording({
      status: 'done',
      text: `${text} En 2021, la direction de Korian m’a confié douze stagiaires.`,
      by,
      newFacts: [
        { kind: 'date', text: '2021' },
        { kind: 'employer', text: 'Korian' },
        { kind: 'figure', text: 'douze' },
      ],
    }),
  },
  play: ({ canvas }) => proposed(canvas),
};
export const ModelFailing: Story = {
  name: 'Modèle en panne',
  args: { rewording: rewording({ status: 'failed', problem: 'timeout' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le modèle est trop lent')).toBeVisible();
  },
};

export const TakingAProposalGivesTheFocusBack: Story = {
  name: 'Prendre une proposition rend le focus',
  tags: ['interaction'],
  parameters: behaviour,
  args: ProposalBesideTheOriginal.args ?? {},
  play: async ({ args, canvas }) => {
    await proposed(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Prendre cette version' }));
    await expect(args.rewording?.onAccept).toHaveBeenCalledWith('me');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /modèle le paragraphe «\sMoi\s:\svotre preuve/u }),
      ).toHaveFocus(),
    );
  },
};
export const AnotherParagraphIsAskedFor: Story = {
  name: 'Un autre paragraphe est demandé',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /modèle le paragraphe «\sVous/u }),
    );
    await expect(args.rewording?.onAsk).toHaveBeenCalledWith('you');
  },
};

coverStates<ProposalStatus>({
  running: ModelWriting,
  done: ProposalBesideTheOriginal,
  failed: ModelFailing,
});
