import type { TextRange } from '#/domain/cv/cv';
import type { CvCorrection } from '#/domain/cv/cvCorrection';

/** What every part of the reading may call. */
export type ReadCvActions = {
  readonly onCorrect: (correction: CvCorrection) => void;
  /** Shows a passage in the text of the CV. */
  readonly onShow: (range: TextRange) => void;
};
