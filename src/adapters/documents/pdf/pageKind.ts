import {
  MIN_CHARACTERS_PER_PAGE,
  MIN_DRAWN_LETTERS,
  MIN_PICTURE_SHARE,
} from '#/adapters/documents/documentLimits';
import type { Pictures } from '#/adapters/documents/pdf/PictureWatch';

export type PageParts = {
  readonly glyphs: readonly { readonly text: string }[];
  readonly pictures: Pictures;
  /** Of the page, in square points. */
  readonly area: number;
};

/**
 * What a page of a PDF is, by what it holds and not by a length alone: a CV of five lines is text; the
 * same five lines under a scan are the mark of a scanner.
 */
export const pageKind = ({ glyphs, pictures, area }: PageParts): 'text' | 'picture' | 'blank' => {
  const characters = glyphs.reduce(
    (sum, { text }) => sum + text.replaceAll(' ', '').trim().length,
    0,
  );
  if (characters >= MIN_CHARACTERS_PER_PAGE) return 'text';
  if (pictures.area >= MIN_PICTURE_SHARE * area || pictures.shapes >= MIN_DRAWN_LETTERS)
    return 'picture';
  return characters > 0 ? 'text' : 'blank';
};
