import { readFileSync } from 'node:fs';

import { hear } from '#/domain/assistant/danger.fr';
import { decide } from '#/domain/assistant/decide';
import { createNearest } from '#/domain/assistant/nearest';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { INTENTS_BY_SUBJECT, SHEETS_BY_SUBJECT, TAKEN_FROM } from '#tests/coach/assistant/answers';

const KINDS = ['own', 'message', 'sheet', 'distress', 'outside'] as const;
type Kind = (typeof KINDS)[number];

const nearest = createNearest(ALL_SHEETS);

/** What the assistant answers from: `danger`, an intent, `/` and a sheet, or null where it asks back. */
const answerAfter = (question: string, previous: Sheet | null): string | null => {
  if (hear(question).danger !== null) return 'danger';
  const decision = decide(question, nearest, previous);
  switch (decision.kind) {
    case 'own':
      return decision.intent;
    case 'message':
      return decision.message;
    case 'sheet':
    case 'passage':
      return `/${decision.sheet.id}`;
    case 'ask':
    case 'otherField':
      return null;
  }
};

/** The answer to the last question of a row: those before it, separated by ` || `, were asked first. */
const answerTo = (row: string): string | null =>
  row
    .split(' || ')
    .reduce<string | null>(
      (before, question) =>
        answerAfter(question, ALL_SHEETS.find(({ id }) => `/${id}` === before) ?? null),
      null,
    );

/** Accepted answers: of a named subject, or as they are written, separated by a bar. */
const expected = (kind: Kind, subject: string): readonly (string | null)[] => {
  if (/^\/|\|/u.test(subject)) return subject.split('|');
  switch (kind) {
    case 'distress':
      return ['danger'];
    case 'outside':
      return [null];
    case 'own':
    case 'message':
      return INTENTS_BY_SUBJECT[subject] ?? [subject];
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
      const accepted = expected(kind, subject);
      const right = [answer, ...(TAKEN_FROM[answer ?? ''] ?? [])].some((one) =>
        accepted.includes(one),
      );
      return { kind, subject, question, answer, right };
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
