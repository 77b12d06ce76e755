import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { letterSessionOf } from '#/usecases/letters/letterSession';
import type { LetterSession } from '#/usecases/letters/letterSession';
import type { LetterSnapshot } from '#/usecases/letters/openLetter';
import type { Subject } from '#/usecases/subject/subject';

/** The one letter on the table of this page, taken up from a subject where the address names one. */
export const useLetters = (
  subject: Subject | null,
): { readonly session: LetterSession; readonly snapshot: LetterSnapshot } => {
  const session = letterSessionOf(useServices());
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (subject === null) return;
    const key = `${subject.kind} ${subject.id}`;
    if (taken.current === key) return;
    taken.current = key;
    session.take(subject);
  }, [session, subject]);
  return { session, snapshot: useSyncExternalStore(session.subscribe, session.getSnapshot) };
};
