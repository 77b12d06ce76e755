/** One record of a source, flat: values by the path of their column; the parts of a list stand on lines of their own. */
export type ImportRecord = {
  /** Where it stands in the file, from 1: a line of a table, else the place among the records. */
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
};

/** What a file was written as. */
export const IMPORT_FORMATS = ['csv', 'json', 'xml', 'page'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/**
 * What is told of a record. The first six leave it out: no title, data that breaks off, data that cannot be read, one that
 * ended before today, one that the file repeats, one beyond the limit. `textCut` keeps it with the beginning of its text.
 */
export const RECORD_PROBLEMS = [
  'noTitle',
  'truncated',
  'malformed',
  'expired',
  'repeated',
  'tooMany',
  'textCut',
] as const;
export type RecordProblemKind = (typeof RECORD_PROBLEMS)[number];

/** A record that is not taken as it stands, and why. */
export type RecordProblem = {
  readonly at: number;
  readonly kind: RecordProblemKind;
  /** What it is about, so that it can be found again: a title, or the first words; empty where there are none. */
  readonly words: string;
};

/** A file of offers as rows and columns, whatever it was written as. */
export type ImportTable = {
  readonly format: ImportFormat;
  /** The name that the file gives its publisher; null where it gives none. */
  readonly publisher: string | null;
  /** Paths, in the order in which they were met. */
  readonly columns: readonly string[];
  readonly records: readonly ImportRecord[];
  readonly problems: readonly RecordProblem[];
};

/** A file of more is a catalogue to be served, not offers for one person. */
export const MOST_RECORDS = 50_000;
/** Parts of a record beyond this are a fault or an attack. */
export const MOST_COLUMNS = 250;
/** Deeper parts are not looked into. */
export const DEEPEST_PART = 8;
/** A longer value is cut: no field of an offer is. */
export const LONGEST_VALUE = 100_000;
/** Problems beyond this are counted by the numbers alone. */
export const LONGEST_WORDS = 80;

/** Whether a cell, trimmed, holds nothing; programs write their own words for that. */
export const isEmptyCell = (cell: string): boolean =>
  /^(?:null|nan|NaN|NaT|None|undefined)?$/u.test(cell);
