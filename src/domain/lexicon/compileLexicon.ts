import { fold } from '../shared/text.ts';
import { expandAlternations } from './alternation.ts';
import { conceptId } from './conceptId.ts';
import { CONCEPT_KINDS, type ConceptKind } from './lexicon.ts';
import { type CompiledForm, type LexiconData, writeForms, writeStem } from './lexiconData.ts';
import {
  type LexiconProblem,
  type LexiconSource,
  parseLexicon,
  type SourceEntry,
  type SourceForm,
} from './parseLexicon.ts';
import { NO_SENSES, type Senses } from './parseSenses.ts';
import { stemOf } from './stems.ts';
import { LINK_WORDS } from './words.fr.ts';
import { accentedKey, GAPS, tokenize, wordKey } from './wordTokens.ts';

type Draft = {
  readonly family: string;
  /** Accented spellings of the forms of one word. */
  readonly accented: Set<string>;
  readonly label: string;
  readonly kind: ConceptKind;
  readonly parents: Set<string>;
  readonly forms: Map<string, CompiledForm>;
};

export type CompiledLexicon = {
  readonly data: LexiconData;
  readonly problems: readonly LexiconProblem[];
};

/** "DU plaies et cicatrisation": a link word in capitals at the head of a longer name is an acronym. */
const CAPITAL_LINK = /^(?:DE|DU|DES|LA|UN)\s+[^A-Z]/u;

/** Word keys of a form, and the same with hyphenated words in one ("e-commerce", "ecommerce"). */
const keysOf = (form: string): readonly (readonly string[])[] => {
  const all = tokenize(form);
  // A name made of link words only ("DU", the university diploma) is kept whole, and so is one that begins with such a name.
  const tokens = all.every(({ link }) => link)
    ? all
    : all.filter(({ link }, index) => !link || (index === 0 && CAPITAL_LINK.test(form)));
  const plain = tokens.map(({ key }) => key);
  const glued: string[] = [];
  for (const [index, { key, gapBefore }] of tokens.entries()) {
    const last = glued.at(-1);
    if (index > 0 && gapBefore === GAPS.joined && last !== undefined)
      glued[glued.length - 1] = wordKey(last + key);
    else glued.push(key);
  }
  return glued.length === plain.length ? [plain] : [plain, glued];
};

/** "Norme NF C 15-100": a standard goes by its code alone. */
const STANDARD_HEAD = /^normes? (?=\p{Lu}{2}.*\d)/iu;

const variantsOf = (entry: SourceEntry, form: SourceForm): readonly string[] | null => {
  const variants = expandAlternations(form.text)?.flatMap((variant) => {
    const code = variant.replace(STANDARD_HEAD, '');
    return code === variant ? [variant] : [variant, code];
  });
  // "Customer relationship management (CRM)": the label is also known without its brackets.
  const bare = form.text.replace(/\s*\([^()/]*\)\s*$/u, '');
  if (variants === undefined) return null;
  return form.text !== entry.label || bare === form.text || bare === ''
    ? variants
    : [...variants, bare];
};

/** Words that the forms themselves write in small letters, among others: the ordinary words of this lexicon. */
const ordinaryWords = (entries: readonly SourceEntry[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { forms } of entries)
    for (const { text } of forms)
      for (const [written] of text.matchAll(/(?<=[\s(/])\p{Ll}+(?=[\s)/]|$)/gu))
        words.add(wordKey(fold(written)));
  return words;
};

/** "PLU", "AVEC": in small letters they are, or could be, ordinary words. */
const isWordLike = (variant: string, ordinary: ReadonlySet<string>): boolean =>
  /^[A-Z]{2,6}$/u.test(variant) &&
  ((variant.length <= 3 && /[AEIOUY]/u.test(variant)) || ordinary.has(wordKey(fold(variant))));

/** Contexts are compared with word keys, which have lost their plural. */
const contextKey = (context: string): string => {
  const folded = fold(context);
  const key = wordKey(folded);
  return folded.startsWith(key) ? key : folded;
};

const compileForm = (
  { condition }: SourceForm,
  variant: string,
  ordinary: ReadonlySet<string>,
): readonly CompiledForm[] =>
  keysOf(variant)
    .filter((words) => words.length > 0)
    .map((words) => ({
      words,
      exact:
        condition?.exactCase === true || isWordLike(variant, ordinary) || CAPITAL_LINK.test(variant)
          ? variant
          : null,
      contexts: (condition?.contexts ?? []).map(contextKey),
    }));

const isLinkWord = (word: string): boolean => LINK_WORDS.has(word);

/** A form without condition wins over the same form with one; two conditions add up. */
const addForm = (forms: Map<string, CompiledForm>, form: CompiledForm): void => {
  const key = `${form.words.join(' ')}=${form.exact ?? ''}`;
  const known = forms.get(key);
  const contexts =
    known === undefined
      ? form.contexts
      : known.contexts.length === 0 || form.contexts.length === 0
        ? []
        : [...new Set([...known.contexts, ...form.contexts])];
  forms.set(key, { ...form, contexts });
};

/** What every trade has. */
const OF_EVERY_TRADE = /^transversal-/u;

