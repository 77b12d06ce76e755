import { APPLICATION_STATUSES, MAX_TEXT } from '#/domain/applications/application';
import type { Application, ApplicationStatus } from '#/domain/applications/application';
import { checkDraft, createApplication, emptyDraft } from '#/domain/applications/applicationDraft';
import type { DraftProblem } from '#/domain/applications/applicationDraft';
import {
  CSV_FIELDS,
  CSV_HEADS,
  CSV_OTHER_HEADS,
  JOURNAL_HEADS,
  JOURNAL_KIND_LABELS,
} from '#/domain/applications/csvColumns.fr';
import type { CsvField } from '#/domain/applications/csvColumns.fr';
import { isDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { MAX_IMPORT_LINES } from '#/domain/applications/importLimits';
import type { JournalEntry } from '#/domain/applications/journal';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { fold } from '#/domain/shared/text';

/** Lines of cells; the first one holds the heads. */
export type Table = readonly (readonly string[])[];

const cellOf = (application: Application, field: CsvField): string => {
  if (field === 'status') return STATUS_LABELS[application.status];
  return field === 'offer' ? (application.offer?.text ?? '') : application[field];
};

/** The applications as a table. */
export const tableOfApplications = (applications: readonly Application[]): Table => [
  CSV_FIELDS.map((field) => CSV_HEADS[field]),
  ...applications.map((application) => CSV_FIELDS.map((field) => cellOf(application, field))),
];

/** The journal as a table. */
export const tableOfJournal = (entries: readonly JournalEntry[]): Table => [
  JOURNAL_HEADS,
  ...entries.map(({ day, time, kind, title, company, place, link }) => [
    day,
    time ?? '',
    JOURNAL_KIND_LABELS[kind],
    title,
    company,
    place,
    link,
  ]),
];

export const CSV_IMPORT_PROBLEMS = [
  'empty',
  'noHeads',
  'tooLarge',
  'tooLong',
  'unreadable',
] as const;
export type CsvImportProblem = (typeof CSV_IMPORT_PROBLEMS)[number];

/** What a table would add, shown before anything is kept. */
export type CsvImportPreview = {
  readonly added: readonly Application[];
  /** Lines that say the same as an application already there, or as a line above. */
  readonly duplicates: number;
  /** Lines left out; `line` counts from 1, heads included, as a spreadsheet shows it. */
  readonly refused: readonly { readonly line: number; readonly problem: DraftProblem }[];
};

const FRENCH_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u;

/** A day as ISO or as a French spreadsheet writes it; empty where it is neither. */
const dayIn = (cell: string): string => {
  const text = cell.trim().slice(0, 10);
  if (isDay(text)) return text;
  const [, day = '', month = '', year = ''] =
    FRENCH_DAY.exec(cell.trim().split(' ')[0] ?? '') ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : '';
};

const statusIn = (cell: string): ApplicationStatus =>
  APPLICATION_STATUSES.find(
    (status) => status === cell.trim() || fold(STATUS_LABELS[status]) === fold(cell.trim()),
  ) ?? 'sent';

const fieldOfHead = (head: string): CsvField | undefined => {
  const folded = fold(head.trim());
  return (
    CSV_FIELDS.find((field) => fold(CSV_HEADS[field]) === folded) ??
    CSV_FIELDS.find((field) => CSV_OTHER_HEADS[field].some((other) => fold(other) === folded))
  );
};

const keyOf = ({ title, company, date }: Pick<Application, 'title' | 'company' | 'date'>): string =>
  [fold(title.trim()), fold(company.trim()), date].join('\n');

/** Reads a table, whatever the order of its columns. A line needs a post, a company and a date; a link that is none is left out. */
export const previewImport = (
  table: Table,
  existing: readonly Application[],
  { firstId, today }: { readonly firstId: number; readonly today: Day },
): Result<CsvImportPreview, CsvImportProblem> => {
  const [heads, ...lines] = table;
  if (!heads || lines.every((cells) => cells.join('').trim() === '')) return fail('empty');
  if (lines.length > MAX_IMPORT_LINES) return fail('tooLong');
  const fields = heads.map(fieldOfHead);
  if (!fields.includes('title') || !fields.includes('company')) return fail('noHeads');
  const known = new Set(existing.map(keyOf));
  const added: Application[] = [];
  const refused: { readonly line: number; readonly problem: DraftProblem }[] = [];
  let duplicates = 0;
  for (const [index, cells] of lines.entries()) {
    if (cells.every((each) => each.trim() === '')) continue;
    const cell = (field: CsvField): string =>
      (cells[fields.indexOf(field)] ?? '').slice(0, MAX_TEXT);
    const draft = {
      ...emptyDraft(today),
      title: cell('title'),
      company: cell('company'),
      place: cell('place'),
      date: dayIn(cell('date')),
      status: statusIn(cell('status')),
      link: cell('link'),
      salary: cell('salary'),
      cvName: cell('cvName'),
      letter: cell('letter'),
      offerText: cell('offer'),
    };
    const { link: linkProblem, ...problems } = checkDraft(draft);
    const [problem] = Object.values(problems);
    if (problem) refused.push({ line: index + 2, problem });
    else if (known.has(keyOf(draft))) duplicates += 1;
    else {
      known.add(keyOf(draft));
      const application = createApplication(linkProblem ? { ...draft, link: '' } : draft, {
        id: firstId + added.length,
        today,
      });
      added.push({ ...application, notes: cell('notes') });
    }
  }
  return ok({ added, duplicates, refused });
};
