import type { ReviewChange } from '#/domain/review/cvReviewRecord';
import { REVIEW_STEPS } from '#/domain/review/review';
import type { ReviewStep } from '#/domain/review/review';
import type { CvReview } from '#/domain/review/review';

/** A review as it runs and ends. */
export type ReviewRun =
  | { readonly status: 'idle' }
  | { readonly status: 'analysing'; readonly step: ReviewStep }
  | {
      readonly status: 'complete';
      readonly review: CvReview;
      /** What changed since the CV before; null for a first one. */
      readonly change: ReviewChange | null;
    }
  | { readonly status: 'sample' }
  | { readonly status: 'failed' };

export type ReviewAction =
  | { readonly type: 'launched' }
  | { readonly type: 'stepped'; readonly step: ReviewStep }
  | {
      readonly type: 'finished';
      readonly review: CvReview;
      readonly change: ReviewChange | null;
    }
  | { readonly type: 'sampled' }
  | { readonly type: 'broke' }
  /** The review of the earlier CV was forgotten. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'left' };

/** What becomes of a review. News of a run that was given up changes nothing. */
export const reviewReducer = (state: ReviewRun, action: ReviewAction): ReviewRun => {
  if (action.type === 'left') return { status: 'idle' };
  if (action.type === 'launched') return { status: 'analysing', step: REVIEW_STEPS[0] };
  if (action.type === 'forgotten')
    return state.status === 'complete' ? { ...state, change: null } : state;
  if (state.status !== 'analysing') return state;
  switch (action.type) {
    case 'stepped':
      return { ...state, step: action.step };
    case 'finished':
      return { status: 'complete', review: action.review, change: action.change };
    case 'sampled':
      return { status: 'sample' };
    case 'broke':
      return { status: 'failed' };
  }
};
