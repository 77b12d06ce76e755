import { fold } from '#/domain/shared/text';

const LINKS = new Set(
  'le la les l un une des de du d en et ou a au aux pour par sur dans avec the of and to'.split(
    ' ',
  ),
);
const ENDING =
  /(?:issements|issement|ements|ement|ations|ation|trices|trice|teurs|teur|euses|euse|eurs|eur|ites|ite|ives|ive|ifs|if|ees|ee|es|er|s|e)$/u;
const SHORTEST_ROOT = 4;
const K1 = 1.2;
const B = 0.75;

const rootOf = (word: string): string => {
  const at = ENDING.exec(word)?.index ?? 0;
  return at >= SHORTEST_ROOT ? word.slice(0, at) : word;
};

const bagOf = (text: string): readonly string[] =>
  (fold(text).match(/[a-z0-9+#]+/gu) ?? [])
    .filter((word) => word.length > 1 && !LINKS.has(word))
    .map(rootOf);

/** The baseline of `shared/bench/score.mjs`: the words of an advertisement looked for in each CV, weighted by their rarity among the CVs. */
export const bm25 = (
  cvs: ReadonlyMap<string, string>,
  offers: ReadonlyMap<string, string>,
): ((cv: string, offer: string) => number) => {
  const bags = new Map([...cvs].map(([id, text]) => [id, bagOf(text)] as const));
  const uses = new Map<string, number>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  let total = 0;
  for (const [id, bag] of bags) {
    const count = new Map<string, number>();
    for (const word of bag) count.set(word, (count.get(word) ?? 0) + 1);
    for (const word of count.keys()) uses.set(word, (uses.get(word) ?? 0) + 1);
    counts.set(id, count);
    total += bag.length;
  }
  const length = total / Math.max(1, bags.size);
  const queries = new Map([...offers].map(([id, text]) => [id, new Set(bagOf(text))] as const));
  return (cv, offer) => {
    const query = queries.get(offer) ?? new Set<string>();
    const size = bags.get(cv)?.length ?? 0;
    let score = 0;
    for (const word of query) {
      const count = counts.get(cv)?.get(word) ?? 0;
      if (count === 0) continue;
      const used = uses.get(word) ?? 0;
      const rarity = Math.log(1 + (bags.size - used + 0.5) / (used + 0.5));
      score += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * size) / length));
    }
    return score / Math.sqrt(query.size || 1);
  };
};
