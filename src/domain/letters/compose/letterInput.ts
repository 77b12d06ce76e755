import type { LetterMatch } from '#/domain/letters/compose/letterEvidence';
import type { Agreement } from '#/domain/letters/letter';
import type { LetterAnswers } from '#/domain/letters/letterDraft';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';

/** Everything that a letter is made from: the same input gives the same letter. */
export type LetterInput = {
  readonly candidate: LetterCandidate;
  readonly offer: LetterOffer;
  /** What the user wants said, in their words. */
  readonly keyPoints: string;
  /** Their answers to the four questions asked before writing; empty where skipped. */
  readonly answers: LetterAnswers;
  /** 0 to 100. */
  readonly tone: number;
  readonly agreement: Agreement;
  readonly match: LetterMatch;
  /** ISO day of the letter. */
  readonly today: string;
  /** How much of what is known is told, from 0. */
  readonly length: number;
};

/** From this length on, little else is left to tell. */
export const FILLED = 5;

/** A number of the pair, so that two letters of one person do not say the same. */
export const seedOf = ({ candidate, offer }: Pick<LetterInput, 'candidate' | 'offer'>): number =>
  [...`${candidate.lastName}${offer.title}${offer.company}`].reduce(
    (sum, letter) => sum + (letter.codePointAt(0) ?? 0),
    0,
  );
