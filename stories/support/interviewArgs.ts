import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import type { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import { setup } from '#stories/support/interviewStates';

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
