import { useEffect, useRef } from 'react';

import type { InterviewStore } from '#/usecases/interview/interviewStore';
import type { Subject } from '#/usecases/subject/subject';

/** Puts the offer of a subject in the empty form, once for each subject: what the user wrote since is not undone. */
export const usePrefill = (subject: Subject | null, store: InterviewStore): void => {
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (subject === null || subject.text === '') return;
    const key = `${subject.kind} ${subject.id}`;
    if (filled.current === key) return;
    filled.current = key;
    const machine = store.getSnapshot();
    if (machine.phase === 'finished') store.dispatch({ type: 'restarted' });
    if (machine.phase !== 'interviewing')
      store.dispatch({ type: 'offerChanged', text: subject.text });
  }, [subject, store]);
};
