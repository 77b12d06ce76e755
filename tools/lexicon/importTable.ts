import { expandAlternations } from '../../src/domain/lexicon/alternation.ts';
import type { ConceptKind } from '../../src/domain/lexicon/lexicon.ts';
import type { SourceEntry } from '../../src/domain/lexicon/parseLexicon.ts';
import { tokenize } from '../../src/domain/lexicon/wordTokens.ts';

/** Rows of a table by the name of their column. */
export type Row = Readonly<Record<string, string>>;

export type ImportedTable = {
  /** Text of a lexicon file (grammar: docs/lexicon.md); empty where nothing is new. */
  readonly text: string;
  readonly added: number;
  /** Lines left out because the lexicon knows all their forms. */
  readonly known: number;
  /** Lines left out because nobody writes them so: too long, or empty. */
  readonly unusable: number;
};

type Imported = { readonly kind: ConceptKind; readonly forms: readonly string[] };

/** Longer names are definitions: no CV and no advertisement repeats them word for word. */
const MOST_WORDS = 6;
const FEWEST_LETTERS = 3;
/** One common word alone needs a context, which no official table gives. */
const isLoneCommonWord = (form: string): boolean => /^\p{Lu}?\p{Ll}+$/u.test(form);

/** ROME writes both genders ("Boulanger / Boulangere"). */
const genders = (name: string): readonly string[] => name.split(/\s+\/\s+/u);

type Shape = {
  /** Columns that tell this table from others. */
  readonly columns: readonly string[];
  readonly read: (row: Row) => Imported;
};

const escoKind = (row: Row): ConceptKind => {
  if (row['conceptType'] === 'Occupation') return 'occupation';
  return row['skillType'] === 'knowledge' ? 'knowledge' : 'technique';
};

/** Published shapes: the appellations and the competences of ROME (France Travail), the skills and occupations of ESCO in French. */
const SHAPES: readonly Shape[] = [
  {
    columns: ['libelle_appellation_long'],
    read: (row) => ({
      kind: 'occupation',
      forms: [row['libelle_appellation_long'], row['libelle_appellation_court']]
        .filter((name) => name !== undefined)
        .flatMap(genders),
    }),
  },
  {
    columns: ['libelle_competence'],
    read: (row) => ({
      kind: /savoirs?$/iu.test(row['libelle_type_competence'] ?? '') ? 'knowledge' : 'technique',
      forms: [row['libelle_competence'] ?? ''],
    }),
  },
  {
    columns: ['conceptUri', 'preferredLabel'],
    read: (row) => ({
      kind: escoKind(row),
      forms: [row['preferredLabel'] ?? '', ...(row['altLabels'] ?? '').split('\n')],
    }),
  },
];

/** Characters that mean something in the grammar; a name in brackets at the end is dropped. */
const plain = (form: string): string =>
  form
    .replace(/\s*\([^)]*\)\s*$/u, '')
    .replace(/[|<?*#@()]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const keyOf = (form: string): string =>
  tokenize(form)
    .filter(({ link }) => !link)
    .map(({ key }) => key)
    .join(' ');

const isUsable = (form: string): boolean =>
  form.replace(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS &&
  form.split(' ').length <= MOST_WORDS &&
  !isLoneCommonWord(form);

/** Writes a lexicon file from a table, without the forms that the lexicon has; null where the columns are of no known shape. */
export const importTable = (
  rows: readonly Row[],
  entries: readonly SourceEntry[],
): ImportedTable | null => {
  const columns = new Set(Object.keys(rows[0] ?? {}));
  const shape = SHAPES.find((each) => each.columns.every((column) => columns.has(column)));
  if (shape === undefined) return null;
  const taken = new Set(
    entries
      .flatMap(({ forms, label }) => [label, ...forms.map(({ text }) => text)])
      .flatMap((form) => expandAlternations(form) ?? [])
      .map(keyOf),
  );
  const byKind = new Map<ConceptKind, string[]>();
  let known = 0;
  let unusable = 0;
  for (const row of rows) {
    const { kind, forms } = shape.read(row);
    const usable = forms.map(plain).filter(isUsable);
    const fresh = usable.filter((form) => {
      const key = keyOf(form);
      if (key === '' || taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    if (usable.length === 0) unusable += 1;
    else if (fresh.length === 0) known += 1;
    else byKind.set(kind, [...(byKind.get(kind) ?? []), fresh.join(' | ')]);
  }
  const text = [...byKind]
    .map(([kind, lines]) => `@kind ${kind}\n${lines.join('\n')}\n`)
    .join('\n');
  const added = [...byKind.values()].reduce((sum, lines) => sum + lines.length, 0);
  return { text, added, known, unusable };
};
