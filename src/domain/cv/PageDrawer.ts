import type { CvFile } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';

/** The picture of a page, as the bytes of a PNG file. */
export type PagePicture = { readonly png: ArrayBuffer };

/** Draws the pages of a PDF as they would be printed. */
export type PageDrawer = {
  /** Draws one page, counted from 1, `width` pixels wide; `failed` where the file or the browser does not let it. */
  readonly drawPage: (
    file: CvFile,
    page: number,
    width: number,
  ) => Promise<Result<PagePicture, 'failed'>>;
};
