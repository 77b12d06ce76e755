import { useEffect, useRef, useSyncExternalStore } from 'react';

import { createLetterSession } from '#/app/letters/letterSession';
import type { LetterSession } from '#/app/letters/letterSession';
import type { LetterSnapshot } from '#/app/letters/letterTable';
import type { Services } from '#/app/services/services';
import { useServices } from '#/app/services/ServicesContext';
import type { Subject } from '#/app/subject/subject';

const sessions = new WeakMap<Services, LetterSession>();

const sessionOf = (services: Services): LetterSession => {
  const known = sessions.get(services);
  if (known) return known;
  const session = createLetterSession(services);
  sessions.set(services, session);
  return session;
};

/** The one letter on the table of this page, taken up from a subject where the address names one. */
export const useLetters = (
  subject: Subject | null,
): { readonly session: LetterSession; readonly snapshot: LetterSnapshot } => {
  const session = sessionOf(useServices());
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
