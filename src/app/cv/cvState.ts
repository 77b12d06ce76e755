import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';

/** The CV that all screens share. */
export type CvState =
  | { readonly status: 'none' }
  | {
      readonly status: 'reading';
      readonly fileName: string;
      readonly readingId: number;
      readonly progress: ReadingProgress;
    }
  | {
      readonly status: 'read';
      readonly fileName: string;
      /** As corrected: what the rest of the application uses. */
      readonly cv: Cv;
      /** In the order they were made. */
      readonly corrections: readonly CvCorrection[];
    }
  | { readonly status: 'unreadable'; readonly fileName: string; readonly problem: ReadingProblem };

export type CvAction =
  | { readonly type: 'started'; readonly readingId: number; readonly fileName: string }
  | {
      readonly type: 'progressed';
      readonly readingId: number;
      readonly progress: ReadingProgress;
    }
  | {
      readonly type: 'finished';
      readonly readingId: number;
      /** The CV with its corrections made. */
      readonly result: Result<Cv, ReadingProblem>;
      /** Made in an earlier visit, for a CV kept on the device. */
      readonly corrections: readonly CvCorrection[];
    }
  | { readonly type: 'corrected'; readonly cv: Cv; readonly correction: CvCorrection }
  | { readonly type: 'removed' };

const NOT_STARTED: ReadingProgress = { step: 'opening', progress: 0 };

/** What becomes of the shared CV. News of a reading that was replaced or given up changes nothing. */
export const cvReducer = (state: CvState, action: CvAction): CvState => {
  switch (action.type) {
    case 'started': {
      const { readingId, fileName } = action;
      return { status: 'reading', fileName, readingId, progress: NOT_STARTED };
    }
    case 'progressed':
      return state.status === 'reading' && state.readingId === action.readingId
        ? { ...state, progress: action.progress }
        : state;
    case 'finished': {
      if (state.status !== 'reading' || state.readingId !== action.readingId) return state;
      const { fileName } = state;
      const { result, corrections } = action;
      return result.ok
        ? {
            status: 'read',
            fileName,
            cv: result.value,
            corrections,
          }
        : { status: 'unreadable', fileName, problem: result.problem };
    }
    case 'corrected':
      return state.status === 'read'
        ? {
            ...state,
            cv: action.cv,
            corrections: [...state.corrections, action.correction],
          }
        : state;
    case 'removed':
      return { status: 'none' };
  }
};