/** "sante-soins" and "sante-medecine" are of one family. */
const familyOf = (file: string): string =>
  OF_EVERY_TRADE.test(file) ? '' : (file.split(/[-.]/u)[0] ?? '');

const familyStarts = (concepts: readonly Draft[]): LexiconData['families'] =>
  concepts.flatMap(({ family }, index) =>
    family === concepts[index - 1]?.family ? [] : [[index, family] as const],
  );

const draftConcepts = (
  entries: readonly SourceEntry[],
  problems: LexiconProblem[],
): Map<string, Draft> => {
  const drafts = new Map<string, Draft>();
  const ordinary = ordinaryWords(entries);
  for (const entry of entries) {
    const problem = (message: string): void => {
      problems.push({ file: entry.file, line: entry.line, message });
    };
    const id = conceptId(entry.label);
    const draft: Draft = drafts.get(id) ?? {
      label: entry.label,
      kind: entry.kind,
      family: familyOf(entry.file),
      parents: new Set(),
      accented: new Set(),
      forms: new Map(),
    };
    drafts.set(id, draft);
    if (draft.kind !== entry.kind)
      problem(`"${entry.label}" is a ${entry.kind} here and a ${draft.kind} elsewhere`);
    for (const parent of entry.parents) draft.parents.add(conceptId(parent));
    for (const form of entry.forms) {
      const variants = variantsOf(entry, form);
      if (variants === null) problem(`too many alternatives in "${form.text}"`);
      for (const variant of variants ?? []) {
        const compiled = compileForm(form, variant, ordinary);
        if (compiled.length === 0) problem(`no word in the form "${variant}"`);
        if (compiled.some(({ words, exact }) => exact === null && words.every(isLinkWord)))
          problem(`"${variant}" is an ordinary word: it needs ?CASE`);
        for (const one of compiled) addForm(draft.forms, one);
        const accented = compiled.some(({ words }) => words.length === 1)
          ? accentedKey(variant)
          : null;
        if (accented !== null) draft.accented.add(accented);
      }
    }
  }
  for (const { label, file, line, parents } of entries)
    for (const parent of parents)
      if (!drafts.has(conceptId(parent)))
        problems.push({ file, line, message: `unknown parent "${parent}" of "${label}"` });
  return drafts;
};

const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

/** Word numbers, the most frequent word first: small numbers are short to write. */
const numberWords = (forms: Iterable<CompiledForm>): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { words } of forms)
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const sorted = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Map(sorted.map(([word], index) => [word, index] as const));
};

const accentedWords = (concepts: readonly Draft[]): ReadonlySet<string> =>
  new Set(concepts.flatMap(({ accented }) => [...accented]));

const encode = (
  drafts: ReadonlyMap<string, Draft>,
  senses: Senses,
): Omit<LexiconData, 'version'> => {
  const places = new Map([...drafts.keys()].map((id, index) => [id, index] as const));
  const concepts = [...drafts.values()];
  const numbers = numberWords(concepts.flatMap(({ forms }) => [...forms.values()]));
  const conditions = new Map<string, number>();
  const conditionOf = ({ exact, contexts }: CompiledForm): number => {
    if (exact === null && contexts.length === 0) return -1;
    const key = JSON.stringify([exact, ...contexts]);
    const number = conditions.get(key) ?? conditions.size;
    conditions.set(key, number);
    return number;
  };
  const forms = [...drafts].map(([id, draft]) =>
    [...draft.forms.values()].map((form) => ({
      words: form.words.map((word) => numbers.get(word) ?? 0),
      condition: conditionOf(form),
      shared: senses.shared.get(id)?.has(form.words.join(' ')) ?? false,
    })),
  );
  const words = [...numbers.keys()];
  return {
    labels: concepts.map(({ label }) => label).join('\n'),
    families: familyStarts(concepts),
    kinds: concepts.map(({ kind }) => CONCEPT_KINDS.indexOf(kind)),
    parents: [...drafts].flatMap(([id, { parents }], concept) => {
      const known = [...parents].flatMap((parent) =>
        parent === id ? [] : [places.get(parent) ?? -1].filter((place) => place >= 0),
      );
      return known.length === 0 ? [] : [[concept, ...known] as const];
    }),
    forms: writeForms(forms),
    trades: [...drafts.keys()].map((id) => senses.ofConcept.get(id) ?? '').join(';'),
    domains: senses.domains.join(' '),
    familyTrades: Object.fromEntries(senses.ofFamily),
    conditions: [...conditions.keys()].map(
      (key) => JSON.parse(key) as LexiconData['conditions'][number],
    ),
    words: words.join(' '),
    accented: [...accentedWords(concepts)].sort().join(' '),
    stems: words.map((word) => writeStem(word, stemOf(word))).join(' '),
  };
};

/** Compiles lexicon files, and what is known of their senses, into data that is quick to open; every fault is in `problems`. */
export const compileLexicon = (
  sources: readonly LexiconSource[],
  senses: Senses = NO_SENSES,
): CompiledLexicon => {
  const parsed = parseLexicon(sources);
  const problems = [...parsed.problems];
  const data = encode(draftConcepts(parsed.entries, problems), senses);
  return { data: { version: digest(JSON.stringify(data)), ...data }, problems };
};
