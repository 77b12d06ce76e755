import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useDictation } from '#/app/routes/interview/useDictation';
import { useInterviewDialog } from '#/app/routes/interview/useInterviewDialog';
import { useReadingAloud } from '#/app/routes/interview/useReadingAloud';
import { useTicks } from '#/app/routes/interview/useTicks';
import type { InterviewQuestion } from '#/domain/interview/interview';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import type { DictationState, ReadingStatus } from '#/pages/InterviewPage/InterviewPage.state';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { InterviewStore } from '#/usecases/interview/interviewStore';

type Parts = {
  readonly machine: InterviewMachine;
  readonly store: InterviewStore;
  /** The one in view. */
  readonly question: InterviewQuestion | null;
  readonly preferences: InterviewPreferences;
  readonly setPreferences: (change: Partial<InterviewPreferences>) => void;
};

export type SpokenAnswer = {
  readonly dictation: DictationState;
  readonly reading: ReadingStatus;
  readonly dialogs: ReturnType<typeof useInterviewDialog>;
  /** Listens to an answer, after the agreement that it needs, or stops. */
  readonly dictate: () => void;
  /** Reads the question in view aloud, or stops. */
  readonly readAloud: () => void;
  /** Stops listening before a move: words said until now belong to the question in view. */
  readonly moving: (move: () => void) => () => void;
};

/** The voice in an interview: dictation with its agreement, the question read aloud, and the seconds that pass meanwhile. */
export const useSpokenAnswer = ({
  machine,
  store,
  question,
  preferences,
  setPreferences,
}: Parts): SpokenAnswer => {
  const services = useServices();
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

  const dictate = async (): Promise<void> => {
    if (listening) return dictation.stop();
    if (!question || !dictation.check()) return;
    const place = await services.dictation.soundPlace();
    if (preferences.voiceNoticeRead || (place === 'device' && deviceNoticeRead))
      dictation.start(place, question.id);
    else dialogs.askVoice(place);
  };
  return {
    dictation: dictation.state,
    reading: reading.status,
    dialogs,
    dictate: () => void dictate(),
    readAloud: () => {
      if (question) reading.toggle(question.text);
    },
    moving: (move) => () => {
      dictation.stop();
      move();
    },
  };
};
