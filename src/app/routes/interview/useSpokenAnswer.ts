import { useEffect, useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useDictation } from '#/app/hooks/useDictation';
import type { InterviewQuestion, InterviewSession } from '#/domain/interview/interview';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import { interviewsRecord, withoutInterview } from '#/domain/interview/interviewsRecord';
import type { SoundPlace } from '#/domain/interview/Speech';
import { updateRecord } from '#/domain/storage/updateRecord';
import type {
  InterviewDialog,
  InterviewDialogActions,
  ReadingStatus,
} from '#/pages/InterviewPage/InterviewPage.state';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { InterviewStore } from '#/usecases/interview/interviewStore';
import type { DictationState } from '#/usecases/shared/dictationState';

type Asked =
  | { readonly kind: 'voiceNotice'; readonly place: SoundPlace }
  | { readonly kind: 'delete'; readonly session: InterviewSession };

type InterviewDialogs = {
  readonly dialog: InterviewDialog | null;
  readonly actions: InterviewDialogActions;
  readonly askVoice: (place: SoundPlace) => void;
  readonly askDelete: (session: InterviewSession) => void;
};

/** The dialogs of the interview simulator. */
const useInterviewDialog = (onVoiceAccepted: (place: SoundPlace) => void): InterviewDialogs => {
  const { vault, notify } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (session: InterviewSession): void => {
    const written = updateRecord(vault, interviewsRecord, [], (all) =>
      withoutInterview(all, session.id),
    );
    notify(
      written.ok
        ? { tone: 'success', ...interviewToasts.removed }
        : { tone: 'destructive', ...interviewToasts.notRemoved },
    );
  };
  return {
    dialog: asked?.kind === 'delete' ? { kind: 'delete', title: asked.session.title } : asked,
    actions: {
      onConfirm: () => {
        if (asked?.kind === 'delete') remove(asked.session);
        if (asked?.kind === 'voiceNotice') onVoiceAccepted(asked.place);
        setAsked(null);
      },
      onCancel: () => setAsked(null),
    },
    askVoice: (place) => setAsked({ kind: 'voiceNotice', place }),
    askDelete: (session) => setAsked({ kind: 'delete', session }),
  };
};

/** Reads the question in view aloud on demand; another question, or leaving, stops it. */
const useReadingAloud = (
  questionId: string | null,
): { readonly status: ReadingStatus; readonly toggle: (text: string) => void } => {
  const { voice } = useServices();
  const [status, setStatus] = useState<ReadingStatus>('idle');
  const latest = useRef(0);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    latest.current += 1;
    voice.stop();
    setStatus((current) => (current === 'speaking' ? 'idle' : current));
  }, [voice, questionId]);
  useEffect(() => () => voice.stop(), [voice]);
  const toggle = (text: string): void => {
    latest.current += 1;
    const own = latest.current;
    if (status === 'speaking') {
      voice.stop();
      setStatus('idle');
      return;
    }
    setStatus('speaking');
    const ended = (): void => {
      if (own === latest.current) setStatus('idle');
    };
    void voice.say(text, ended).then((said) => {
      if (!said.ok && own === latest.current) setStatus(said.problem);
    });
  };
  return { status, toggle };
};

const SECOND_MS = 1000;

/** Calls back each second while `active`. */
const useTicks = (active: boolean, onTick: () => void): void => {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => latest.current(), SECOND_MS);
    return () => clearInterval(timer);
  }, [active]);
};

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
