/** The compiled lexicon as it is shipped: plain JSON, read by `openLexicon`. Numbers in texts are in base 36. */
export type LexiconData = {
  /** Digest of the contents. */
  readonly version: string;
  /** Labels, one per line; a concept is known by its place. */
  readonly labels: string;
  /** Where the concepts of each family of trades begin, in order; a family without a name is of every trade. */
  readonly families: readonly (readonly [first: number, name: string])[];
  /** Index of the kind of each concept. */
  readonly kinds: readonly number[];
  /** Places of the parents, for the concepts that have some. */
  readonly parents: readonly (readonly [concept: number, ...parents: number[]])[];
  /** Forms of each concept: concepts by `;`, forms by `,`, word numbers by spaces, then `!` and a condition, then `*` where other trades use the form for something else; `+` repeats a word of the form before. */
  readonly forms: string;
  /** Packed trades of each concept (`unpackVector`), separated by `;`; empty where they are those of its family. */
  readonly trades: string;
  /** Domains of ROME by the numbers that packed trades use, separated by spaces. */
  readonly domains: string;
  /** Packed trades of each family, by name. */
  readonly familyTrades: Readonly<Record<string, string>>;
  /** Spelling that the case must have, or null, and contexts that must stand near: prefixes, folded. */
  readonly conditions: readonly (readonly [exact: string | null, ...contexts: string[]])[];
  /** Word keys, the most frequent first, separated by spaces. */
  readonly words: string;
  /** Spellings with accents of the words that are forms by themselves, separated by spaces. */
  readonly accented: string;
  /** What turns each word into its stem: letters to cut, then letters to add. */
  readonly stems: string;
};

/** A form ready to be looked for. `exact` is the spelling that its case must have; contexts are folded prefixes. */
export type CompiledForm = {
  readonly words: readonly string[];
  readonly exact: string | null;
  readonly contexts: readonly string[];
};

const BASE = 36;
const PLUS = 43;
const COMMA = 44;
const SEMICOLON = 59;
const EXCLAMATION = 33;
const STAR = 42;

/** Writes the way from a word to its stem: `3` cuts three letters, `2ion` cuts two and adds "ion". */
export const writeStem = (word: string, stem: string): string => {
  let common = 0;
  while (common < word.length && common < stem.length && word[common] === stem[common]) common += 1;
  // One character holds the cut; a longer word that shares nothing keeps its own spelling.
  return word.length - common >= BASE
    ? '0'
    : (word.length - common).toString(BASE) + stem.slice(common);
};

/** The inverse of `writeStem`. */
export const readStem = (word: string, written: string): string =>
  word.slice(0, word.length - Number.parseInt(written.charAt(0), BASE)) + written.slice(1);

type NumberedForm = {
  readonly words: readonly number[];
  readonly condition: number;
  readonly shared: boolean;
};

const byWords = (a: NumberedForm, b: NumberedForm): number => {
  for (const [index, word] of a.words.entries()) {
    const other = b.words[index] ?? -1;
    if (word !== other) return word - other;
  }
  return a.words.length - b.words.length;
};

/** Writes the numbered forms of one concept; a `+` stands for each word shared with the form before. */
const writeConcept = (forms: readonly NumberedForm[]): string => {
  let previous: readonly number[] = [];
  const written = [...forms].sort(byWords).map(({ words, condition, shared }) => {
    let common = 0;
    while (common < words.length && words[common] === previous[common]) common += 1;
    previous = words;
    const rest = words.slice(common).map((word) => word.toString(BASE));
    return `${'+'.repeat(common)}${rest.join(' ')}${condition < 0 ? '' : `!${condition.toString(BASE)}`}${shared ? '*' : ''}`;
  });
  return written.join(',');
};

/** Writes numbered forms, concept by concept. */
export const writeForms = (concepts: readonly (readonly NumberedForm[])[]): string =>
  concepts.map(writeConcept).join(';');

/** All forms in flat tables: the words of form `i` are `words[starts[i]]` to `words[starts[i + 1]]` (exclusive). */
export type FormTables = {
  readonly count: number;
  readonly words: Int32Array;
  readonly starts: Int32Array;
  readonly concepts: Int32Array;
  /** Index of the condition, or -1. */
  readonly conditions: Int32Array;
  /** 1 for a form that other trades use for something else. */
  readonly shared: Uint8Array;
};

/** The inverse of `writeForms`, in one pass. */
export const readForms = (written: string): FormTables => {
  const room = written.length + 2;
  const words = new Int32Array(room);
  const starts = new Int32Array(room);
  const concepts = new Int32Array(room);
  const conditions = new Int32Array(room).fill(-1);
  const shared = new Uint8Array(room);
  let count = 0;
  let filled = 0;
  let concept = 0;
  let number = -1;
  let inCondition = false;
  const closeNumber = (): void => {
    if (number < 0) return;
    if (inCondition) conditions[count] = number;
    else {
      words[filled] = number;
      filled += 1;
    }
    number = -1;
  };
  for (let at = 0; at <= written.length; at += 1) {
    const code = at === written.length ? SEMICOLON : written.charCodeAt(at);
    const digit = code >= 97 ? code - 87 : code >= 48 && code <= 57 ? code - 48 : -1;
    if (digit >= 0) {
      number = (number < 0 ? 0 : number) * BASE + digit;
      continue;
    }
    closeNumber();
    if (code === PLUS) {
      words[filled] = words[(starts[count - 1] ?? 0) + filled - (starts[count] ?? 0)] ?? 0;
      filled += 1;
      continue;
    }
    if (code === STAR) {
      shared[count] = 1;
      continue;
    }
    inCondition = code === EXCLAMATION;
    if (code !== COMMA && code !== SEMICOLON) continue;
    if (filled > (starts[count] ?? 0)) {
      concepts[count] = concept;
      count += 1;
      starts[count] = filled;
    }
    if (code === SEMICOLON) concept += 1;
  }
  return { count, words, starts, concepts, conditions, shared };
};
