import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ColumnMap, ImportField } from '#/domain/offers/imports/importFields';
import type { ImportFormat, RecordProblem } from '#/domain/offers/imports/table';
import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** One column of a file as it is shown, with something that stands in it. */
export type ColumnShown = {
  readonly column: string;
  readonly field: ImportField | null;
  readonly example: string;
};

/** What a file of offers is seen to be, before anything of it is kept. */
export type ImportPreview = {
  /** Name of the source; null where neither its shape nor the file tells. */
  readonly source: string | null;
  readonly format: ImportFormat;
  /** Records that could be read. */
  readonly count: number;
  /** Those with a field first, in the order of the file. */
  readonly columns: readonly ColumnShown[];
  /** The first offers as they would be kept. */
  readonly first: readonly ImportedOffer[];
  /** Nothing in it says that its records are offers of jobs. */
  readonly doubtful: boolean;
  /** Records that could not be read at all, or have no title. */
  readonly unread: number;
};

/** What an import made of a file. */
export type ImportOutcome = {
  readonly offers: readonly ImportedOffer[];
  /** Every record that is not taken as it stands, in the order of the file. */
  readonly problems: readonly RecordProblem[];
};

/** Why an import stopped: the worker ran out of memory or of time. */
export const IMPORT_PROBLEMS = ['tooLarge', 'notLoaded'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** A file that is open. It holds memory until `end` is called. */
export type OpenImport = {
  readonly preview: ImportPreview;
  /** The preview with its columns told otherwise. */
  readonly remap: (columns: ColumnMap) => Promise<Result<ImportPreview, ImportProblem>>;
  /** Reads all of it; `onProgress` is told how many records are done. Rejects for an abort only, with the reason of its signal. */
  readonly convert: (
    onProgress: (done: number) => void,
    signal?: CancelSignal,
  ) => Promise<Result<ImportOutcome, ImportProblem>>;
  readonly end: () => void;
};

/** Opens files of many offers. Null where the bytes are no such file. Rejects for an abort only. */
export type OfferImporter = {
  readonly open: (
    bytes: Uint8Array<ArrayBuffer>,
    today: string,
    signal?: CancelSignal,
  ) => Promise<Result<OpenImport | null, ImportProblem>>;
};
