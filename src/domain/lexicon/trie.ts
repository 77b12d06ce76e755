/** A trie over word numbers, with one flat map for all its edges. */
export type Trie = {
  /** The node reached from `node` by `word`, or undefined. The root is 0. */
  readonly child: (node: number, word: number) => number | undefined;
  /** Numbers of the forms that end at `node`. */
  readonly formsAt: (node: number) => readonly number[] | undefined;
};

/** More words than this in one lexicon would make two edges share a number. */
const EDGE_BASE = 2 ** 20;

/** Builds the trie of the given forms, each a list of word numbers. */
export const buildTrie = (
  forms: Iterable<readonly [form: number, words: readonly number[]]>,
): Trie => {
  const edges = new Map<number, number>();
  const ends = new Map<number, number[]>();
  let nodes = 1;
  for (const [form, words] of forms) {
    let node = 0;
    for (const word of words) {
      const edge = node * EDGE_BASE + word;
      let next = edges.get(edge);
      if (next === undefined) {
        next = nodes;
        nodes += 1;
        edges.set(edge, next);
      }
      node = next;
    }
    const known = ends.get(node);
    if (known === undefined) ends.set(node, [form]);
    else known.push(form);
  }
  return {
    child: (node, word) => edges.get(node * EDGE_BASE + word),
    formsAt: (node) => ends.get(node),
  };
};
