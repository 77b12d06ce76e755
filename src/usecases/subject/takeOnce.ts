import type { SubjectRef } from '#/usecases/subject/subject';

/** Tells one subject from the next. */
export const subjectKey = ({ kind, id }: SubjectRef): string => `${kind} ${id}`;

/**
 * Remembers which subject a form took last. The answer tells whether to take this one: the same one comes once, so
 * that what was written since stays, and again where the form is empty.
 */
export const createTakeOnce = (): ((key: string, isEmpty: boolean) => boolean) => {
  let taken: string | null = null;
  return (key, isEmpty) => {
    if (taken === key && !isEmpty) return false;
    taken = key;
    return true;
  };
};
