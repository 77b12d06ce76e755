import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import {
  asking,
  at,
  finished,
  finishedSession,
  interviewArgs,
  lastIndex,
  past,
  setup,
  withFeedback,
} from '#stories/support/screens/interview';
import { anInterview, answeredAt } from '#tests/support/builders/anInterview';

const meta = {
  title: "Pages/Simulateur d'Entretien/Comportement",
  component: InterviewPage,
  decorators: [asScreen],
  tags: ['interaction'],
  parameters: behaviour,
  args: interviewArgs,
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story that takes its time. */
const VAGUE_STORY =
  'Une nuit, euh, en fait, un monsieur est tombé de son lit. Du coup on a appelé l’infirmière de garde, voilà, et du coup nous avons fait la fiche de chute avant la relève.';

export const StartIsBlockedWithoutOffer: Story = {
  name: 'Pas de départ sans offre',
  args: { state: setup({ offerText: '  ' }) },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('button', { name: 'Commencer l’entretien' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(/collez le texte de l’annonce/u);
  },
};

export const StartCallsBackOnce: Story = {
  name: 'Le départ est transmis une fois',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commencer l’entretien' }));
    await expect(args.setupActions.onStart).toHaveBeenCalledOnce();
  },
};

export const NothingStartsTwice: Story = {
  name: 'Rien ne part deux fois',
  args: { state: setup({ preparing: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commencer l’entretien' }));
    await expect(args.setupActions.onStart).not.toHaveBeenCalled();
  },
};

export const ChoicesCallBack: Story = {
  name: 'Les choix sont transmis',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Longueur' }),
      'short',
    );
    await expect(args.setupActions.onChoices).toHaveBeenCalledWith({ size: 'short' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^RH/u }));
    await expect(args.setupActions.onChoices).toHaveBeenCalledWith({
      kinds: ['technical', 'behavioural'],
    });
  },
};

export const NextIsTheLastButOne: Story = {
  name: '«\u00a0Suivante\u00a0» jusqu’à l’avant-dernière',
  args: { state: asking(at(lastIndex - 1)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Question suivante' }));
    await expect(args.answerActions.onNext).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: "Terminer l'entretien" })).toBeNull();
  },
};

export const ADoubleClickSkipsNoQuestion: Story = {
  name: 'Un double clic ne saute aucune question',
  args: { state: asking(at(lastIndex - 1)) },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Question suivante' }));
    await expect(args.answerActions.onNext).toHaveBeenCalledOnce();
  },
};

export const TheLastQuestionEndsTheInterview: Story = {
  name: 'La dernière question termine l’entretien',
  args: { state: asking(at(lastIndex)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Terminer l'entretien" }));
    await expect(args.answerActions.onFinish).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Question suivante' })).toBeNull();
  },
};

export const FeedbackNeedsAnAnswer: Story = {
  name: 'Il faut une réponse pour un retour',
  args: { state: asking(anInterview()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Voir mon retour' })).toBeDisabled();
  },
};

export const EveryQuestionCanBeGoneBackTo: Story = {
  name: 'On revient à toute question',
  args: { state: asking(at(5)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1 ?Pouvez-vous/u }));
    await expect(args.answerActions.onGoTo).toHaveBeenCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Question précédente' }));
    await expect(args.answerActions.onGoTo).toHaveBeenCalledWith(4);
  },
};

export const OneThingFirstThenTheOthersOnDemand: Story = {
  name: 'Une chose d’abord, les autres à la demande',
  args: { state: withFeedback(answeredAt('reussite', VAGUE_STORY)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'À travailler en premier' });
    const others = canvas.getByRole('button', { name: /autres pistes/u });
    await expect(others).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(others);
    await waitFor(() => expect(canvas.getByText(/« du coup »/u)).toBeVisible());
  },
};

export const TheTimerCanBeHidden: Story = {
  name: 'Le chronomètre se cache',
  args: { state: asking(anInterview()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Masquer le chronomètre' }));
    await expect(args.answerActions.onTimerHidden).toHaveBeenCalledWith(true);
  },
};

export const TheCurveHasItsFiguresAsATable: Story = {
  name: 'La courbe a ses chiffres en tableau',
  args: { state: { status: 'history', sessions: past, unreadable: 0 } },
  play: async ({ canvas }) => {
    const curve = await canvas.findByRole('img', {
      name: /Courbe de ce que vos réponses contiennent/u,
    });
    await expect(curve).toHaveAccessibleName(/45\s%, 63\s%, 73\s%, 82\s%/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Les mêmes chiffres en tableau' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
  },
};

export const ANewSimulationCallsBack: Story = {
  name: 'Une nouvelle simulation est demandée',
  args: { state: finished(finishedSession) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refaire une simulation' }));
    await expect(args.afterActions.onRestart).toHaveBeenCalledOnce();
  },
};

export const TheNoticeCanBeDeclined: Story = {
  name: 'L’avertissement peut être refusé',
  args: {
    state: asking(anInterview()),
    dialog: { kind: 'voiceNotice', place: 'browserMaker' },
  },
  play: async ({ args }) => {
    const notice = await screen.findByRole('dialog');
    await userEvent.click(within(notice).getByRole('button', { name: 'Écrire plutôt' }));
    await expect(args.dialogActions.onCancel).toHaveBeenCalledOnce();
    await expect(args.dialogActions.onConfirm).not.toHaveBeenCalled();
  },
};
