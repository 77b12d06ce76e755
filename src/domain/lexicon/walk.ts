import type { Tier } from './matcher.ts';
import { GAPS, type Token, wordKey } from './tokens.ts';

/** A path through a tier: the node after consuming the tokens up to `end` (exclusive). */
export type Step = { readonly node: number; readonly end: number };

const MAX_LINKS = 3;

const nextWord = (tokens: readonly Token[], from: number): number => {
  let index = from;
  while (index < from + MAX_LINKS) {
    const token = tokens[index];
    if (token === undefined || !token.link || token.gapBefore > GAPS.space) return index;
    index += 1;
  }
  return index;
};

/** Every step that can be made from `node` with the tokens at `from`, links skipped; `first` is true at the start of a mention. */
export const stepsFrom = (
  tier: Tier,
  tokens: readonly Token[],
  node: number,
  from: number,
  first: boolean,
): readonly Step[] => {
  const at = first ? from : nextWord(tokens, from);
  const token = tokens[at];
  if (token === undefined || (!first && token.gapBefore > GAPS.space)) return [];
  const steps: Step[] = [];
  const word = tier.wordNumber(token.key);
  const plain = word === undefined ? undefined : tier.trie.child(node, word);
  if (plain !== undefined) steps.push({ node: plain, end: at + 1 });
  // "front-end" where the lexicon writes "frontend".
  const after = tokens[at + 1];
  if (after?.gapBefore === GAPS.joined) {
    const glued = tier.wordNumber(wordKey(token.key + after.key));
    const joined = glued === undefined ? undefined : tier.trie.child(node, glued);
    if (joined !== undefined) steps.push({ node: joined, end: at + 2 });
  }
  return steps;
};

/** All paths that start at `from`, shortest first; each keeps the step before it. */
export const pathsFrom = (
  tier: Tier,
  tokens: readonly Token[],
  node: number,
  from: number,
): readonly (readonly Step[])[] => {
  const complete: (readonly Step[])[] = [];
  const open: (readonly Step[])[] = stepsFrom(tier, tokens, node, from, true).map((step) => [step]);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const last = path.at(-1);
    if (last === undefined) continue;
    complete.push(path);
    for (const step of stepsFrom(tier, tokens, last.node, last.end, false))
      open.push([...path, step]);
  }
  return complete;
};
