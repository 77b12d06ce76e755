import type { SavedLetter } from '#/domain/letters/draft';

/** The list with a letter kept where it stands, or first where it is new. */
export const withLetter = (
  letters: readonly SavedLetter[],
  letter: SavedLetter,
): readonly SavedLetter[] =>
  letters.some(({ id }) => id === letter.id)
    ? letters.map((other) => (other.id === letter.id ? letter : other))
    : [letter, ...letters];

/** The list without a letter. */
export const withoutLetter = (
  letters: readonly SavedLetter[],
  id: number,
): readonly SavedLetter[] => letters.filter((letter) => letter.id !== id);

/** An identifier that no other letter has: the instant, or the one after the latest. */
export const nextLetterId = (letters: readonly SavedLetter[], now: number): number =>
  letters.reduce((id, letter) => Math.max(id, letter.id + 1), now);
