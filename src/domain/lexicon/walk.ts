import type { Tier } from './matcher.ts';
import { GAPS, type Token, wordKey } from './wordTokens.ts';

/** A path through a tier: the node after consuming the tokens up to `end` (exclusive), and the step before. */
export type Step = { readonly node: number; readonly end: number; readonly before: Step | null };

/** The tokens of a text with their numbers in one tier; -1 where no form holds the word. */
export type Track = {
  readonly tier: Tier;
  readonly tokens: readonly Token[];
  readonly numbers: Int32Array;
  /** Numbers of each token written as one word with the next ("front-end", "frontend"). */
  readonly glued: Int32Array;
};

const MAX_LINKS = 3;

/** Numbers the tokens of a text for one tier. */
export const layTrack = (tier: Tier, tokens: readonly Token[]): Track => {
  const numbers = new Int32Array(tokens.length).fill(-1);
  const glued = new Int32Array(tokens.length).fill(-1);
  for (const [index, { key }] of tokens.entries()) {
    numbers[index] = tier.wordNumber(key);
    const next = tokens[index + 1];
    if (next?.gapBefore === GAPS.joined) glued[index] = tier.wordNumber(wordKey(key + next.key));
  }
  return { tier, tokens, numbers, glued };
};

/** The first token from `from` that is no article nor "de". */
export const wordAfter = (tokens: readonly Token[], from: number): number => {
  let index = from;
  while (index < from + MAX_LINKS) {
    const token = tokens[index];
    if (token === undefined || !token.link || token.gapBefore > GAPS.space) return index;
    index += 1;
  }
  return index;
};

/** The same, numbers and possessives passed too. */
const wordAfterFillers = (tokens: readonly Token[], from: number): number => {
  let index = from;
  while (index < from + MAX_LINKS) {
    const token = tokens[index];
    const passed = token !== undefined && (token.link || token.filler);
    if (!passed || token.gapBefore > GAPS.space) return index;
    index += 1;
  }
  return index;
};

const canFollow = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.gapBefore ?? GAPS.break) <= GAPS.space;

/** Takes the step along a word, and all that can be made from there. */
const take = (track: Track, { node, end, before }: Step, number: number, found: Step[]): void => {
  const child = number < 0 ? -1 : track.tier.trie.child(node, number);
  if (child < 0) return;
  const step = { node: child, end, before };
  found.push(step);
  const next = wordAfter(track.tokens, end);
  const beyond = wordAfterFillers(track.tokens, end);
  if (canFollow(track.tokens, next)) follow(track, child, next, step, found);
  if (beyond !== next && canFollow(track.tokens, beyond)) follow(track, child, beyond, step, found);
};

const follow = (
  track: Track,
  node: number,
  from: number,
  before: Step | null,
  found: Step[],
): void => {
  take(track, { node, end: from + 1, before }, track.numbers[from] ?? -1, found);
  take(track, { node, end: from + 2, before }, track.glued[from] ?? -1, found);
};

const NONE: readonly Step[] = [];

/** Every step that can be made from `node` with the tokens at `from`, articles and "de" skipped inside. */
export const stepsFrom = (track: Track, node: number, from: number): readonly Step[] => {
  // Most words begin no form.
  if ((track.numbers[from] ?? -1) < 0 && (track.glued[from] ?? -1) < 0) return NONE;
  const found: Step[] = [];
  follow(track, node, from, null, found);
  return found;
};
