import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import type { Slots } from '#/domain/letters/compose/fill';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import type { LetterPlan } from '#/domain/letters/compose/plan';
import type { LetterSentence, LetterSource } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';

/** What a paragraph is told with. */
export type Desk = {
  readonly input: LetterInput;
  readonly variant: number;
  readonly plan: LetterPlan;
  /** Slots that depend on no line. */
  readonly frame: Slots;
  /** The other paragraphs. */
  readonly above: string;
  /** The other paragraphs, and what this one says until now. */
  readonly sofar: () => string;
  /** A sentence of the bank; null where a slot is not known, or where it would tell a line again. */
  readonly write: (
    kind: SentenceKind,
    slots?: Slots,
    post?: CandidateExperience,
  ) => LetterSentence | null;
  /** The first of several ways to say one thing that opens as no sentence before it; null without one. */
  readonly say: (
    ways: readonly (string | null)[],
    sources: readonly LetterSource[],
  ) => LetterSentence | null;
};

/** Sentences of a paragraph; null where one has nothing to say. */
export type Sentences = readonly (LetterSentence | null)[];
