import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import type { Agreement } from '#/domain/letters/letter';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';

/** How much of what is known is told, from least to most. */
export const LETTER_LENGTHS = ['short', 'medium', 'long', 'longest'] as const;
export type LetterLength = (typeof LETTER_LENGTHS)[number];

/** Everything that a letter is made from: the same input gives the same letter. */
export type LetterInput = {
  readonly candidate: LetterCandidate;
  readonly offer: LetterOffer;
  /** What the user wants said, in their words. */
  readonly keyPoints: string;
  /** 0 to 100. */
  readonly tone: number;
  readonly agreement: Agreement;
  readonly match: LetterMatch;
  /** ISO day of the letter. */
  readonly today: string;
  /** How much of what is known is told; the composer tries `medium` first. */
  readonly length: LetterLength;
};
