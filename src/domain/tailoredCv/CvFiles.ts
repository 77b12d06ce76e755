import type { CvLayout, TailoredContent } from '#/domain/tailoredCv/tailoredCv';

export const CV_FORMATS = ['pdf', 'docx', 'json'] as const;
export type CvFormat = (typeof CV_FORMATS)[number];

/** What a file of a CV is made from. */
export type CvToWrite = {
  readonly content: TailoredContent;
  readonly layout: CvLayout;
  /** What answers the offer is in bold. */
  readonly emphasis: boolean;
  /** Names the document in its own properties. */
  readonly title: string;
  /** Dates the file. */
  readonly now: Date;
};

/** Writes CVs as files of a word processor or of a printer; rejects where what writes them cannot be fetched. */
export type CvFiles = {
  readonly write: (
    format: Exclude<CvFormat, 'json'>,
    cv: CvToWrite,
  ) => Promise<{
    readonly type: string;
    readonly content: ArrayBuffer;
    /** Some letter is outside the alphabet of the file and was written without its marks. */
    readonly lossy: boolean;
  }>;
};
