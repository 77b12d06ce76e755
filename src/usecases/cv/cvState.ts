import type { Cv } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';

/** A file given in place of a good CV, that could not be read: the CV before it stays. */
export type RefusedFile = { readonly fileName: string; readonly problem: ReadingProblem };

/** A CV that was read. */
export type HeldCv = {
  readonly status: 'read';
  readonly fileName: string;
  /** As corrected: what the rest of the application uses. */
  readonly cv: Cv;
  /** As read, before any correction: what taking one back starts from. */
  readonly asRead: Cv;
  /** In the order they were made. */
  readonly corrections: readonly CvCorrection[];
  readonly refused: RefusedFile | null;
};

/** The CV that all screens share. */
export type CvState =
  | { readonly status: 'none' }
  | {
      readonly status: 'reading';
      readonly fileName: string;
      readonly readingId: number;
      readonly progress: ReadingProgress;
      /** The CV it would replace: comes back where the reading fails or is given up. */
      readonly before: HeldCv | null;
    }
  | HeldCv
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
      /** The CV as read, and with its corrections made. */
      readonly result: Result<{ readonly asRead: Cv; readonly cv: Cv }, ReadingProblem>;
      /** Made in an earlier visit, for a CV kept on the device. */
      readonly corrections: readonly CvCorrection[];
    }
  | {
      readonly type: 'restored';
      readonly fileName: string;
      readonly asRead: Cv;
      readonly cv: Cv;
      readonly corrections: readonly CvCorrection[];
    }
  | { readonly type: 'givenUp' }
  | {
      readonly type: 'corrected';
      readonly cv: Cv;
      /** All that hold now. */
      readonly corrections: readonly CvCorrection[];
    }
  | { readonly type: 'refusalSeen' }
  | { readonly type: 'removed' };

const NOT_STARTED: ReadingProgress = { step: 'opening', progress: 0 };

const heldBy = (state: CvState): HeldCv | null => {
  switch (state.status) {
    case 'read':
      return { ...state, refused: null };
    case 'reading':
      return state.before;
    case 'none':
    case 'unreadable':
      return null;
  }
};

/** What becomes of the shared CV. News of a reading that was replaced or given up changes nothing, and a file that cannot be read never takes the place of a CV that could. */
export const cvReducer = (state: CvState, action: CvAction): CvState => {
  switch (action.type) {
    case 'started': {
      const { readingId, fileName } = action;
      const before = heldBy(state);
      return { status: 'reading', fileName, readingId, progress: NOT_STARTED, before };
    }
    case 'progressed':
      return state.status === 'reading' && state.readingId === action.readingId
        ? { ...state, progress: action.progress }
        : state;
    case 'finished': {
      if (state.status !== 'reading' || state.readingId !== action.readingId) return state;
      const { fileName, before } = state;
      const { result, corrections } = action;
      if (result.ok)
        return { status: 'read', fileName, ...result.value, corrections, refused: null };
      const { problem } = result;
      return before === null
        ? { status: 'unreadable', fileName, problem }
        : { ...before, refused: { fileName, problem } };
    }
    case 'restored': {
      const { type: _type, ...held } = action;
      return state.status === 'none' ? { status: 'read', ...held, refused: null } : state;
    }
    case 'givenUp':
      return state.status === 'reading' ? (state.before ?? { status: 'none' }) : state;
    case 'corrected':
      return state.status === 'read'
        ? { ...state, cv: action.cv, corrections: action.corrections }
        : state;
    case 'refusalSeen':
      return state.status === 'read' ? { ...state, refused: null } : state;
    case 'removed':
      return { status: 'none' };
  }
};
