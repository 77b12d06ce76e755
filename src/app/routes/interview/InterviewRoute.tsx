import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { useSubject } from '#/app/hooks/useSubject';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { interviewHrefs, interviewState } from '#/app/routes/interview/interviewState';
import { useAnswerReviewer } from '#/app/routes/interview/useAnswerReviewer';
import { useDictation } from '#/app/routes/interview/useDictation';
import { useTicks } from '#/app/routes/interview/useInterval';
import { useInterview } from '#/app/routes/interview/useInterview';
import { useInterviewDialog } from '#/app/routes/interview/useInterviewDialog';
import { useOutlineRewording } from '#/app/routes/interview/useOutlineRewording';
import { usePreferences } from '#/app/routes/interview/usePreferences';
import { usePrefill } from '#/app/routes/interview/usePrefill';
import { useReadingAloud } from '#/app/routes/interview/useReadingAloud';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { choicesOf } from '#/domain/interview/preferences';
import { currentQuestion } from '#/domain/interview/session';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type { CvStanding } from '#/pages/InterviewPage/InterviewPage.state';
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
  const unreadable = useUnreadable(interviewsRecord);
  const sessions = (kept.ok && kept.value) || [];
  usePrefill(subject, store);

  const question = machine.phase === 'interviewing' ? currentQuestion(machine.session) : null;
  const dictation = useDictation((questionId, words) =>
    store.dispatch({ type: 'dictated', questionId, words }),
  );
  const [deviceNoticeRead, setDeviceNoticeRead] = useState(false);
  const dialogs = useInterviewDialog((place) => {
    // Agreeing to a recognition that stays on the device is no agreement to another.
    if (place === 'device') setDeviceNoticeRead(true);
    else setPreferences({ voiceNoticeRead: true });
    if (question) dictation.start(place, question.id);
  });
  const reading = useReadingAloud(question?.id ?? null);
  const listening = dictation.state.status === 'listening';
  useTicks(machine.phase === 'interviewing' && (machine.timer === 'running' || listening), () =>
    store.dispatch({ type: 'ticked', listening }),
  );

  const cvStanding: CvStanding = cv.status;
  const readCv = cv.status === 'read' ? cv.cv : null;
  const past = params.has('entretien');
  const kit = useAnswerReviewer(machine.phase !== 'setup' || past);
  const state = useMemo(
    () =>
      interviewState(
        {
          machine,
          kept,
          preferences,
          cv: readCv,
          cvStanding,
          subject: subject && {
            title: subject.title,
            company: subject.company,
            withText: subject.text !== '',
          },
          dictation: dictation.state,
          reading: reading.status,
          kit,
          unreadable,
        },
        params,
      ),
    [
      machine,
      kept,
      preferences,
      readCv,
      cvStanding,
      subject,
      dictation.state,
      reading.status,
      kit,
      unreadable,
      params,
    ],
  );

  const outline = useOutlineRewording(
    state.status === 'interviewing' && question !== null
      ? { sessionId: state.session.id, question, lines: state.outline }
      : null,
  );

  const dictate = async (): Promise<void> => {
    if (listening) return dictation.stop();
    if (!question || !dictation.check()) return;
    const place = await services.dictation.soundPlace();
    if (preferences.voiceNoticeRead || (place === 'device' && deviceNoticeRead))
      dictation.start(place, question.id);
    else dialogs.askVoice(place);
  };
  /** Words said until now belong to the question in view. */
  const moving = (move: () => void) => () => {
    dictation.stop();
    move();
  };
  const session = state.status === 'finished' ? state.session : null;

  return (
    <InterviewPage
      state={state}
      dialog={outline.consent ?? dialogs.dialog}
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
        onDictate: () => void dictate(),
        onRead: () => {
          if (question) reading.toggle(question.text);
        },
        onTimer: () => store.dispatch({ type: 'timerToggled' }),
        onTimerHidden: (timerHidden) => setPreferences({ timerHidden }),
        onFeedback: () => store.dispatch({ type: 'feedbackToggled' }),
        onGoTo: (index) => moving(() => store.dispatch({ type: 'wentTo', index }))(),
        onNext: moving(() => store.dispatch({ type: 'next' })),
        onFinish: moving(() => void store.finish()),
        onLeave: moving(store.leave),
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
          if (one) dialogs.askDelete(one);
        },
        onRetry: () => setAttempt((attempt) => attempt + 1),
      }}
      dialogActions={
        outline.consent === null
          ? dialogs.actions
          : { onConfirm: outline.send, onCancel: outline.close }
      }
      outlineRewording={outline.rewording}
    />
  );
};
