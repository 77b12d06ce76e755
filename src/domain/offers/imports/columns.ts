import { COLUMN_NAMES, OTHER_COLUMNS } from '#/domain/offers/imports/columnNames';
import { IMPORT_FIELDS } from '#/domain/offers/imports/importFields';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import { fold } from '#/domain/shared/text';

type Known = { readonly field: ImportField | null; readonly rank: number };

const WHOLE = '^';

const KNOWN: ReadonlyMap<string, Known> = new Map([
  ...IMPORT_FIELDS.flatMap((field) =>
    COLUMN_NAMES[field].split(' ').map((name, rank): [string, Known] => [name, { field, rank }]),
  ),
  ...OTHER_COLUMNS.split(' ').map((name): [string, Known] => [name, { field: null, rank: 0 }]),
]);

/** A path as its names are looked up: folded, each level letters and digits only. */
export const columnKey = (path: string): string =>
  fold(path)
    .split(/\.|__/u)
    .map((level) => level.replace(/[^a-z0-9]+/gu, ''))
    .filter((level) => level !== '')
    .join('.');

const knownOf = (path: string): Known | null => {
  // Numbers that a database gives its rows change with each of its versions.
  if (path.startsWith('__')) return null;
  const levels = columnKey(path).split('.');
  const whole = KNOWN.get(WHOLE + levels.join('.'));
  if (whole !== undefined) return whole;
  for (let from = 0; from < levels.length; from += 1) {
    const known = KNOWN.get(levels.slice(from).join('.'));
    if (known !== undefined) return known;
  }
  // Every level of a single item stands under the name of its list: "job.id" is as good as "id".
  return levels.length === 2 ? (KNOWN.get(WHOLE + (levels[1] ?? '')) ?? null) : null;
};

/** What each column of a file tells, as far as its name says; in the order of the file. */
export const columnMapOf = (columns: readonly string[]): ColumnMap =>
  new Map(columns.map((column) => [column, knownOf(column)?.field ?? null]));

/** The columns of each field, the likeliest first; those that only the person chose come before. */
export const columnsByField = (
  columns: ColumnMap,
): Readonly<Partial<Record<ImportField, readonly string[]>>> => {
  const found: Partial<Record<ImportField, { column: string; rank: number }[]>> = {};
  for (const [column, field] of columns) {
    if (field === null) continue;
    const known = knownOf(column);
    const rank = known?.field === field ? known.rank : -1;
    (found[field] ??= []).push({ column, rank });
  }
  return Object.fromEntries(
    Object.entries(found).map(([field, list]) => [
      field,
      list.toSorted((one, other) => one.rank - other.rank).map(({ column }) => column),
    ]),
  );
};
