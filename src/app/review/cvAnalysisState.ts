import type { CvState } from '#/app/cv/cvState';
import type { ReviewSnapshot } from '#/app/review/reviewSession';
import { keysOf, mayBeSamePerson } from '#/domain/review/digest';
import type { KeptReviews } from '#/domain/review/digest';
import type {
  CvAnalysisState,
  LastReview,
  ReviewReading,
} from '#/pages/CvAnalysisPage/CvAnalysisPage.state';

const READINGS: Readonly<Record<'reading' | 'read' | 'unreadable', ReviewReading>> = {
  reading: 'underWay',
  read: 'done',
  unreadable: 'failed',
};

/** The last review, where it may be of a CV of the same person; before a CV is read, nobody knows. */
const lastOf = (cv: CvState, kept: KeptReviews | null): LastReview | null => {
  if (kept === null || cv.status !== 'read') return null;
  return mayBeSamePerson(kept.latest.person, keysOf(cv.cv).person) ? kept.latest : null;
};

/** What the screen shows: the review of the CV that is there, or the way to one. A review of another CV is not shown. */
export const cvAnalysisState = (
  cv: CvState,
  { run, cv: reviewed }: ReviewSnapshot,
  kept: KeptReviews | null,
): CvAnalysisState => {
  if (cv.status === 'none') return { status: 'noCv' };
  const { fileName } = cv;
  if (run.status === 'idle' || reviewed !== cv)
    return {
      status: 'ready',
      fileName,
      reading: READINGS[cv.status],
      last: lastOf(cv, kept),
    };
  switch (run.status) {
    case 'analysing':
      return { status: 'analysing', step: run.step };
    case 'complete':
      return { status: 'complete', fileName, review: run.review, change: run.change };
    case 'sample':
      return { status: 'sample', fileName };
    case 'failed':
      return { status: 'failed' };
  }
};
