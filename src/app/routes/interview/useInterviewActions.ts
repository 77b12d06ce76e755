import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { interviewHrefs } from '#/app/routes/interview/interviewState';
import type { SpokenAnswer } from '#/app/routes/interview/useSpokenAnswer';
import { choicesOf, interviewsRecord } from '#/domain/interview/interviewsRecord';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import type {
  AfterActions,
  AnswerActions,
  InterviewState,
  SetupActions,
} from '#/pages/InterviewPage/InterviewPage.state';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import { settledCv } from '#/usecases/cv/settledCv';
import { exportInterview } from '#/usecases/interview/exportInterview';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { InterviewStore } from '#/usecases/interview/interviewStore';
import type { Subject } from '#/usecases/subject/subject';

type Parts = {
  readonly machine: InterviewMachine;
  readonly store: InterviewStore;
  readonly preferences: InterviewPreferences;
  readonly setPreferences: (change: Partial<InterviewPreferences>) => void;
  readonly subject: Subject | null;
  readonly voice: SpokenAnswer;
  readonly state: InterviewState;
};

/** What can be done before, in and after an interview. */
export const useInterviewActions = ({
  machine,
  store,
  preferences,
  setPreferences,
  subject,
  voice,
  state,
}: Parts): {
  readonly setupActions: SetupActions;
  readonly answerActions: AnswerActions;
  readonly afterActions: AfterActions;
} => {
  const services = useServices();
  const navigate = useNavigate();
  const { state: cv } = useCv();
  const stored = useRecord(interviewsRecord);
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const sessions = (stored.ok && stored.value) || [];
  const readCv = cv.status === 'read' ? cv.cv : null;
  return {
    setupActions: {
      onOfferText: (text) => store.dispatch({ type: 'offerChanged', text }),
      onChoices: setPreferences,
      onStart: () => {
        if (machine.phase !== 'setup') return;
        void store.start({
          offerText: machine.offerText,
          subject,
          // Another text is another job.
          dossierId: machine.offerText === subject?.text ? subject.dossierId : null,
          cv: () => settledCv(cvSessionOf(services)),
          choices: choicesOf(preferences),
          seed: sessions.length,
        });
      },
      onResume: (id) => {
        const open = sessions.find((each) => each.id === id);
        if (!open) return;
        store.resume(open);
        void navigate(interviewHrefs.start);
      },
    },
    answerActions: {
      onAnswer: (text) => store.dispatch({ type: 'written', text }),
      onDictate: voice.dictate,
      onRead: voice.readAloud,
      onTimer: () => store.dispatch({ type: 'timerToggled' }),
      onTimerHidden: (timerHidden) => setPreferences({ timerHidden }),
      onFeedback: () => store.dispatch({ type: 'feedbackToggled' }),
      onGoTo: (index) => voice.moving(() => store.dispatch({ type: 'wentTo', index }))(),
      onNext: voice.moving(() => store.dispatch({ type: 'next' })),
      onNotAsked: voice.moving(() => void store.setQuestionAside()),
      onFinish: voice.moving(() => void store.finish()),
      onLeave: voice.moving(store.leave),
    },
    afterActions: {
      onRestart: () => {
        store.dispatch({ type: 'restarted' });
        void navigate(interviewHrefs.start);
      },
      onExport: () => {
        if (state.status === 'finished') void exportInterview(state.session, readCv, services);
      },
      onPrint: () => window.print(),
      onAskDelete: (id) => {
        const one = sessions.find((each) => each.id === id);
        if (one) voice.dialogs.askDelete(one);
      },
      onRetry: () => setAttempt((attempt) => attempt + 1),
    },
  };
};
