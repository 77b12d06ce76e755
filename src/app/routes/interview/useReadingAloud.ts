import { useEffect, useRef, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { ReadingStatus } from '#/pages/InterviewPage/InterviewPage.state';

/** Reads the question in view aloud on demand; another question, or leaving, stops it. */
export const useReadingAloud = (
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
