import type { ParagraphRole } from '#/domain/letters/letter';
import type { FindingKind } from '#/domain/letters/lint/rules.fr';

/** Something to look at again in a letter. */
export type LetterFinding = {
  /** Stable for the same fault at the same place. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly message: string;
  /** The words it is about, as they stand; empty where it is about the whole. */
  readonly excerpt: string;
  /** The paragraph it stands in; null for what stands around. */
  readonly role: ParagraphRole | null;
  /** The paragraph put right; null where only the writer can tell. */
  readonly fixed: string | null;
};

/** A finding before it is numbered. */
export type Draft = Omit<LetterFinding, 'id'>;
