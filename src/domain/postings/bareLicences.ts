import type { Lexicon, Mention } from '#/domain/lexicon/lexicon';
import type { Script } from '#/domain/postings/script';
import { BARE_LICENCE, LABELLED_LICENCE, LICENCE_OF_TITLE } from '#/domain/postings/vehicles.fr';
import { matchesOf } from '#/domain/shared/matches';
import { fold } from '#/domain/shared/text';

/** Licences to drive that no lexicon names so: "Permis : B", and "Permis exige", which is that of the vehicle that the title drives, else that of a car. */
export const bareLicences = (
  lexicon: Lexicon,
  { folded, toOriginal }: Script,
  title: string,
  mentions: readonly Mention[],
): readonly Mention[] => {
  if (!folded.includes('permis')) return [];
  const driven = fold(title);
  const own = LICENCE_OF_TITLE.find(([, rule]) => rule.test(driven))?.[0] ?? 'permis-b';
  const named = [
    // The label is a heading: the class alone is what it announces.
    ...matchesOf(LABELLED_LICENCE, folded).map((match) => ({
      match,
      words: match[1] ?? '',
      id: `permis-${match[1] ?? ''}`,
    })),
    ...matchesOf(BARE_LICENCE, folded).map((match) => ({ match, words: match[0], id: own })),
  ];
  return named.flatMap(({ match, words, id }): readonly Mention[] => {
    const concept = lexicon.concept(id);
    const stop = match.index + match[0].length;
    const place = toOriginal(stop - words.length, stop);
    const taken = mentions.some(({ start, end }) => start < place.end && end > place.start);
    return concept === undefined || taken ? [] : [{ concept, ...place, confidence: 1 }];
  });
};
