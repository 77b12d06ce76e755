import { useEffect, useMemo, useState } from 'react';

import { otherCompanies } from '#/app/routes/coverLetter/letterState';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import { lazy } from '#/domain/shared/lazy';
import type { LetterSnapshot } from '#/usecases/letters/openLetter';

// Only a written letter is read again.
const reader = lazy(
  async () => (await import('#/usecases/letters/readLetterAgain')).readLetterAgain,
);
type Reader = Awaited<ReturnType<typeof reader>>;

/** What to look at again in the open letter; null without one, and until the rules are there. */
export const useFindings = (
  { work, form }: LetterSnapshot,
  letters: readonly SavedLetter[],
): readonly LetterFinding[] | null => {
  const [read, setRead] = useState<Reader | null>(null);
  const open = work.status === 'ready' ? work.letter : null;
  const hasLetter = open !== null;
  useEffect(() => {
    // Without the file of the rules the letter stands as it is: nothing of it is lost.
    if (hasLetter)
      reader().then(
        (loaded) => setRead(() => loaded),
        () => undefined,
      );
  }, [hasLetter]);
  const content = open?.history.present ?? null;
  const id = open?.id ?? 0;
  return useMemo(
    () => (read && content ? read(content, form, otherCompanies(letters, id)) : null),
    [read, content, form, letters, id],
  );
};
