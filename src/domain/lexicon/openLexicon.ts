import { findIn } from './findMentions.ts';
import { type Concept, CONCEPT_KINDS, type Lexicon, type Mention } from './lexicon.ts';
import { type LexiconData, readForms } from './lexiconData.ts';
import type { IndexedForm, Matcher } from './matcher.ts';
import { SHORTEST_LONE_STEM, stemOf } from './stems.ts';
import { buildTrie } from './trie.ts';

/** Mentions by a stem are less sure than by a whole form. */
const STEM_CONFIDENCE = 0.85;

/** Words of running texts whose stems are kept; beyond, the memory starts anew. */
const STEM_MEMORY = 20_000;

const split = (words: string): readonly string[] => (words === '' ? [] : words.split(' '));

const openMatcher = (data: LexiconData): Matcher => {
  const words = split(data.words);
  const stems = split(data.stems);
  const wordNumbers = new Map(words.map((word, index) => [word, index] as const));
  const stemNumbers = new Map<string, number>();
  const stemOfWord = words.map((word, index) => {
    const stem = stems[index] ?? word;
    const number = stemNumbers.get(stem) ?? stemNumbers.size;
    stemNumbers.set(stem, number);
    return number;
  });
  const forms: IndexedForm[] = data.forms.flatMap((written, concept) =>
    readForms(written).map((form) => ({ ...form, concept })),
  );
  const numbers = forms.map(({ words }) => words.map((word) => wordNumbers.get(word) ?? -1));
  const stemmed = forms.flatMap(({ words, exact, contexts }, form) =>
    exact === null &&
    (words.length > 1 || (contexts.length === 0 && (words[0]?.length ?? 0) >= SHORTEST_LONE_STEM))
      ? [[form, (numbers[form] ?? []).map((word) => stemOfWord[word] ?? -1)] as const]
      : [],
  );
  const memory = new Map<string, number | undefined>();
  const stemNumber = (key: string): number | undefined => {
    if (memory.has(key)) return memory.get(key);
    if (memory.size > STEM_MEMORY) memory.clear();
    const known = wordNumbers.get(key);
    const number = known === undefined ? stemNumbers.get(stemOf(key)) : stemOfWord[known];
    memory.set(key, number);
    return number;
  };
  return {
    forms,
    exact: {
      trie: buildTrie(numbers.map((words, form) => [form, words] as const)),
      wordNumber: (key) => wordNumbers.get(key),
      confidence: 1,
    },
    stem: { trie: buildTrie(stemmed), wordNumber: stemNumber, confidence: STEM_CONFIDENCE },
  };
};

/** Opens compiled data: builds the tries and answers questions about concepts and texts. */
export const openLexicon = (data: LexiconData): Lexicon => {
  const concepts: readonly Concept[] = data.concepts.map(([id, label, kind, parents]) => ({
    id,
    label,
    kind: CONCEPT_KINDS[kind] ?? 'knowledge',
    parents: parents.map((parent) => data.concepts[parent]?.[0] ?? ''),
  }));
  const byId = new Map(concepts.map((concept) => [concept.id, concept] as const));
  const matcher = openMatcher(data);
  const ancestors = new Map<string, ReadonlySet<string>>();
  const ancestorsOf = (id: string): ReadonlySet<string> => {
    const known = ancestors.get(id);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const open = [...(byId.get(id)?.parents ?? [])];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
      if (found.has(parent)) continue;
      found.add(parent);
      open.push(...(byId.get(parent)?.parents ?? []));
    }
    ancestors.set(id, found);
    return found;
  };
  return {
    version: data.version,
    concept: (id) => byId.get(id),
    findMentions: (text) =>
      findIn(matcher, text).flatMap(({ concept, ...place }): Mention[] => {
        const found = concepts[concept];
        return found === undefined ? [] : [{ concept: found, ...place }];
      }),
    implies: (child, ancestor) => ancestorsOf(child).has(ancestor),
  };
};
