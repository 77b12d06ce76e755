/** What a column of a file may tell of an offer. Several columns may tell one: the first that is filled is taken, and texts are joined. */
export const IMPORT_FIELDS = [
  'title',
  'company',
  'text',
  'place',
  'postalCode',
  'department',
  'area',
  'country',
  'contract',
  'experience',
  'mode',
  'pay',
  'payMin',
  'payMax',
  'payPeriod',
  'payCurrency',
  'skills',
  'education',
  'licences',
  'languages',
  'hours',
  'benefits',
  'date',
  'updated',
  'expires',
  'url',
  'id',
  'rome',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column tells what; null is a column that is left aside. */
export type ColumnMap = ReadonlyMap<string, ImportField | null>;
