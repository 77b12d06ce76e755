import MiniSearch from 'minisearch';

import { createSpelling } from '#/domain/assistant/questionSpelling';
import { QUESTION_STOP_WORDS } from '#/domain/assistant/questionWords.fr';
import type { Sheet, SheetHit, OpenSheets } from '#/domain/assistant/sheet';
import { KNOWN_WORDS, opened, termsOf, wordsOf } from '#/domain/assistant/terms';

/** Where a term stands tells how much the sheet is about it, and how far a question about it is answered. */
const FIELDS = {
  topic: { boost: 6, answers: 1 },
  title: { boost: 4, answers: 1 },
  questions: { boost: 3, answers: 0.9 },
  keywords: { boost: 2, answers: 0.8 },
  body: { boost: 1, answers: 0.4 },
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as readonly Field[];

/** A term that no sheet holds counts as if so many did: one strange word does not make a question strange. */
const SHEETS_OF_UNKNOWN = 2;

/** What it is worth that a question names the very subject of a sheet. */
const SUBJECT_SHARE = 0.25;

/** What a sheet is worth that nobody asked for in such words, beside one that somebody did. */
const NEARNESS_FLOOR = 0.3;

const MOST_HITS = 5;

const textOf = (sheet: Sheet, field: Field): string =>
  field === 'questions' ? sheet.questions.join('\n') : sheet[field];

/** The terms of each field of a sheet, made once: stems are what an index costs. */
type SheetTerms = Readonly<Record<Field, readonly string[]>>;

const termsIn = (sheet: Sheet): SheetTerms => ({
  topic: termsOf(sheet.topic),
  title: termsOf(sheet.title),
  questions: sheet.questions.flatMap((question) => termsOf(question)),
  keywords: termsOf(sheet.keywords),
  body: termsOf(sheet.body),
});

/** How far each term of a sheet is answered by it. */
const answersOf = (terms: SheetTerms): ReadonlyMap<string, number> => {
  const answers = new Map<string, number>();
  for (const field of NAMES)
    for (const term of terms[field])
      answers.set(term, Math.max(answers.get(term) ?? 0, FIELDS[field].answers));
  return answers;
};

/** A search over the sheets, in this thread: some eighty pages are indexed in a few milliseconds. */
export const createSheetSearch: OpenSheets = (sheets) => {
  const known = new Map(
    sheets.map((sheet) => {
      const terms = termsIn(sheet);
      const wordings = [sheet.title, ...sheet.questions].map((text) => new Set(termsOf(text)));
      return [sheet.id, { sheet, terms, answers: answersOf(terms), wordings }];
    }),
  );
  const counts = new Map<string, number>();
  for (const { answers } of known.values())
    for (const term of answers.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);

  const spell = createSpelling(
    () => [
      ...sheets.flatMap((sheet) => wordsOf(NAMES.map((name) => textOf(sheet, name)).join('\n'))),
      ...KNOWN_WORDS,
    ],
    QUESTION_STOP_WORDS,
    (word) => termsOf(word).every((term) => counts.has(term)),
  );

  // Fields and questions are given as terms already: the library only counts and weighs them.
  const index = new MiniSearch<{ readonly id: string; readonly terms: SheetTerms }>({
    fields: [...NAMES],
    extractField: (entry, field) =>
      field === 'id' ? entry.id : entry.terms[field as Field].join(' '),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: Object.fromEntries(NAMES.map((name) => [name, FIELDS[name].boost])) },
  });
  index.addAll([...known].map(([id, { terms }]) => ({ id, terms })));

  /** The rarer a term, the more it says. */
  const rarityOf = (term: string): number =>
    Math.log(1 + sheets.length / (counts.get(term) ?? SHEETS_OF_UNKNOWN));

  const weigh = (terms: Iterable<string>): number =>
    [...terms].reduce((sum, term) => sum + rarityOf(term), 0);

  /** 0 to 1: how near a question comes to one of the ways in which it is asked. */
  const nearnessOf = (terms: readonly string[], wordings: readonly ReadonlySet<string>[]): number =>
    Math.max(
      ...wordings.map(
        (wording) =>
          (2 * weigh(terms.filter((term) => wording.has(term)))) / (weigh(terms) + weigh(wording)),
      ),
    );

  return (question) => {
    const terms = [...new Set(termsOf(opened(question), spell))];
    const total = weigh(terms);
    const hits = index.search(terms.join(' ')).flatMap(({ id, score }) => {
      const found = known.get(String(id));
      if (found === undefined) return [];
      const { sheet, answers, wordings } = found;
      const answered = terms.reduce(
        (sum, term) => sum + rarityOf(term) * (answers.get(term) ?? 0),
        0,
      );
      const subject = terms.some((term) => answers.get(term) === 1) ? 1 : 0;
      const nearness = nearnessOf(terms, wordings);
      const confidence = Math.max(
        nearness,
        (1 - SUBJECT_SHARE) * (answered / total) + SUBJECT_SHARE * subject,
      );
      const hit: SheetHit = {
        sheet,
        confidence,
        terms: terms.filter((term) => answers.has(term)),
      };
      return [{ hit, rank: Math.sqrt(score) * confidence ** 2 * (NEARNESS_FLOOR + nearness ** 2) }];
    });
    return hits
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST_HITS)
      .map(({ hit }) => hit);
  };
};
