import { asComposed, lettersRecord, withLetter } from '#/domain/letters/letterDraft';
import { updateRecord } from '#/domain/storage/updateRecord';
import { letterSessionOf } from '#/usecases/letters/letterSession';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';
import { settingsToasts } from '#/usecases/settings/settings.copy';
import type { Services } from '#/usecases/shared/services';

/** Gives a paragraph its composed words back, in the letter on the table too, and says so where that cannot be kept. */
export const undoLetterCorrection = (
  services: Services,
  { id, role }: Extract<MadeCorrection, { kind: 'letter' }>,
): void => {
  const session = letterSessionOf(services);
  const { work } = session.getSnapshot();
  if (work.status === 'ready' && work.letter.id === id) {
    session.change((content) => asComposed(content, role));
    return;
  }
  const { vault, notify, now } = services;
  const written = updateRecord(vault, lettersRecord, [], (letters) => {
    const letter = letters.find((one) => one.id === id);
    if (letter === undefined) return letters;
    const content = asComposed(letter.content, role);
    return withLetter(letters, { ...letter, content, changedAt: now().toISOString() });
  });
  if (!written.ok) notify({ tone: 'destructive', ...settingsToasts.notSaved });
};
