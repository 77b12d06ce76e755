import { CONCEPT_KINDS, type ConceptKind } from './lexicon.ts';

/** When an ambiguous form counts: written exactly so, and beside a word beginning with one of the contexts. */
export type FormCondition = { readonly exactCase: boolean; readonly contexts: readonly string[] };

export type SourceForm = { readonly text: string; readonly condition: FormCondition | null };

/** One line of a lexicon file; a group has no form of its own. */
export type SourceEntry = {
  readonly label: string;
  readonly kind: ConceptKind;
  readonly group: boolean;
  readonly forms: readonly SourceForm[];
  readonly parents: readonly string[];
  readonly file: string;
  readonly line: number;
};

export type LexiconSource = { readonly name: string; readonly text: string };

/** A fault in a lexicon file; the entry that holds it is left out or repaired. */
export type LexiconProblem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
};

export type ParsedLexicon = {
  readonly entries: readonly SourceEntry[];
  readonly problems: readonly LexiconProblem[];
};

const isKind = (word: string): word is ConceptKind =>
  (CONCEPT_KINDS as readonly string[]).includes(word);

const parseForm = (raw: string): SourceForm => {
  // The mark stands after a space, so that a form may hold a question mark.
  const mark = raw.search(/\s\?\S/u);
  if (mark < 0) return { text: raw.trim(), condition: null };
  const words = raw
    .slice(mark + 2)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return {
    text: raw.slice(0, mark).trim(),
    condition: {
      exactCase: words.includes('CASE'),
      contexts: words.filter((word) => word !== 'CASE'),
    },
  };
};

const splitParents = (line: string): readonly [string, readonly string[]] => {
  const mark = /\s<\s/u.exec(line);
  if (mark === null) return [line, []];
  const parents = line
    .slice(mark.index + mark[0].length)
    .split(';')
    .map((parent) => parent.trim())
    .filter((parent) => parent !== '');
  return [line.slice(0, mark.index), parents];
};

const parseFile = ({ name, text }: LexiconSource): ParsedLexicon => {
  const entries: SourceEntry[] = [];
  const problems: LexiconProblem[] = [];
  let kind: ConceptKind | null = null;
  for (const [index, raw] of text.split(/\r?\n/u).entries()) {
    const line = raw.trim();
    const problem = (message: string): void => {
      problems.push({ file: name, line: index + 1, message });
    };
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('@')) {
      const word = /^@kind\s+(\S+)$/u.exec(line)?.[1] ?? '';
      if (isKind(word)) kind = word;
      else problem(`unknown directive "${line}": expected @kind ${CONCEPT_KINDS.join('|')}`);
      continue;
    }
    if (kind === null) {
      problem('an entry stands before the first @kind');
      continue;
    }
    const group = line.startsWith('*');
    const [body, parents] = splitParents(group ? line.slice(1) : line);
    const forms = body.split('|').map(parseForm);
    const label = forms[0]?.text ?? '';
    if (label === '') problem('an entry has no label');
    else if (group && forms.length > 1) problem(`the group "${label}" has forms of its own`);
    else if (forms.some(({ text }) => text === '')) problem(`an empty form under "${label}"`);
    if (label === '') continue;
    entries.push({
      label,
      kind,
      group,
      forms: group ? [] : forms.filter(({ text }) => text !== ''),
      parents,
      file: name,
      line: index + 1,
    });
  }
  return { entries, problems };
};

/** Reads lexicon files (grammar: docs/lexicon.md); faults are reported, never thrown. */
export const parseLexicon = (sources: readonly LexiconSource[]): ParsedLexicon => {
  const files = sources.map(parseFile);
  return {
    entries: files.flatMap(({ entries }) => entries),
    problems: files.flatMap(({ problems }) => problems),
  };
};
