import { lettersRecord, nextLetterId, withLetter } from '#/domain/letters/letterDraft';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import { copyName } from '#/domain/letters/letterText.fr';
import { updateRecord } from '#/domain/storage/updateRecord';
import { lettersToasts } from '#/usecases/letters/letters.copy';
import type { Services } from '#/usecases/shared/services';

/** Changes the kept letters, and says so where that fails unless it was said already. Whether it was kept. */
export const saveLetters = (
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

/** Stores a copy of a letter, for another application, and says so. Null where it could not be kept. */
export const duplicateLetter = (
  services: Pick<Services, 'vault' | 'notify' | 'now'>,
  letter: SavedLetter,
  letters: readonly SavedLetter[],
): SavedLetter | null => {
  const now = services.now();
  const copy = {
    ...letter,
    id: nextLetterId(letters, now.getTime()),
    name: copyName(letter.name),
    changedAt: now.toISOString(),
    applicationId: null,
  };
  if (!saveLetters(services, (all) => withLetter(all, copy))) return null;
  services.notify({ tone: 'success', ...lettersToasts.duplicated });
  return copy;
};
