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

const follow = (
  { tier, tokens, numbers, glued }: Track,
  node: number,
  from: number,
  before: Step | null,
  found: Step[],
): void => {
  const number = numbers[from] ?? -1;
  const plain = number < 0 ? -1 : tier.trie.child(node, number);
  const joined = glued[from] ?? -1;
  const whole = joined < 0 ? -1 : tier.trie.child(node, joined);
  const ends: readonly (readonly [number, number])[] = [
    [plain, from + 1],
    [whole, from + 2],
  ];
  for (const [child, end] of ends) {
    if (child < 0) continue;
    const step = { node: child, end, before };
    found.push(step);
    const next = wordAfter(tokens, end);
    const beyond = wordAfterFillers(tokens, end);
    for (const at of next === beyond ? [next] : [next, beyond])
      if ((tokens[at]?.gapBefore ?? GAPS.break) <= GAPS.space)
        follow({ tier, tokens, numbers, glued }, child, at, step, found);
  }
};

/** Every step that can be made from `node` with the tokens at `from`, articles and "de" skipped inside. */
export const stepsFrom = (track: Track, node: number, from: number): readonly Step[] => {
  const found: Step[] = [];
  follow(track, node, from, null, found);
  return found;
};
