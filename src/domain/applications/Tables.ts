import type { CsvImportProblem, Table } from '#/domain/applications/csvTable';
import type { Result } from '#/domain/shared/result';

/** A file as the user gave it; `size` in bytes. */
export type TableFile = {
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};

/** Tables as the CSV files that spreadsheets of the user open and save. */
export type Tables = {
  readonly read: (file: TableFile) => Promise<Result<Table, CsvImportProblem>>;
  readonly write: (table: Table) => string;
};
