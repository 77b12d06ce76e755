import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';

export const MY_CV_STATUSES = ['empty', 'reading', 'read', 'unreadable'] as const;
export type MyCvStatus = (typeof MY_CV_STATUSES)[number];

/** A file given in place of a good CV, that could not be read. */
export type RefusedFile = { readonly fileName: string; readonly problem: ReadingProblem };

/** What the screen knows of the CV. */
export type MyCvState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly fileName: string; readonly progress: ReadingProgress }
  | {
      readonly status: 'read';
      readonly fileName: string;
      /** As corrected. */
      readonly cv: Cv;
      /** Those that hold, in the order they were made. */
      readonly corrections: readonly CvCorrection[];
      /** Null once its owner has seen it. */
      readonly refused: RefusedFile | null;
    }
  | { readonly status: 'unreadable'; readonly fileName: string; readonly problem: ReadingProblem };
