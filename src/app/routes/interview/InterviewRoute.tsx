import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { useSubject } from '#/app/hooks/useSubject';
import { interviewHrefs } from '#/app/routes/interview/interviewState';
import { useInterview } from '#/app/routes/interview/useInterview';
import { useInterviewState } from '#/app/routes/interview/useInterviewState';
import { useOutlineRewording } from '#/app/routes/interview/useOutlineRewording';
import { usePreferences } from '#/app/routes/interview/usePreferences';
import { usePrefill } from '#/app/routes/interview/usePrefill';
import { useSpokenAnswer } from '#/app/routes/interview/useSpokenAnswer';
import { interviewsRecord, choicesOf } from '#/domain/interview/interviewsRecord';
import { currentQuestion } from '#/domain/interview/session';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import { exportInterview } from '#/usecases/interview/exportInterview';

/** Simulateur d'Entretien over the interview of this page and those that are kept. */
export const InterviewRoute = () => {
  const services = useServices();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state: cv } = useCv();
  const subject = useSubject();
  const { machine, store } = useInterview();
  const [preferences, setPreferences] = usePreferences();
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const kept = useRecord(interviewsRecord);
  const sessions = (kept.ok && kept.value) || [];
  usePrefill(subject, store);

  const question = machine.phase === 'interviewing' ? currentQuestion(machine.session) : null;
  const voice = useSpokenAnswer({ machine, store, question, preferences, setPreferences });
  const readCv = cv.status === 'read' ? cv.cv : null;
  const state = useInterviewState({ machine, preferences, subject, voice, params });

  const outline = useOutlineRewording(
    state.status === 'interviewing' && question !== null
      ? { sessionId: state.session.id, question, lines: state.outline }
      : null,
  );

  const session = state.status === 'finished' ? state.session : null;

  return (
    <InterviewPage
      state={state}
      dialog={outline.consent ?? voice.dialogs.dialog}
      hrefs={interviewHrefs}
      setupActions={{
        onOfferText: (text) => store.dispatch({ type: 'offerChanged', text }),
        onChoices: setPreferences,
        onStart: () => {
          if (machine.phase !== 'setup') return;
          void store.start({
            offerText: machine.offerText,
            subject,
            cv: readCv,
            choices: choicesOf(preferences, readCv !== null),
            seed: sessions.length,
          });
        },
        onResume: (id) => {
          const open = sessions.find((each) => each.id === id);
          if (!open) return;
          store.resume(open);
          void navigate(interviewHrefs.start);
        },
      }}
      answerActions={{
        onAnswer: (text) => store.dispatch({ type: 'written', text }),
        onDictate: voice.dictate,
        onRead: voice.readAloud,
        onTimer: () => store.dispatch({ type: 'timerToggled' }),
        onTimerHidden: (timerHidden) => setPreferences({ timerHidden }),
        onFeedback: () => store.dispatch({ type: 'feedbackToggled' }),
        onGoTo: (index) => voice.moving(() => store.dispatch({ type: 'wentTo', index }))(),
        onNext: voice.moving(() => store.dispatch({ type: 'next' })),
        onFinish: voice.moving(() => void store.finish()),
        onLeave: voice.moving(store.leave),
      }}
      afterActions={{
        onRestart: () => {
          store.dispatch({ type: 'restarted' });
          void navigate(interviewHrefs.start);
        },
        onExport: () => {
          if (session) void exportInterview(session, services);
        },
        onPrint: () => window.print(),
        onAskDelete: (id) => {
          const one = sessions.find((each) => each.id === id);
          if (one) voice.dialogs.askDelete(one);
        },
        onRetry: () => setAttempt((attempt) => attempt + 1),
      }}
      dialogActions={
        outline.consent === null
          ? voice.dialogs.actions
          : { onConfirm: outline.send, onCancel: outline.close }
      }
      outlineRewording={outline.rewording}
    />
  );
};
