import { jobOf } from '#/domain/letters/compose/letterSlots';
import type { LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { titleProximity } from '#/domain/matching/titles';

/** How near each title of a CV is to the one asked for by the register of trades, 0 to 1, by the title as written: posts, the headline, studies. */
export const nearTitles = (
  { experiences, headline, degrees, studies }: LetterCandidate,
  { title }: Pick<LetterOffer, 'title'>,
  lexicon: Lexicon | null,
): ReadonlyMap<string, number> => {
  if (lexicon === null || title === '') return new Map();
  const posts = experiences.flatMap((one): readonly (readonly [string, string])[] =>
    one.jobTitle === null ? [] : [[one.jobTitle, jobOf(one) ?? one.jobTitle]],
  );
  const others = [headline ?? '', ...[...degrees, ...studies].map(({ source }) => source.quote)];
  return new Map(
    [...posts, ...others.map((one) => [one, one] as const)]
      .filter(([written]) => written !== '')
      .map(([written, said]) => [written, titleProximity(title, said, lexicon)]),
  );
};
