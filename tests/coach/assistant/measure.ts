import { readFileSync } from 'node:fs';

import { createSheetSearch } from '#/adapters/assistant/miniSearchSheets';
import { dangerOf } from '#/domain/assistant/danger.fr';
import { judge, OWN_SURE, SURE } from '#/domain/assistant/judge';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { createUnderstand } from '#/domain/assistant/understand';
import { INTENTS_BY_SUBJECT, SHEETS_BY_SUBJECT } from '#tests/coach/assistant/answers';

const KINDS = ['own', 'message', 'sheet', 'distress', 'outside'] as const;
type Kind = (typeof KINDS)[number];

const known = { search: createSheetSearch(ALL_SHEETS), understand: createUnderstand(ALL_SHEETS) };

/** What the assistant answers from: `danger`, an intent, `/` and a sheet, or null where it asks back. */
const answerTo = (question: string): string | null => {
  if (dangerOf(question) !== null) return 'danger';
  const { own, sheets } = judge(question, known);
  if (own !== null && own.nearness >= OWN_SURE) return own.intent;
  const best = sheets[0];
  return best !== undefined && best.score >= SURE ? `/${best.sheet.id}` : null;
};

const expected = (kind: Kind, subject: string): readonly (string | null)[] => {
  switch (kind) {
    case 'distress':
      return ['danger'];
    case 'outside':
      return [null];
    case 'own':
    case 'message':
      return INTENTS_BY_SUBJECT[subject] ?? [];
    case 'sheet':
      return (SHEETS_BY_SUBJECT[subject] ?? []).map((id) => (id === 'danger' ? id : `/${id}`));
  }
};

const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** How a list of questions (kind, subject and question a line, separated by tabs) is answered; `missed` names each that is not answered right. */
export const measureQuestions = (file: string) => {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', subject = '', question = ''] = line.split('\t');
      if (!isKind(kind)) throw new Error(`${file}: ${line}`);
      const answer = answerTo(question);
      return { kind, subject, question, answer, right: expected(kind, subject).includes(answer) };
    });
  const shareOf = (kinds: readonly Kind[]): number => {
    const asked = rows.filter(({ kind }) => kinds.includes(kind));
    return asked.filter(({ right }) => right).length / asked.length;
  };
  return {
    count: rows.length,
    all: rows.filter(({ right }) => right).length / rows.length,
    own: shareOf(['own', 'message']),
    sheets: shareOf(['sheet']),
    distress: shareOf(['distress']),
    outside: shareOf(['outside']),
    wrongSheets:
      rows.filter(({ right, answer }) => !right && answer?.startsWith('/')).length / rows.length,
    missed: rows
      .filter(({ right }) => !right)
      .map(
        ({ subject, question, answer }) => `${subject}: ${question} -> ${answer ?? 'asks back'}`,
      ),
  };
};
