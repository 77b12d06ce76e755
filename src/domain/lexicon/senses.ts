import type { Concept, Lexicon, Mention } from './lexicon.ts';
import { likeness, sumVectors, type TradeVector } from './tradeVectors.ts';
import { claimsMore, isOwnName } from './wordings.ts';

/** The trades that a text speaks of, as one vector; null where nothing in it tells. */
export type TextTrades = TradeVector | null;

/** A title says as much of the trade as so many skills. */
const TITLE_WEIGHT = 4;

/**
 * A text in another trade: what it calls by a word of ours is something else. A word that stands as an item of
 * its own is named on purpose, one inside a sentence may be there by chance and owes more.
 */
const LEAST_LIKENESS = {
  item: { several: 0.01, named: 0.02, shared: 0.06 },
  words: { several: 0.1, named: 0.1, shared: 0.35 },
} as const;

/** How a mention stands in its text: as an item of its own, or among other words. */
export type Standing = keyof typeof LEAST_LIKENESS;

/** A name of so many words says by itself what it means, if no other trade uses it otherwise. */
const WHOLE_NAME = 2;

/** 0 for trades spread over many domains, 1 for a single domain. */
export const focusOf = ({ weights }: TradeVector): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? 0 : weights.reduce((most, weight) => Math.max(most, weight), 0) / total;
};

const part = (
  lexicon: Lexicon,
  { id }: Concept,
  weight: number,
): { vector: TradeVector; weight: number }[] => {
  const vector = lexicon.tradesOf(id);
  return vector === null ? [] : [{ vector, weight: weight * focusOf(vector) }];
};

/** What a text speaks of: the trades that its titles name, and those of every concept that it names in words of no other. */
export const tradesOfText = (
  lexicon: Lexicon,
  titles: readonly Mention[],
  mentions: readonly Mention[],
): TextTrades => {
  const named = new Map(
    mentions
      .filter(({ shared }) => shared !== true)
      .map(({ concept }) => [concept.id, concept] as const),
  );
  const parts = [
    ...titles
      .filter(({ concept }) => concept.kind === 'occupation')
      .flatMap(({ concept }) => part(lexicon, concept, TITLE_WEIGHT)),
    ...[...named.values()].flatMap((concept) => part(lexicon, concept, 1)),
  ];
  return parts.length === 0 ? null : sumVectors(parts);
};

/** What some concepts speak of together; null where none of them tells. */
export const tradesOfConcepts = (lexicon: Lexicon, concepts: readonly Concept[]): TextTrades => {
  const parts = concepts.flatMap((concept) => part(lexicon, concept, 1));
  return parts.length === 0 ? null : sumVectors(parts);
};

/** Kinds that mean the same in every trade. */
const OF_EVERY_TRADE: ReadonlySet<Concept['kind']> = new Set(['licence', 'diploma', 'softSkill']);

/** So alike only what belongs to the very trade of a text is. */
const SAME = 0.6;

/** Whether a concept belongs to the very trade of a text, told by more than that it may belong to any. */
export const isOfThisTrade = (lexicon: Lexicon, { id }: Concept, trades: TextTrades): boolean => {
  const own = lexicon.tradesOf(id);
  return trades !== null && own !== null && likeness(own, trades) >= SAME;
};

/**
 * Whether a mention means its concept in a text of these trades: what no other trade calls so and is
 * named whole always does, and so does what bears the very name of the concept, anything else only where the
 * trades agree.
 */
export const meansIt = (
  lexicon: Lexicon,
  mention: Mention,
  words: string,
  trades: TextTrades,
  standing: Standing = 'words',
): boolean => {
  const { concept, shared } = mention;
  const own = lexicon.tradesOf(concept.id);
  if (trades === null || own === null || OF_EVERY_TRADE.has(concept.kind)) return true;
  const several = words.trim().split(/\s+/u).length >= WHOLE_NAME;
  const least = LEAST_LIKENESS[standing];
  const alike = likeness(own, trades);
  // A long form of one meaning needs no trade, unless its concept tells more than it does.
  if (shared !== true && several && (alike >= least.several || !claimsMore(concept.label, words)))
    return true;
  if ((several || standing === 'item') && isOwnName(concept.label, words)) return true;
  const ordinary = shared === true && !several && concept.kind !== 'tool';
  const owed = ordinary ? least.shared : several ? least.several : least.named;
  return alike >= owed;
};
