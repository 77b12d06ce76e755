import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import type { InterviewSession } from '#/domain/interview/interview';
import { outlineOf } from '#/domain/interview/outline';
import { REVIEW_MODEL, reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import { reviewInterview } from '#/domain/interview/review/reviewInterview';
import { answerTo, currentQuestion } from '#/domain/interview/session';
import type { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type {
  FinishedState,
  InterviewingState,
  SetupState,
} from '#/pages/InterviewPage/InterviewPage.state';
import type { DictationState } from '#/usecases/shared/dictationState';
import {
  anInterview,
  answeredAt,
  GOOD_ANSWER,
  INTERVIEW_OFFER,
  WEAK_ANSWER,
} from '#tests/support/builders/anInterview';
import { aReadCv } from '#tests/support/builders/aReadCv';

/** The screen before an interview. */
export const setup = (over: Partial<SetupState> = {}): SetupState => ({
  status: 'setup',
  offerText: INTERVIEW_OFFER,
  choices: { size: 'usual', kinds: ['hr', 'technical', 'behavioural'], practice: false },
  cv: 'read',
  inHand: null,
  recentJobs: [],
  subject: null,
  resumable: null,
  past: 0,
  preparing: false,
  unreadable: 0,
  ...over,
});

/** Nothing is dictated. */
export const idle: DictationState = { status: 'idle', interim: '', place: null };

/** The question in view. */
export const asking = (
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
    questions: session.questions,
  }),
  ...over,
});

/** The answer in view with its feedback. */
export const withFeedback = (session: InterviewSession): InterviewingState => {
  const question = currentQuestion(session);
  return asking(session, {
    timer: 'paused',
    feedback: reviewAnswer(question, answerTo(session, question.id), session.topics, null),
  });
};

/** The interview at a question. */
export const at = (index: number): InterviewSession => ({ ...anInterview(), index });
/** Its last question. */
export const lastIndex = anInterview().questions.length - 1;

/** A dictation that has just begun. */
export const spoken = answeredAt(
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

/** An interview with five answers, one of them weak. */
export const finishedSession: InterviewSession = {
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

/** The screen after an interview. */
export const finished = (
  session: InterviewSession,
  over: Partial<FinishedState> = {},
): FinishedState => ({
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
  marks: {
    model: REVIEW_MODEL,
    answered: 8,
    met,
    possible: 60,
    words: 640,
    fillers,
    stories: 5,
    withResult: Math.round((met / 60) * 5),
  },
});

/** Five interviews, one interrupted, four that show progress. */
export const past: readonly InterviewSession[] = [
  { ...anInterview(), id: 21, index: 4 },
  pastInterview(19, 49, 3, 'Aide-soignant·e de nuit H/F'),
  pastInterview(17, 44, 9, 'Aide-soignant·e en SSR'),
  pastInterview(12, 38, 17, 'Auxiliaire de vie'),
  pastInterview(8, 27, 31, 'Aide-soignant·e de nuit H/F'),
];

/** The quiet screen before an interview, its callbacks spied on. */
export const interviewArgs: ComponentProps<typeof InterviewPage> = {
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
    onNotAsked: fn(),
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
};
