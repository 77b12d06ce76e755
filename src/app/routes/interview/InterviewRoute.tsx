import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useReadable } from '#/app/hooks/useReadable';
import { useRecord } from '#/app/hooks/useRecord';
import { useSubject } from '#/app/hooks/useSubject';
import { interviewHrefs } from '#/app/routes/interview/interviewState';
import { useInterviewActions } from '#/app/routes/interview/useInterviewActions';
import { useInterviewState } from '#/app/routes/interview/useInterviewState';
import { useOutlineRewording } from '#/app/routes/interview/useOutlineRewording';
import { useSpokenAnswer } from '#/app/routes/interview/useSpokenAnswer';
import { isAnotherText } from '#/domain/dossier/isAnotherText';
import {
  DEFAULT_PREFERENCES,
  interviewPreferencesRecord,
} from '#/domain/interview/interviewsRecord';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import { currentQuestion } from '#/domain/interview/session';
import { updateRecord } from '#/domain/storage/updateRecord';
import { InterviewPage } from '#/pages/InterviewPage/InterviewPage';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import { interviewStoreOf } from '#/usecases/interview/interviewStore';
import type { InterviewStore } from '#/usecases/interview/interviewStore';
import { createTakeOnce, subjectKey } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

/** How the user likes to practise, and the way to change it. Where nothing can be kept it holds for this visit. */
const usePreferences = (): readonly [
  InterviewPreferences,
  (change: Partial<InterviewPreferences>) => void,
] => {
  const { vault } = useServices();
  const stored = useRecord(interviewPreferencesRecord);
  const [unkept, setUnkept] = useState<Partial<InterviewPreferences>>({});
  const preferences = { ...DEFAULT_PREFERENCES, ...(stored.ok ? stored.value : {}), ...unkept };
  const change = (part: Partial<InterviewPreferences>): void => {
    const written = updateRecord(
      vault,
      interviewPreferencesRecord,
      DEFAULT_PREFERENCES,
      (before) => ({
        ...before,
        ...part,
      }),
    );
    setUnkept((before) =>
      written.ok
        ? Object.fromEntries(Object.entries(before).filter(([key]) => !(key in part)))
        : { ...before, ...part },
    );
  };
  return [preferences, change];
};

/** Puts the offer of a subject in the form. */
const usePrefill = (subject: Subject | null, store: InterviewStore): void => {
  const [takes] = useState(createTakeOnce);
  useEffect(() => {
    if (subject === null || subject.text === '') return;
    const machine = store.getSnapshot();
    const isEmpty = machine.phase === 'setup' && machine.offerText === '';
    if (!takes(subjectKey(subject), isEmpty)) return;
    if (machine.phase === 'finished') store.dispatch({ type: 'restarted' });
    if (machine.phase !== 'interviewing')
      store.dispatch({ type: 'offerChanged', text: subject.text });
  }, [subject, store, takes]);
};

/** The one interview of this page, and what can be done with it. What is unsaved is kept when the page goes. */
const useInterview = (): {
  readonly machine: InterviewMachine;
  readonly store: InterviewStore;
} => {
  const store = interviewStoreOf(useServices());
  const machine = useReadable(store);
  useEffect(() => {
    addEventListener('pagehide', store.keep);
    return () => {
      removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);
  return { machine, store };
};

/** Simulateur d'Entretien over the interview of this page and those that are stored. */
export const InterviewRoute = () => {
  const [params] = useSearchParams();
  const named = useSubject();
  const { machine, store } = useInterview();
  const [preferences, setPreferences] = usePreferences();
  usePrefill(named, store);
  // Another text is another job.
  const left = named && machine.phase === 'setup' && isAnotherText(named.text, machine.offerText);
  const subject = left ? null : named;
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
