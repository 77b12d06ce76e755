import type { FormTables, LexiconData } from './lexiconData.ts';
import type { Trie } from './trie.ts';

/** The two ways of looking a word up: by its key and, less surely, by its stem. */
export type Tier = {
  readonly trie: Trie;
  /** Number of a word key in this tier, or -1 for a word that no form holds. */
  readonly wordNumber: (key: string) => number;
  readonly confidence: number;
  /** By stem, a lone word must be the same word in another inflection. */
  readonly byStem: boolean;
};

/** What the finder needs of an opened lexicon. */
export type Matcher = {
  readonly forms: FormTables;
  readonly conditions: LexiconData['conditions'];
  readonly word: (number: number) => string;
  /** Names a trade. */
  readonly isOccupation: (concept: number) => boolean;
  /** The family of trades that a concept belongs to, empty for one of every trade. */
  readonly familyOf: (concept: number) => string;
  /** Accented spellings that forms of one word have; a text written with other accents names something else. */
  readonly accented: ReadonlySet<string>;
  readonly exact: Tier;
  readonly stem: Tier;
};
