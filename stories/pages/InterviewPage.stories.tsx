import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import type { InterviewSession } from '#/domain/interview/interview';
import { outlineOf } from '#/domain/interview/outline';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import { reviewInterview } from '#/domain/interview/review/reviewInterview';
import { answerTo, currentQuestion } from '#/domain/interview/session';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type {
  CvStanding,
  DictationState,
  FinishedState,
  InterviewDialogKind,
  InterviewingState,
  InterviewStatus,
  ReadingStatus,
  SetupState,
} from '#/pages/InterviewPage/InterviewPage.state';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  anInterview,
  answeredAt,
  GOOD_ANSWER,
  INTERVIEW_OFFER,
  WEAK_ANSWER,
} from '#tests/support/builders/anInterview';
import { aReadCv } from '#tests/support/builders/aReadCv';

const setup = (over: Partial<SetupState> = {}): SetupState => ({
  status: 'setup',
  offerText: INTERVIEW_OFFER,
  choices: { offerCount: 3, kinds: ['hr', 'technical', 'behavioural'], practice: false },
  cv: 'read',
  subject: null,
  resumable: null,
  past: 0,
  preparing: false,
  ...over,
});

const idle: DictationState = { status: 'idle', interim: '', place: null };

const asking = (
  session: InterviewSession,
  over: Partial<InterviewingState> = {},
): InterviewingState => ({
  status: 'interviewing',
  session,
  timer: 'waiting',
  timerHidden: false,
  dictation: idle,
  reading: 'idle',
  feedback: null,
  feedbackStale: false,
  outline: outlineOf(currentQuestion(session), {
    cv: aReadCv(),
    topics: session.topics,
    earlier: [],
  }),
  ...over,
});

const withFeedback = (session: InterviewSession): InterviewingState => {
  const question = currentQuestion(session);
  return asking(session, {
    timer: 'paused',
    feedback: reviewAnswer(question, answerTo(session, question.id), session.topics, null),
  });
};

const at = (index: number): InterviewSession => ({ ...anInterview(), index });
const lastIndex = anInterview().questions.length - 1;

const spoken = answeredAt(
  'reussite',
  'L’hiver dernier, à l’EHPAD Les Genêts, une résidente refusait la toilette depuis trois jours',
  24,
);

const ANSWERS: Readonly<Record<string, string>> = {
  presentation:
    'Après un bac ASSP et le diplôme d’État, j’ai travaillé huit ans auprès de personnes âgées, d’abord à domicile, puis à l’hôpital et en EHPAD de nuit. J’accompagne aujourd’hui 32 résidents, dont 14 en unité protégée, et je rédige les transmissions ciblées. Je cherche une équipe de nuit stable, et votre annonce parle d’un projet pour chaque résident.',
  motivation:
    'J’ai lu dans votre annonce que chaque résident a son projet d’accompagnement : c’est ma façon de travailler. J’ai tenu cette organisation pendant cinq ans de nuit. Je pourrai prendre en charge les transmissions dès le premier mois.',
  qualites: WEAK_ANSWER,
  reussite: GOOD_ANSWER,
  questions:
    'Oui : comment se passe la relève entre le jour et la nuit dans votre équipe ? Et qu’attendez-vous de la personne recrutée dans les premiers mois ?',
};

const finishedSession: InterviewSession = {
  ...anInterview(),
  finishedAt: '2026-11-21T10:16:00.000Z',
  index: lastIndex,
  answers: Object.fromEntries(
    Object.entries(ANSWERS).map(([id, text]) => [
      id,
      { text, seconds: 70, spokenWords: 0, spokenSeconds: 0 },
    ]),
  ),
};

const finished = (session: InterviewSession, over: Partial<FinishedState> = {}): FinishedState => ({
  status: 'finished',
  session,
  review: reviewInterview(session, null),
  past: false,
  ...over,
});

const pastInterview = (
  day: number,
  met: number,
  fillers: number,
  title: string,
): InterviewSession => ({
  ...finishedSession,
  id: day,
  title,
  startedAt: `2026-11-${String(day).padStart(2, '0')}T09:30:00.000Z`,
  marks: { model: 1, answered: 8, met, possible: 60, words: 640, fillers },
});

const past: readonly InterviewSession[] = [
  { ...anInterview(), id: 21, index: 4 },
  pastInterview(19, 49, 3, 'Aide-soignant·e de nuit H/F'),
  pastInterview(17, 44, 9, 'Aide-soignant·e en SSR'),
  pastInterview(12, 38, 17, 'Auxiliaire de vie'),
  pastInterview(8, 27, 31, 'Aide-soignant·e de nuit H/F'),
];

