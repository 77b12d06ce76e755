import { fold } from '../shared/text.ts';
import { expandAlternations } from './alternation.ts';
import { conceptId } from './conceptId.ts';
import { CONCEPT_KINDS, type ConceptKind } from './lexicon.ts';
import { type CompiledForm, type LexiconData, writeForms } from './lexiconData.ts';
import {
  type LexiconProblem,
  type LexiconSource,
  parseLexicon,
  type SourceEntry,
  type SourceForm,
} from './parseLexicon.ts';
import { stemOf } from './stems.ts';
import { GAPS, tokenize, wordKey } from './tokens.ts';
import { LINK_WORDS } from './words.fr.ts';

type Draft = {
  readonly label: string;
  readonly kind: ConceptKind;
  readonly parents: Set<string>;
  readonly forms: Map<string, CompiledForm>;
};

export type CompiledLexicon = {
  readonly data: LexiconData;
  readonly problems: readonly LexiconProblem[];
};

/** Word keys of a form, and the same with hyphenated words in one ("e-commerce", "ecommerce"). */
const keysOf = (form: string): readonly (readonly string[])[] => {
  const all = tokenize(form);
  // A name made of link words only ("DU", the university diploma) is kept whole.
  const tokens = all.every(({ link }) => link) ? all : all.filter(({ link }) => !link);
  const plain = tokens.map(({ key }) => key);
  const glued: string[] = [];
  for (const [index, { key, gapBefore }] of tokens.entries()) {
    const last = glued.at(-1);
    if (index > 0 && gapBefore === GAPS.joined && last !== undefined)
      glued[glued.length - 1] = wordKey(last + key);
    else glued.push(key);
  }
  // A slash joins two names, not two halves of one.
  return glued.length === plain.length || form.includes('/') ? [plain] : [plain, glued];
};

const variantsOf = (entry: SourceEntry, form: SourceForm): readonly string[] | null => {
  const variants = expandAlternations(form.text);
  // "Système d'information géographique (SIG)": the label is also known without its brackets.
  const bare = form.text.replace(/\s*\([^()/]*\)\s*$/u, '');
  return variants === null || form.text !== entry.label || bare === form.text || bare === ''
    ? variants
    : [...variants, bare];
};

/** "PLU", "IDE": in small letters they are, or could be, ordinary words. */
const isPronounceableAcronym = (variant: string): boolean =>
  /^[A-Z]{2,3}$/u.test(variant) && /[AEIOUY]/u.test(variant);

const compileForm = ({ condition }: SourceForm, variant: string): readonly CompiledForm[] =>
  keysOf(variant)
    .filter((words) => words.length > 0)
    .map((words) => ({
      words,
      exact: condition?.exactCase === true || isPronounceableAcronym(variant) ? variant : null,
      contexts: (condition?.contexts ?? []).map(fold),
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

const draftConcepts = (
  entries: readonly SourceEntry[],
  problems: LexiconProblem[],
): Map<string, Draft> => {
  const drafts = new Map<string, Draft>();
  for (const entry of entries) {
    const problem = (message: string): void => {
      problems.push({ file: entry.file, line: entry.line, message });
    };
    const id = conceptId(entry.label);
    const draft: Draft = drafts.get(id) ?? {
      label: entry.label,
      kind: entry.kind,
      parents: new Set(),
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
        const compiled = compileForm(form, variant);
        if (compiled.length === 0) problem(`no word in the form "${variant}"`);
        if (compiled.some(({ words, exact }) => exact === null && words.every(isLinkWord)))
          problem(`"${variant}" is an ordinary word: it needs ?CASE`);
        for (const one of compiled) addForm(draft.forms, one);
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

/** Compiles lexicon files into data that is quick to open; every fault is in `problems`. */
export const compileLexicon = (sources: readonly LexiconSource[]): CompiledLexicon => {
  const parsed = parseLexicon(sources);
  const problems = [...parsed.problems];
  const drafts = draftConcepts(parsed.entries, problems);
  const indexes = new Map([...drafts.keys()].map((id, index) => [id, index] as const));
  const words = new Set<string>();
  const concepts: LexiconData['concepts'][number][] = [];
  const forms: string[] = [];
  for (const [id, draft] of drafts) {
    const parents = [...draft.parents].flatMap((parent) => {
      const index = indexes.get(parent);
      return index === undefined || parent === id ? [] : [index];
    });
    concepts.push([id, draft.label, CONCEPT_KINDS.indexOf(draft.kind), parents]);
    const written = [...draft.forms.values()];
    for (const form of written) for (const word of form.words) words.add(word);
    forms.push(writeForms(written));
  }
  const sorted = [...words].sort();
  const data = {
    concepts,
    forms,
    words: sorted.join(' '),
    stems: sorted.map(stemOf).join(' '),
  };
  return { data: { version: digest(JSON.stringify(data)), ...data }, problems };
};
