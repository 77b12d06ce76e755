import type { LetterContent, LetterForm, SavedLetter } from '#/domain/letters/letterDraft';
import type { Undoable } from '#/domain/letters/undo';

/** The letter being worked on. */
export type EditedLetter = {
  readonly id: number;
  readonly name: string;
  readonly applicationId: number | null;
  /** The dossier of its job; null where the offer was not given. */
  readonly dossierId: number | null;
  /** The whole letter in its how-many-th version. */
  readonly variant: number;
  readonly history: Undoable<LetterContent>;
  readonly keeping: LetterKeeping;
};

export type LetterWorkStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'generating' }
  | { readonly status: 'sample'; readonly content: LetterContent }
  | { readonly status: 'noSource' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly letter: EditedLetter };

/** What the screen sees; a new object after each change. */
export type LetterSnapshot = {
  readonly form: LetterForm;
  readonly work: LetterWorkStatus;
};

/** A letter as it is kept. `now` is the instant of the change. */
export const savedOf = (letter: EditedLetter, form: LetterForm, now: Date): SavedLetter => ({
  id: letter.id,
  name: letter.name,
  changedAt: now.toISOString(),
  applicationId: letter.applicationId,
  dossierId: letter.dossierId,
  form,
  variant: letter.variant,
  content: letter.history.present,
});

/** Whether what is shown is also kept on the device; where it is not, the browser refused, or another tab deleted the letter. */
export const LETTER_KEEPINGS = ['kept', 'refused', 'deletedElsewhere'] as const;

export type LetterKeeping = (typeof LETTER_KEEPINGS)[number];
