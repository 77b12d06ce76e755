import type { CvState } from '#/app/cv/cvState';
import type { ReviewSnapshot } from '#/app/review/reviewSession';
import type { KeptReviews } from '#/domain/review/digest';
import type { CvAnalysisState, ReviewReading } from '#/pages/CvAnalysisPage/CvAnalysisPage.state';

const READINGS: Readonly<Record<'reading' | 'read' | 'unreadable', ReviewReading>> = {
  reading: 'underWay',
  read: 'done',
  unreadable: 'failed',
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
      last: kept?.latest ?? null,
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
