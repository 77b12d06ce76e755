import type { Cv } from '#/domain/cv/cv';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';

export const MY_CV_STATUSES = ['empty', 'reading', 'read', 'unreadable'] as const;
export type MyCvStatus = (typeof MY_CV_STATUSES)[number];

/** What the screen knows of the CV. */
export type MyCvState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly fileName: string; readonly progress: ReadingProgress }
  | { readonly status: 'read'; readonly fileName: string; readonly cv: Cv }
  | { readonly status: 'unreadable'; readonly fileName: string; readonly problem: ReadingProblem };
