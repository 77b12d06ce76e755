import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { TextModelProblem } from '#/domain/textmodel/TextModel';
import { TextModelProposal } from '#/modules/TextModelProposal/TextModelProposal';
import type { ProposalStatus } from '#/usecases/textmodel/proposalOf';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { framed, withRoom } from '#stories/support/Frame';

const text =
  'Aide-soignante depuis 2018, j’accompagne chaque nuit 32 résidents à l’EHPAD Les Genêts et je transmets ce que j’observe à l’équipe de jour.';
const by = 'llama3.2 (http://localhost:11434)';

const meta = {
  title: 'Modules/Proposition du modèle',
  component: TextModelProposal,
  decorators: [withRoom, framed],
  args: {
    proposal: { status: 'done', text, by, newFacts: [] },
    onAgain: fn(),
    onAccept: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof TextModelProposal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = { name: 'Proposée', tags: ['dark'] };
export const NewFactsFlagged: Story = {
  name: 'Faits nouveaux signalés',
  tags: ['dark'],
  args: {
    proposal: {
      status: 'done',
      text: 'Aide-soignante depuis 2016, j’ai formé douze collègues chez Korian et je maîtrise NetSoins.',
      by,
      newFacts: [
        { kind: 'date', text: '2016' },
        { kind: 'figure', text: 'douze' },
        { kind: 'employer', text: 'Korian' },
        { kind: 'name', text: 'NetSoins' },
      ],
    },
  },
};
export const OneNewFact: Story = {
  name: 'Un fait nouveau',
  args: { proposal: { status: 'done', text, by, newFacts: [{ kind: 'skill', text: 'SSIAP' }] } },
};
export const Beginning: Story = {
  name: 'Premier mot attendu',
  args: { proposal: { status: 'running', text: '' } },
};
export const Writing: Story = {
  name: 'En train d’écrire',
  tags: ['dark'],
  args: { proposal: { status: 'running', text: `${text.slice(0, 71)}…` } },
};

const failing = (problem: TextModelProblem): Story => ({
  args: { proposal: { status: 'failed', problem } },
});
export const Offline: Story = { ...failing('offline'), name: 'Hors ligne' };
export const WrongKey: Story = { ...failing('wrongKey'), name: 'Clé refusée' };
export const NotFound: Story = { ...failing('notFound'), name: 'Modèle introuvable' };
export const Busy: Story = { ...failing('busy'), name: 'Occupé' };
export const Timeout: Story = { ...failing('timeout'), name: 'Délai dépassé' };
export const Refused: Story = { ...failing('refused'), name: 'Demande refusée' };
export const Malformed: Story = { ...failing('malformed'), name: 'Réponse incompréhensible' };
export const Unavailable: Story = { ...failing('unavailable'), name: 'Indisponible' };
export const Failed: Story = { ...failing('failed'), name: 'En échec' };

export const ItIsTakenOrLeft: Story = {
  name: 'Elle se prend ou se laisse',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prendre cette version' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder l’original' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Une autre version' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const ItIsStopped: Story = {
  name: 'Elle s’arrête',
  tags: ['interaction'],
  parameters: behaviour,
  args: { proposal: { status: 'running', text: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrêter' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

coverStates<ProposalStatus>({ running: Writing, done: Proposed, failed: Failed });
coverStates<TextModelProblem>({
  offline: Offline,
  wrongKey: WrongKey,
  notFound: NotFound,
  busy: Busy,
  timeout: Timeout,
  refused: Refused,
  malformed: Malformed,
  unavailable: Unavailable,
  failed: Failed,
});
