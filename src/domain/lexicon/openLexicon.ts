import { NO_OCCUPATIONS, type Occupations } from '../occupations/occupations.ts';
import { remembered } from '../shared/remembered.ts';
import { conceptId } from './conceptId.ts';
import { findIn } from './findMentions.ts';
import { type Concept, CONCEPT_KINDS, type Lexicon, type Mention } from './lexicon.ts';
import { type FormTables, type LexiconData, readForms, readStem } from './lexiconData.ts';
import type { Matcher } from './matcher.ts';
import { SHORTEST_LONE_STEM, stemOf } from './stems.ts';
import { type TradeVector, unpackVector } from './tradeVectors.ts';
import { growTrie, type Trie } from './trie.ts';

/** Mentions by a stem are less sure than by a whole form. */
const STEM_CONFIDENCE = 0.85;

/** Words of running texts whose stems are kept; beyond, the memory starts anew. */
const STEM_MEMORY = 20_000;

/** A title or a part of a line is asked by many steps, a whole text once. */
const LONGEST_KEPT = 120;
const TEXT_MEMORY = 4000;

const OCCUPATION = CONCEPT_KINDS.indexOf('occupation');

const split = (text: string, separator: string): readonly string[] =>
  text === '' ? [] : text.split(separator);

const buildTrie = (
  { count, words, starts }: FormTables,
  numberOf: (word: number) => number,
  accepts: (form: number, length: number) => boolean,
): Trie => {
  const trie = growTrie(starts[count] ?? 0, count);
  for (let form = 0; form < count; form += 1) {
    const from = starts[form] ?? 0;
    const to = starts[form + 1] ?? 0;
    if (!accepts(form, to - from)) continue;
    let node = 0;
    for (let at = from; at < to; at += 1) node = trie.grow(node, numberOf(words[at] ?? 0));
    trie.end(node, form);
  }
  return trie;
};

const numberStems = (data: LexiconData, words: readonly string[]) => {
  const numbers = new Map<string, number>();
  const ofWord = new Int32Array(words.length);
  const written = split(data.stems, ' ');
  for (const [index, word] of words.entries()) {
    const stem = readStem(word, written[index] ?? '0');
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    ofWord[index] = number;
  }
  return { numbers, ofWord };
};

/** The family of each concept by its place. */
const readFamilies = ({ families, kinds }: LexiconData): readonly string[] => {
  const ofConcept = kinds.map(() => '');
  for (const [index, [first, name]] of families.entries())
    ofConcept.fill(name, first, families[index + 1]?.[0]);
  return ofConcept;
};

const openMatcher = (data: LexiconData): Matcher => {
  const words = split(data.words, ' ');
  const wordNumbers = new Map<string, number>();
  for (const [index, word] of words.entries()) wordNumbers.set(word, index);
  const stems = numberStems(data, words);
  const forms = readForms(data.forms);
  const acceptsStem = (form: number, length: number): boolean => {
    const condition = data.conditions[forms.conditions[form] ?? -1];
    if (condition !== undefined && condition[0] !== null) return false;
    if (length > 1) return true;
    const word = words[forms.words[forms.starts[form] ?? 0] ?? 0] ?? '';
    return condition === undefined && word.length >= SHORTEST_LONE_STEM;
  };
  const families = readFamilies(data);
  const stemNumber = remembered(STEM_MEMORY, (key): number => {
    const known = wordNumbers.get(key);
    return (known === undefined ? stems.numbers.get(stemOf(key)) : stems.ofWord[known]) ?? -1;
  });
  return {
    forms,
    conditions: data.conditions,
    word: (number) => words[number] ?? '',
    isOccupation: (concept) => data.kinds[concept] === OCCUPATION,
    familyOf: (concept) => families[concept] ?? '',
    accented: new Set(split(data.accented, ' ')),
    exact: {
      trie: buildTrie(
        forms,
        (word) => word,
        () => true,
      ),
      wordNumber: (key) => wordNumbers.get(key) ?? -1,
      confidence: 1,
      byStem: false,
    },
    stem: {
      trie: buildTrie(forms, (word) => stems.ofWord[word] ?? -1, acceptsStem),
      wordNumber: stemNumber,
      confidence: STEM_CONFIDENCE,
      byStem: true,
    },
  };
};

/** Opens compiled data: builds the tries and answers questions about concepts and texts. */
export const openLexicon = (
  data: LexiconData,
  occupations: Occupations = NO_OCCUPATIONS,
): Lexicon => {
  const labels = split(data.labels, '\n');
  const ids = labels.map(conceptId);
  const parents = new Map(data.parents.map(([concept, ...known]) => [concept, known] as const));
  const concepts = labels.map((label, index): Concept => ({
    id: ids[index] ?? '',
    label: label.replaceAll("'", '\u2019'),
    kind: CONCEPT_KINDS[data.kinds[index] ?? -1] ?? 'knowledge',
    parents: (parents.get(index) ?? []).map((parent) => ids[parent] ?? ''),
  }));
  const byId = new Map(concepts.map((concept) => [concept.id, concept] as const));
  const matcher = openMatcher(data);
  const places = new Map(ids.map((id, place) => [id, place] as const));
  const trades = split(data.trades, ';');
  const domains = split(data.domains, ' ');
  const vectors = new Map<string, TradeVector | null>();
  const tradesOf = (id: string): TradeVector | null => {
    const known = vectors.get(id);
    if (known !== undefined) return known;
    const place = places.get(id) ?? -1;
    const family = matcher.familyOf(place);
    const own = trades[place] ?? '';
    // What stands in a file of every trade means the same in all of them.
    const packed = own === '' ? (data.familyTrades[family] ?? '') : own;
    const vector = family === '' || packed === '' ? null : unpackVector(packed);
    vectors.set(id, vector);
    return vector;
  };
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
  const findMentions = (text: string): readonly Mention[] =>
    findIn(matcher, text).flatMap(({ concept, ...place }): Mention[] => {
      const found = concepts[concept];
      return found === undefined ? [] : [{ concept: found, ...place }];
    });
  const mentionsOf = remembered(TEXT_MEMORY, findMentions);
  return {
    version: data.version,
    concept: (id) => byId.get(id),
    findMentions: (text) => (text.length > LONGEST_KEPT ? findMentions : mentionsOf)(text),
    implies: (child, ancestor) => ancestorsOf(child).has(ancestor),
    occupations,
    tradesOf,
    domainOf: (number) => domains[number] ?? '',
  };
};
