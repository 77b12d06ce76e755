import { useCallback, useEffect, useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { DictationRun, SoundPlace } from '#/domain/interview/Speech';
import { interviewToasts } from '#/usecases/interview/interview.copy';
import type { DictationState } from '#/usecases/shared/dictationState';

const IDLE: DictationState = { status: 'idle', interim: '', place: null };

type DictationControls = {
  readonly state: DictationState;
  /** Listens for one answer; the words are told with its question, even late. */
  readonly start: (place: SoundPlace, questionId: string) => void;
  readonly stop: () => void;
  /** Whether there is a recognition; says so to the user where there is none. */
  readonly check: () => boolean;
};

/** Dictation for as long as the screen is there. */
export const useDictation = (
  onWords: (questionId: string, words: string) => void,
): DictationControls => {
  const { dictation, notify } = useServices();
  const [state, setState] = useState(IDLE);
  const run = useRef<DictationRun | null>(null);

  const stop = useCallback((): void => {
    run.current?.stop();
    run.current = null;
    setState((current) =>
      current.status === 'listening' ? { ...IDLE, place: current.place } : current,
    );
  }, []);
  useEffect(() => stop, [stop]);

  const refuse = (): void => {
    setState({ ...IDLE, status: 'unsupported' });
    notify({ tone: 'destructive', ...interviewToasts.unsupported });
  };
  const start = (place: SoundPlace, questionId: string): void => {
    run.current?.stop();
    let failed = false;
    let own: DictationRun | null = null;
    const current = (): boolean => own === null || run.current === own;
    const started = dictation.start(place, {
      onWords: (words) => onWords(questionId, words),
      onInterim: (interim) => {
        if (current())
          setState((before) => (before.status === 'listening' ? { ...before, interim } : before));
      },
      onError: (code) => {
        failed = true;
        notify({
          tone: 'destructive',
          title: interviewToasts.speechError.title,
          text: interviewToasts.speechError.text(code),
        });
      },
      onEnd: () => {
        if (!current()) return;
        run.current = null;
        setState({ status: failed ? 'failed' : 'idle', interim: '', place });
      },
    });
    if (!started.ok) {
      refuse();
      return;
    }
    own = started.value;
    if (failed) return;
    run.current = own;
    setState({ status: 'listening', interim: '', place });
  };

  return {
    state,
    start,
    stop,
    check: () => {
      if (dictation.supported()) return true;
      refuse();
      return false;
    },
  };
};
