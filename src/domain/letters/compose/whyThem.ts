import { TELLS_OF_CHANGE } from '#/domain/letters/bank/wordings.fr';
import { offerSource, type Bench } from '#/domain/letters/compose/bench';
import { OTHER_TRADE } from '#/domain/letters/compose/letterEvidence';
import { moveOf, nearPost } from '#/domain/letters/compose/move';
import type { LetterSentence } from '#/domain/letters/letter';
import type { OfferFact } from '#/domain/letters/sources/employer.fr';

/** Whether there is a post to name at the opening: without one, no change is spoken of. */
export const isChangeSaid = ({ input, frame, above }: Bench): boolean =>
  moveOf(input) === 'change' &&
  (above === '' || TELLS_OF_CHANGE.test(above)) &&
  ((frame['jobNow'] !== null && frame['atNow'] !== null) || frame['jobLeft'] !== null);

/** A sentence that only the words of the advertisement allow, with those words as its source. */
export const fromFact = (
  fact: OfferFact | null,
  write: () => LetterSentence | null,
): LetterSentence | null => {
  const sentence = fact === null ? null : write();
  return sentence === null || fact === null
    ? null
    : { ...sentence, sources: [...sentence.sources, offerSource(fact.quote)] };
};

/** Why them, from something that the advertisement tells of itself; null where it tells nothing. */
export const whyThem = (bench: Bench): LetterSentence | null => {
  const { input, write, all } = bench;
  const move = moveOf(input);
  if (isChangeSaid(bench)) return write('whyNewEmployer') ?? write('whyNew');
  const near = nearPost(input);
  const { trade, standing } = input.match;
  // One goes on only with what one has told of the same trade.
  const isGoingOn =
    all.length > 0 &&
    move === 'same' &&
    (near !== undefined || (trade ?? (standing === undefined ? 1 : 0)) >= OTHER_TRADE);
  return write(isGoingOn ? 'whyEmployer' : 'whyAtEmployer') ?? write('whyTeam');
};
