import type { CompiledForm } from './lexiconData.ts';
import type { Trie } from './trie.ts';

/** A form of the lexicon and the index of its concept. */
export type IndexedForm = CompiledForm & { readonly concept: number };

/** The two ways of looking a word up: by its key and, less surely, by its stem. */
export type Tier = {
  readonly trie: Trie;
  /** Number of a word key in this tier, or undefined for a word no form holds. */
  readonly wordNumber: (key: string) => number | undefined;
  readonly confidence: number;
};

/** What the finder needs of an opened lexicon. */
export type Matcher = {
  readonly forms: readonly IndexedForm[];
  readonly exact: Tier;
  readonly stem: Tier;
};
