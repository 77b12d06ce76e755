import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { tradesOfText } from '#/domain/lexicon/senses';
import { stemOf } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/tokens';
import { likeness } from '#/domain/lexicon/tradeVectors';
import { fold } from '#/domain/shared/text';

/** Below, a concept belongs to other trades than the advertisement: learned on advertisements judged line by line. */
const LEAST_LIKENESS = 0.12;

/** Kinds whose words tell something else in another trade. */
const OF_A_TRADE: ReadonlySet<Concept['kind']> = new Set(['technique', 'knowledge']);

const LINK_WORD = /^(?:d[eu]s?|l[aes]*|d|et|ou|aux?|a|en|une?|sur|pour|par|dans|avec)$/u;

const stemsOf = (words: string): readonly string[] =>
  fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .map(wordKey)
    .filter((word) => word !== '' && !LINK_WORD.test(word))
    .map(stemOf);

/** The words say the whole name of the concept: "facturation des clients" is "Facturation" in any trade. */
const saysWhole = (words: string, { label }: Concept): boolean => {
  const said = new Set(stemsOf(words));
  return stemsOf(label).every((stem) => said.has(stem));
};

/**
 * The mentions that mean their concept in an advertisement of this trade. Words that another trade uses for a thing of its
 * own ("aide au levage" on a building site) are left to be read as they are written. `asking` tells the places that speak of the work.
 */
export const meantMentions = (
  lexicon: Lexicon,
  text: string,
  title: string,
  mentions: readonly Mention[],
  asking: (mention: Mention) => boolean,
): readonly Mention[] => {
  const trades = tradesOfText(
    lexicon,
    lexicon.findMentions(title),
    mentions.filter((mention) => mention.confidence === 1 && asking(mention)),
  );
  if (trades === null) return mentions;
  return mentions.filter(({ concept, start, end }) => {
    const own = OF_A_TRADE.has(concept.kind) ? lexicon.tradesOf(concept.id) : null;
    return (
      own === null ||
      likeness(own, trades) >= LEAST_LIKENESS ||
      saysWhole(text.slice(start, end), concept)
    );
  });
};
