import { useEffect, useRef } from 'react';

import { subjectKey } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

const headOf = ({ title, company, place }: Subject): string => [title, company, place].join('\n');

/** Calls `follow` once what names the job of a screen was put right while the screen stands on it: what it is now, and what it was. */
export const useHeadPutRight = (
  subject: Subject | null,
  follow: (now: Subject, before: Subject) => void,
): void => {
  const last = useRef<Subject | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = subject;
    if (before === null || subject === null || subjectKey(before) !== subjectKey(subject)) return;
    if (headOf(before) !== headOf(subject)) follow(subject, before);
  });
};
