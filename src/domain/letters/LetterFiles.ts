import type { LetterContent } from '#/domain/letters/letterDraft';

export const DOWNLOAD_FORMATS = ['docx', 'pdf', 'txt'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** A letter as the content of a file. */
export type LetterFile = {
  readonly type: string;
  readonly content: ArrayBuffer;
  /** Some character is outside the alphabet of the file and was written without its marks. */
  readonly lossy: boolean;
};

/** Writes letters as files of a word processor or of a printer; rejects where what writes them cannot be fetched. */
export type LetterFiles = {
  /** `title` is the name of the letter, `now` dates the file. */
  readonly write: (
    format: Exclude<DownloadFormat, 'txt'>,
    letter: LetterContent,
    title: string,
    now: Date,
  ) => Promise<LetterFile>;
};
