import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Without houses that only bear the name of a tool: who reads "chez Windows Server" reads no further. */
export const withoutToolHouses = (
  candidate: LetterCandidate,
  lexicon: Pick<Lexicon, 'findMentions'>,
): LetterCandidate => {
  const isTool = (name: string): boolean =>
    lexicon
      .findMentions(name)
      .some(
        ({ concept, start, end }) =>
          concept.kind === 'tool' && start === 0 && end === name.trim().length,
      );
  return {
    ...candidate,
    experiences: candidate.experiences.map((one) =>
      one.company !== null && isTool(one.company) ? { ...one, company: null } : one,
    ),
  };
};
