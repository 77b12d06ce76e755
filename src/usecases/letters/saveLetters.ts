import type { SavedLetter } from '#/domain/letters/letterDraft';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { updateRecord } from '#/domain/storage/updateRecord';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { Services } from '#/usecases/shared/services';

/** Changes the kept letters, and says so where that fails unless it was said already. Whether it was kept. */
export const keepLetters = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  change: (letters: readonly SavedLetter[]) => readonly SavedLetter[],
  silent = false,
): boolean => {
  const written = updateRecord(vault, lettersRecord, [], change);
  if (!written.ok && !silent)
    notify({
      tone: 'destructive',
      title: lettersToasts.notKept.title,
      text: lettersToasts.notKept.text[written.problem],
    });
  return written.ok;
};
