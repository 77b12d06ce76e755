import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type {
  CvStanding,
  InterviewDialogKind,
  InterviewStatus,
  ReadingStatus,
} from '#/pages/InterviewPage/InterviewPage.state';
import type { DictationState } from '#/usecases/shared/dictationState';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import { nightJob, recentJobs } from '#stories/support/screens/heldJobs';
import {
  asking,
  at,
  finished,
  finishedSession,
  idle,
  interviewArgs,
  lastIndex,
  past,
  setup,
  spoken,
  withFeedback,
} from '#stories/support/screens/interview';
import {
  anInterview,
  answeredAt,
  GOOD_ANSWER,
  WEAK_ANSWER,
} from '#tests/support/builders/anInterview';

/** What loads on use may take its time on a busy machine. */
const LOADED = { timeout: 10_000 };

const meta = {
  title: "Pages/Simulateur d'Entretien",
  component: InterviewPage,
  decorators: [asScreen],
  // A picture waits for the parts that load on use.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ouverture du simulateur…')).toBeNull(), LOADED);
  },
  args: interviewArgs,
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetupEmpty: Story = {
  name: 'Préparation vide',
  tags: ['dark'],
  args: {
    state: setup({
      offerText: '',
      cv: 'none',
      choices: { ...setup().choices, size: 'short' },
    }),
  },
};
export const SetupFilled: Story = {
  name: 'Préparation remplie',
  tags: ['dark'],
  args: { state: setup({ past: 3 }) },
};
export const SetupFromApplication: Story = {
  name: 'Préparation depuis une candidature',
  args: {
    state: setup({
      subject: {
        title: 'Aide-soignant·e de nuit H/F',
        company: 'Résidence Les Tilleuls',
        withText: true,
      },
      choices: { ...setup().choices, practice: true },
    }),
  },
};
export const SetupJobInHand: Story = {
  name: 'Préparation, offre en main',
  args: { state: setup({ inHand: nightJob }) },
};
export const SetupRecentJobs: Story = {
  name: 'Préparation, annonces déjà lues',
  args: { state: setup({ offerText: '', recentJobs }) },
};
export const SetupFromApplicationWithoutText: Story = {
  name: 'Préparation depuis une candidature sans texte',
  args: {
    state: setup({
      offerText: '',
      subject: { title: 'Cariste', company: 'Nord Fret', withText: false },
    }),
  },
};
export const SetupCvUnreadable: Story = {
  name: 'Préparation, CV illisible',
  args: { state: setup({ cv: 'unreadable' }) },
};
export const SetupCvBeingRead: Story = {
  name: 'Préparation, CV en cours de lecture',
  args: { state: setup({ cv: 'reading' }) },
};
export const Preparing: Story = {
  name: 'Questions en préparation',
  args: { state: setup({ preparing: true }) },
};
export const Resume: Story = {
  name: 'Reprise',
  tags: ['dark'],
  args: {
    state: setup({
      offerText: '',
      past: 3,
      resumable: {
        id: 1,
        title: 'Aide-soignant·e de nuit H/F',
        startedAt: '2026-11-20T17:30:00.000Z',
        index: 4,
        total: 15,
      },
    }),
  },
};

export const FirstQuestion: Story = {
  name: 'Première question',
  tags: ['dark'],
  args: { state: asking(anInterview()) },
};
export const MiddleQuestionFromOffer: Story = {
  name: 'Question tirée de l’offre',
  args: { state: asking(at(7), { timer: 'running' }), outlineOpen: true },
};
export const QuestionOnGap: Story = {
  name: 'Question sur un manque',
  args: { state: asking(at(6)), outlineOpen: true },
};
export const LastQuestion: Story = {
  name: 'Dernière question',
  args: {
    state: asking({ ...finishedSession, finishedAt: null, index: lastIndex }),
    outlineOpen: true,
  },
};
export const Dictating: Story = {
  name: 'Dictée en cours',
  tags: ['dark'],
  args: {
    state: asking(spoken, {
      timer: 'running',
      dictation: {
        status: 'listening',
        interim: 'je devais assurer le soin sans la brus…',
        place: 'browserMaker',
      },
    }),
  },
};
export const DictatingOnDevice: Story = {
  name: 'Dictée sur l’appareil',
  args: {
    state: asking(spoken, {
      timer: 'running',
      timerHidden: true,
      dictation: { status: 'listening', interim: '', place: 'device' },
    }),
  },
};
export const SpeechUnsupported: Story = {
  name: 'Dictée absente du navigateur',
  args: { state: asking(anInterview(), { dictation: { ...idle, status: 'unsupported' } }) },
};
export const SpeechError: Story = {
  name: 'Dictée en erreur',
  args: { state: asking(spoken, { dictation: { ...idle, status: 'failed' } }) },
};
export const ReadingAloud: Story = {
  name: 'Lecture à voix haute',
  args: { state: asking(anInterview(), { reading: 'speaking' }) },
};
export const NoFrenchVoice: Story = {
  name: 'Pas de voix française',
  args: { state: asking(anInterview(), { reading: 'noFrenchVoice' }) },
};
export const CannotReadAloud: Story = {
  name: 'Lecture à voix haute impossible',
  args: { state: asking(anInterview(), { reading: 'unsupported' }) },
};

