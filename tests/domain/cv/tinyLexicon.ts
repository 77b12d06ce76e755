import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Concept, ConceptKind, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { NO_OCCUPATIONS } from '#/domain/occupations/occupations';

/** A lexicon of the given words, found as whole words whatever their case and accents. */
export const tinyLexicon = (words: Readonly<Record<string, ConceptKind>>): Lexicon => {
  const concepts = new Map(
    Object.entries(words).map(([label, kind]): [string, Concept] => [
      alignedKey(label),
      { id: alignedKey(label).replace(/\W+/gu, '-'), label, kind, parents: [] },
    ]),
  );
  return {
    version: 'tiny',
    concept: (id) => [...concepts.values()].find((concept) => concept.id === id),
    implies: () => false,
    occupations: NO_OCCUPATIONS,
    tradesOf: () => null,
    domainOf: () => '',
    findMentions: (text) => {
      const key = alignedKey(text);
      const mentions: Mention[] = [];
      for (const [form, concept] of concepts)
        for (const match of key.matchAll(
          new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}\\d])`, 'gu'),
        ))
          mentions.push({
            concept,
            start: match.index,
            end: match.index + form.length,
            confidence: 1,
          });
      return mentions.sort((a, b) => a.start - b.start);
    },
  };
};

/** A lexicon that knows nothing. */
export const emptyLexicon: Lexicon = tinyLexicon({});
