/** A trie over word numbers in flat tables: it is built in milliseconds each time the lexicon is opened. */
export type Trie = {
  /** The node reached from `node` by `word`, or -1. The root is 0. */
  readonly child: (node: number, word: number) => number;
  /** The first form that ends at `node`, or -1; the others follow by `nextForm`. */
  readonly firstForm: (node: number) => number;
  readonly nextForm: (form: number) => number;
};

export type TrieBuilder = Trie & {
  /** The node reached from `node` by `word`, made where it is not there yet. */
  readonly grow: (node: number, word: number) => number;
  readonly end: (node: number, form: number) => void;
};

const slotOf = (node: number, word: number, mask: number): number =>
  ((Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)) >>> 7) & mask;

/** An empty trie with room for `steps` words in all and `forms` forms. */
export const growTrie = (steps: number, forms: number): TrieBuilder => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, steps * 2)));
  const mask = size - 1;
  const nodes = new Int32Array(size).fill(-1);
  const words = new Int32Array(size);
  const children = new Int32Array(size);
  const first = new Int32Array(steps + 1).fill(-1);
  const next = new Int32Array(forms).fill(-1);
  let count = 1;
  const find = (node: number, word: number): number => {
    let slot = slotOf(node, word, mask);
    while (nodes[slot] !== -1 && !(nodes[slot] === node && words[slot] === word))
      slot = (slot + 1) & mask;
    return slot;
  };
  return {
    child: (node, word) => {
      const slot = find(node, word);
      return nodes[slot] === -1 ? -1 : (children[slot] ?? -1);
    },
    firstForm: (node) => first[node] ?? -1,
    nextForm: (form) => next[form] ?? -1,
    grow: (node, word) => {
      const slot = find(node, word);
      if (nodes[slot] === -1) {
        nodes[slot] = node;
        words[slot] = word;
        children[slot] = count;
        count += 1;
      }
      return children[slot] ?? -1;
    },
    end: (node, form) => {
      // Kept in the order of the lexicon, so that the first concept to claim a form wins.
      let last = first[node] ?? -1;
      if (last === -1) {
        first[node] = form;
        return;
      }
      while ((next[last] ?? -1) !== -1) last = next[last] ?? -1;
      next[last] = form;
    },
  };
};
