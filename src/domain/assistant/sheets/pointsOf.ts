/** A point that people ask within a sheet, as it is written. */
export type WrittenPoint = {
  /** The sheet, by its identifier. */
  readonly of: string;
  /** Ways of asking for it, separated by ` / `: compared with, never shown. */
  readonly asked: string;
  /** The lines that answer it, by themselves. */
  readonly said: string;
};
