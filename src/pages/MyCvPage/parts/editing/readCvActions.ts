import type { CvCorrection } from '#/domain/cv/cvCorrection';

/** What can be done with everything that was read, and what is pointed at. */
export type ReadCvActions = {
  readonly onCorrect: (correction: CvCorrection) => void;
  /** Shows on the page where a zone was read, by its key. */
  readonly onShow: (key: string) => void;
  /** Key of the zone pointed at on the page, or null. */
  readonly lit: string | null;
  /** Key of the field that was asked for on the page: its entry opens. A new object each time. */
  readonly sought: { readonly key: string } | null;
};
