import type { Sheet } from '#/domain/dossier/dossierSheet.fr';

/** Writes sheets for a printer; rejects where what writes them cannot be fetched. */
export type SheetFiles = {
  /** A PDF; `now` dates the file. */
  readonly write: (
    sheet: Sheet,
    now: Date,
  ) => Promise<{ readonly type: string; readonly content: ArrayBuffer }>;
};
