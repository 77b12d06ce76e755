import type { CvDocument } from '#/domain/cv/document';
import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** Why the text of a file could not be read; `notLoaded` blames a part of the application that could not be fetched. Each has a sentence and a story. */
export const READING_PROBLEMS = [
  'empty',
  'unsupported',
  'encrypted',
  'scanned',
  'undecodable',
  'damaged',
  'tooLarge',
  'tooLong',
  'timeout',
  'notLoaded',
] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

/** A file as the user gave it. The name is shown, never trusted: the bytes decide the format. */
export type CvFile = { readonly name: string; readonly bytes: ArrayBuffer };

/** Steps of a reading, in order; `progress` is 0 to 1. */
export const READING_STEPS = ['opening', 'extracting', 'understanding'] as const;
export type ReadingProgress = {
  readonly step: (typeof READING_STEPS)[number];
  readonly progress: number;
};

export type ExtractOptions = {
  readonly signal?: CancelSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

/** Reads the text of a CV file in reading order. An aborted call rejects with the signal's reason. */
export type TextExtractor = {
  readonly extract: (
    file: CvFile,
    options?: ExtractOptions,
  ) => Promise<Result<CvDocument, ReadingProblem>>;
};
