import { keysOf, mayBeSamePerson } from '#/domain/review/cvReviewRecord';
import type { StoredReviews } from '#/domain/review/cvReviewRecord';
import type { CvReview, SuggestedKeywords } from '#/domain/review/review';
import type { CvAnalysisState, LastReview } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';
import type { CvState } from '#/usecases/cv/cvState';
import { readingOf } from '#/usecases/cv/readingOf';
import type { ReviewSnapshot } from '#/usecases/review/reviewSession';

/** The last review, where it may be of a CV of the same person; before a CV is read, nobody knows. */
const lastOf = (cv: CvState, stored: StoredReviews | null): LastReview | null => {
  if (stored === null || cv.status !== 'read') return null;
  return mayBeSamePerson(stored.latest.person, keysOf(cv.cv).person) ? stored.latest : null;
};

const NO_KEYWORDS: SuggestedKeywords = { keywords: [], offers: 0, sample: false };

/** Keywords that examples alone ask for go where examples do. */
const shownReview = (review: CvReview, showSamples: boolean): CvReview =>
  showSamples || !review.keywords.sample ? review : { ...review, keywords: NO_KEYWORDS };

/** What the screen shows: the review of the CV that is there, or the way to one. A review of another CV is not shown. */
export const cvAnalysisState = (
  cv: CvState,
  { run, cv: reviewed }: ReviewSnapshot,
  stored: StoredReviews | null,
  showSamples: boolean,
  target = '',
): CvAnalysisState => {
  const reading = readingOf(cv, showSamples);
  if (cv.status === 'none' || reading === null) return { status: 'noCv' };
  const { fileName } = cv;
  if (run.status === 'idle' || reviewed !== cv || reading === 'unusable')
    return {
      status: 'ready',
      fileName,
      reading,
      target,
      last: lastOf(cv, stored),
    };
  switch (run.status) {
    case 'analysing':
      return { status: 'analysing', step: run.step };
    case 'complete':
      return {
        status: 'complete',
        fileName,
        review: shownReview(run.review, showSamples),
        change: run.change,
      };
    case 'sample':
      return { status: 'sample', fileName };
    case 'failed':
      return { status: 'failed' };
  }
};