export const FeedbackGood: Story = {
  name: 'Retour\u00a0: bonne réponse',
  tags: ['dark'],
  args: { state: withFeedback(answeredAt('reussite', GOOD_ANSWER, 74)) },
};
export const FeedbackWeak: Story = {
  name: 'Retour\u00a0: réponse faible',
  tags: ['dark'],
  args: { state: withFeedback(answeredAt('reussite', WEAK_ANSWER, 31)) },
};
export const FeedbackTooShort: Story = {
  name: 'Retour\u00a0: réponse trop courte',
  args: { state: withFeedback(answeredAt('reussite', 'Je fais mon travail.')) },
};
export const FeedbackStale: Story = {
  name: 'Retour\u00a0: réponse changée depuis',
  args: {
    state: {
      ...withFeedback(answeredAt('reussite', GOOD_ANSWER)),
      feedbackStale: true,
    },
  },
};
export const FeedbackLoading: Story = {
  name: 'Retour en préparation',
  args: { state: asking(answeredAt('reussite', GOOD_ANSWER), { feedback: 'loading' }) },
};
export const FeedbackUnavailable: Story = {
  name: 'Retour indisponible',
  args: { state: asking(answeredAt('reussite', GOOD_ANSWER), { feedback: 'unavailable' }) },
};
export const ForbiddenQuestion: Story = {
  name: 'Question interdite',
  tags: ['dark'],
  args: {
    state: withFeedback(
      answeredAt(
        'practice-grossesse',
        'J’ai deux enfants, ma mère les garde le week-end. Je suis disponible aux horaires du poste.',
      ),
    ),
  },
};

export const Finished: Story = {
  name: 'Terminé',
  tags: ['dark'],
  args: { state: finished(finishedSession) },
};
export const FinishedWithEveryAnswerOpen: Story = {
  name: 'Terminé, toutes les réponses ouvertes',
  args: { state: finished(finishedSession), answersOpen: true },
};
export const FinishedWithoutAnswers: Story = {
  name: 'Terminé sans réponse',
  args: { state: finished({ ...finishedSession, answers: {} }) },
};
export const FinishedBeingRead: Story = {
  name: 'Terminé, bilan en préparation',
  args: { state: finished(finishedSession, { review: 'loading' }) },
};
export const FinishedWithoutReview: Story = {
  name: 'Terminé sans bilan',
  args: { state: finished(finishedSession, { review: 'unavailable' }) },
};
export const PastInterview: Story = {
  name: 'Entretien passé',
  args: { state: finished(finishedSession, { past: true }) },
};

export const HistoryWithProgress: Story = {
  name: 'Historique, avec progrès',
  tags: ['dark'],
  args: { state: { status: 'history', sessions: past, unreadable: 0 } },
};
export const HistoryOfOne: Story = {
  name: 'Historique d’un entretien',
  args: { state: { status: 'history', sessions: past.slice(1, 2), unreadable: 0 } },
};
export const HistoryEmpty: Story = {
  name: 'Historique vide',
  args: { state: { status: 'history', sessions: [], unreadable: 0 } },
};
export const HistoryPartlyUnreadable: Story = {
  name: 'Historique en partie illisible',
  args: { state: { status: 'history', sessions: past.slice(1, 2), unreadable: 2 } },
};
export const SetupHistoryUnreadable: Story = {
  name: 'Préparation, historique illisible',
  args: { state: setup({ unreadable: 'all' }) },
};
export const HistoryDamaged: Story = {
  name: 'Historique abîmé',
  args: { state: { status: 'damaged' } },
};
export const Newer: Story = { name: 'Version plus récente', args: { state: { status: 'newer' } } };
export const StorageUnavailable: Story = {
  name: 'Stockage indisponible',
  args: { state: { status: 'unavailable' } },
};

const noticeShown = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), LOADED);
};

export const VoiceNotice: Story = {
  name: 'Avertissement avant la dictée',
  tags: ['dark'],
  args: {
    state: asking(anInterview()),
    dialog: { kind: 'voiceNotice', place: 'browserMaker' },
  },
  play: noticeShown,
};
export const VoiceNoticeOnDevice: Story = {
  name: 'Avertissement, dictée sur l’appareil',
  args: { state: asking(anInterview()), dialog: { kind: 'voiceNotice', place: 'device' } },
  play: noticeShown,
};
export const DeleteDialogOpen: Story = {
  name: 'Dialogue de suppression',
  args: {
    state: { status: 'history', sessions: past, unreadable: 0 },
    dialog: { kind: 'delete', title: 'Aide-soignant·e de nuit H/F' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible(), LOADED);
  },
};

export const ConsentShown: Story = {
  name: 'Accord demandé',
  args: {
    state: asking(at(7)),
    dialog: {
      kind: 'consent',
      destination: { kind: 'browser' },
      request: rewordingRequest('answerOutline', 'Situation\u00a0: la nuit, seule à l’étage.'),
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), LOADED);
  },
};

coverStates<InterviewStatus>({
  setup: SetupFilled,
  interviewing: FirstQuestion,
  finished: Finished,
  history: HistoryWithProgress,
  damaged: HistoryDamaged,
  newer: Newer,
  unavailable: StorageUnavailable,
});
coverStates<InterviewDialogKind>({
  voiceNotice: VoiceNotice,
  delete: DeleteDialogOpen,
  consent: ConsentShown,
});
coverStates<DictationState['status']>({
  idle: FirstQuestion,
  listening: Dictating,
  unsupported: SpeechUnsupported,
  failed: SpeechError,
});
coverStates<ReadingStatus>({
  idle: FirstQuestion,
  speaking: ReadingAloud,
  noFrenchVoice: NoFrenchVoice,
  unsupported: CannotReadAloud,
});
coverStates<CvStanding>({
  none: SetupEmpty,
  reading: SetupCvBeingRead,
  read: SetupFilled,
  unreadable: SetupCvUnreadable,
});
