import { useSearchParams } from 'react-router-dom';

import { useSubject } from '#/app/hooks/useSubject';
import { interviewHrefs } from '#/app/routes/interview/interviewState';
import { useInterview } from '#/app/routes/interview/useInterview';
import { useInterviewActions } from '#/app/routes/interview/useInterviewActions';
import { useInterviewState } from '#/app/routes/interview/useInterviewState';
import { useOutlineRewording } from '#/app/routes/interview/useOutlineRewording';
import { usePreferences } from '#/app/routes/interview/usePreferences';
import { usePrefill } from '#/app/routes/interview/usePrefill';
import { useSpokenAnswer } from '#/app/routes/interview/useSpokenAnswer';
import { currentQuestion } from '#/domain/interview/session';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';

/** Simulateur d'Entretien over the interview of this page and those that are stored. */
export const InterviewRoute = () => {
  const [params] = useSearchParams();
  const subject = useSubject();
  const { machine, store } = useInterview();
  const [preferences, setPreferences] = usePreferences();
  usePrefill(subject, store);
  const question = machine.phase === 'interviewing' ? currentQuestion(machine.session) : null;
  const voice = useSpokenAnswer({ machine, store, question, preferences, setPreferences });
  const state = useInterviewState({ machine, preferences, subject, voice, params });
  const outline = useOutlineRewording(
    state.status === 'interviewing' && question !== null
      ? { sessionId: state.session.id, question, lines: state.outline }
      : null,
  );
  const actions = useInterviewActions({
    machine,
    store,
    preferences,
    setPreferences,
    subject,
    voice,
    state,
  });
  return (
    <InterviewPage
      state={state}
      dialog={outline.consent ?? voice.dialogs.dialog}
      hrefs={interviewHrefs}
      {...actions}
      dialogActions={
        outline.consent === null
          ? voice.dialogs.actions
          : { onConfirm: outline.send, onCancel: outline.close }
      }
      outlineRewording={outline.rewording}
    />
  );
};