const meta = {
  title: "Pages/Simulateur d'Entretien",
  component: InterviewPage,
  decorators: [asScreen],
  // A picture waits for the parts that load on use.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ouverture du simulateur…')).toBeNull());
  },
  args: {
    state: setup(),
    dialog: null,
    hrefs: {
      start: '/dashboard/interview-simulator',
      history: '/dashboard/interview-simulator?vue=historique',
      of: (id: number) => `/dashboard/interview-simulator?entretien=${id}`,
    },
    setupActions: { onOfferText: fn(), onChoices: fn(), onStart: fn(), onResume: fn() },
    answerActions: {
      onAnswer: fn(),
      onDictate: fn(),
      onRead: fn(),
      onTimer: fn(),
      onTimerHidden: fn(),
      onFeedback: fn(),
      onGoTo: fn(),
      onNext: fn(),
      onFinish: fn(),
      onLeave: fn(),
    },
    afterActions: {
      onRestart: fn(),
      onExport: fn(),
      onPrint: fn(),
      onAskDelete: fn(),
      onRetry: fn(),
    },
    dialogActions: { onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetupEmpty: Story = {
  tags: ['dark'],
  args: {
    state: setup({
      offerText: '',
      cv: 'none',
      choices: { ...setup().choices, offerCount: 0 },
    }),
  },
};
export const SetupFilled: Story = { tags: ['dark'], args: { state: setup({ past: 3 }) } };
export const SetupFromApplication: Story = {
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
export const SetupFromApplicationWithoutText: Story = {
  args: {
    state: setup({
      offerText: '',
      subject: { title: 'Cariste', company: 'Nord Fret', withText: false },
    }),
  },
};
export const SetupCvUnreadable: Story = { args: { state: setup({ cv: 'unreadable' }) } };
export const SetupCvBeingRead: Story = { args: { state: setup({ cv: 'reading' }) } };
export const Preparing: Story = { args: { state: setup({ preparing: true }) } };
export const Resume: Story = {
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

export const FirstQuestion: Story = { tags: ['dark'], args: { state: asking(anInterview()) } };
export const MiddleQuestionFromOffer: Story = {
  args: { state: asking(at(7), { timer: 'running' }), outlineOpen: true },
};
export const QuestionOnGap: Story = { args: { state: asking(at(6)), outlineOpen: true } };
export const LastQuestion: Story = {
  args: {
    state: asking({ ...finishedSession, finishedAt: null, index: lastIndex }),
    outlineOpen: true,
  },
};
export const Dictating: Story = {
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
  args: {
    state: asking(spoken, {
      timer: 'running',
      timerHidden: true,
      dictation: { status: 'listening', interim: '', place: 'device' },
    }),
  },
};
export const SpeechUnsupported: Story = {
  args: { state: asking(anInterview(), { dictation: { ...idle, status: 'unsupported' } }) },
};
export const SpeechError: Story = {
  args: { state: asking(spoken, { dictation: { ...idle, status: 'failed' } }) },
};
export const ReadingAloud: Story = {
  args: { state: asking(anInterview(), { reading: 'speaking' }) },
};
export const NoFrenchVoice: Story = {
  args: { state: asking(anInterview(), { reading: 'noFrenchVoice' }) },
};
export const CannotReadAloud: Story = {
  args: { state: asking(anInterview(), { reading: 'unsupported' }) },
};

export const FeedbackGood: Story = {
  tags: ['dark'],
  args: { state: withFeedback(answeredAt('reussite', GOOD_ANSWER, 74)) },
};
export const FeedbackWeak: Story = {
  tags: ['dark'],
  args: { state: withFeedback(answeredAt('reussite', WEAK_ANSWER, 31)) },
};
export const FeedbackTooShort: Story = {
  args: { state: withFeedback(answeredAt('reussite', 'Je fais mon travail.')) },
};
export const FeedbackStale: Story = {
  args: {
    state: {
      ...withFeedback(answeredAt('reussite', GOOD_ANSWER)),
      feedbackStale: true,
    },
  },
};
export const FeedbackLoading: Story = {
  args: { state: asking(answeredAt('reussite', GOOD_ANSWER), { feedback: 'loading' }) },
};
export const FeedbackUnavailable: Story = {
  args: { state: asking(answeredAt('reussite', GOOD_ANSWER), { feedback: 'unavailable' }) },
};
export const ForbiddenQuestion: Story = {
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

export const Finished: Story = { tags: ['dark'], args: { state: finished(finishedSession) } };
export const FinishedWithEveryAnswerOpen: Story = {
  args: { state: finished(finishedSession), answersOpen: true },
};
export const FinishedWithoutAnswers: Story = {
  args: { state: finished({ ...finishedSession, answers: {} }) },
};
export const FinishedBeingRead: Story = {
  args: { state: finished(finishedSession, { review: 'loading' }) },
};
export const FinishedWithoutReview: Story = {
  args: { state: finished(finishedSession, { review: 'unavailable' }) },
};
export const PastInterview: Story = { args: { state: finished(finishedSession, { past: true }) } };

export const HistoryWithProgress: Story = {
  tags: ['dark'],
  args: { state: { status: 'history', sessions: past } },
};
export const HistoryOfOne: Story = {
  args: { state: { status: 'history', sessions: past.slice(1, 2) } },
};
export const HistoryEmpty: Story = { args: { state: { status: 'history', sessions: [] } } };
export const HistoryDamaged: Story = { args: { state: { status: 'damaged' } } };
export const StorageUnavailable: Story = { args: { state: { status: 'unavailable' } } };

const noticeShown = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const VoiceNotice: Story = {
  tags: ['dark'],
  args: {
    state: asking(anInterview()),
    dialog: { kind: 'voiceNotice', place: 'browserMaker' },
  },
  play: noticeShown,
};
export const VoiceNoticeOnDevice: Story = {
  args: { state: asking(anInterview()), dialog: { kind: 'voiceNotice', place: 'device' } },
  play: noticeShown,
};
export const DeleteDialogOpen: Story = {
  args: {
    state: { status: 'history', sessions: past },
    dialog: { kind: 'delete', title: 'Aide-soignant·e de nuit H/F' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

coverStates<InterviewStatus>({
  setup: SetupFilled,
  interviewing: FirstQuestion,
  finished: Finished,
  history: HistoryWithProgress,
  damaged: HistoryDamaged,
  unavailable: StorageUnavailable,
});
coverStates<InterviewDialogKind>({ voiceNotice: VoiceNotice, delete: DeleteDialogOpen });
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
