import type { LetterSource } from '#/domain/letters/letter';

/** Words of the offer as a source. */
export const offerSource = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});
