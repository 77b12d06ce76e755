import type { ReviewChange } from '#/domain/review/cvReviewRecord';
import type { ReviewStep } from '#/domain/review/review';
import type { CvReview } from '#/domain/review/review';

export type CvAnalysisStatus = CvAnalysisState['status'];

/** How far the reading of the CV has come; where it failed, an example stands in for the result, or nothing does (`unusable`). */
export const REVIEW_READINGS = ['underWay', 'done', 'failed', 'unusable'] as const;
export type ReviewReading = (typeof REVIEW_READINGS)[number];

/** The review of an earlier CV; `date` is an ISO instant. */
export type LastReview = {
  readonly score: number;
  readonly fileName: string;
  readonly date: string;
};

export type CvAnalysisState =
  | { readonly status: 'noCv' }
  | {
      readonly status: 'ready';
      readonly fileName: string;
      readonly reading: ReviewReading;
      /** The trade that the CV will be read for, as it stands in its field. */
      readonly target: string;
      /** The last review that is kept; null where there is none. */
      readonly last: LastReview | null;
    }
  | { readonly status: 'analysing'; readonly step: ReviewStep }
  | {
      readonly status: 'complete';
      readonly fileName: string;
      readonly review: CvReview;
      readonly change: ReviewChange | null;
    }
  | { readonly status: 'sample'; readonly fileName: string }
  | { readonly status: 'failed' };
