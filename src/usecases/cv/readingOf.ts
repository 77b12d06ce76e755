import type { CvState } from '#/usecases/cv/cvState';

/**
 * How far the reading of a CV has come. Where its text cannot be read, an example stands in for what needs it
 * (`failed`), or nothing does, the examples being hidden (`unusable`).
 */
export type CvReading = 'underWay' | 'done' | 'failed' | 'unusable';

/** How far the reading of the shared CV has come; null without a CV. The one place where screens learn whether to simulate. */
export const readingOf = (cv: CvState, showSamples: boolean): CvReading | null => {
  switch (cv.status) {
    case 'none':
      return null;
    case 'reading':
      return 'underWay';
    case 'read':
      return 'done';
    case 'unreadable':
      return showSamples ? 'failed' : 'unusable';
  }
};
