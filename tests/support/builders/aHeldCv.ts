import type { HeldCv } from '#/usecases/cv/cvState';
import { aReadCv } from '#tests/support/builders/aReadCv';

/** A CV that the session holds, as read and uncorrected. */
export const aHeldCv = (changes: Partial<HeldCv> = {}): HeldCv => {
  const cv = changes.cv ?? aReadCv();
  return {
    status: 'read',
    fileName: 'cv.pdf',
    cv,
    asRead: cv,
    corrections: [],
    refused: null,
    ...changes,
  };
};
