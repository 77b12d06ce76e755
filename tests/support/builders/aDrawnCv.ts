import type { Cv } from '#/domain/cv/cv';
import type { CvDocument, DocumentLine, WordPlace } from '#/domain/cv/document';
import { aReadCv } from '#tests/support/builders/aReadCv';

/** An A4 page, in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 56;
const SIZE = 10.5;
/** Width of a letter beside its height, on average. */
const LETTER = 0.5;

const isTitle = (rank: number): boolean => rank === 0;
const isHeading = (text: string): boolean => /^[\p{Lu}\s’É]{5,}$/u.test(text);

const sizeOf = (text: string, rank: number): number =>
  isTitle(rank) ? 19 : isHeading(text) ? 12 : SIZE;

const placeWords = (text: string, y: number, size: number): readonly WordPlace[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    x: MARGIN + index * size * LETTER,
    y,
    width: word.length * size * LETTER,
    height: size,
  }));

/** The document as a PDF would have it: each word in its place on one page. */
const onPage = (document: CvDocument): CvDocument => {
  let y = MARGIN;
  const lines = document.lines.map((line, rank): DocumentLine => {
    const size = sizeOf(line.text, rank);
    if (isHeading(line.text)) y += 9;
    const placed = {
      ...line,
      page: 1,
      fontSize: size,
      bold: isTitle(rank) || isHeading(line.text),
    };
    const places = placeWords(line.text, y, size);
    y += size * 1.55;
    return { ...placed, places };
  });
  return { ...document, pages: 1, pageSizes: [PAGE], lines };
};

/** A CV read from a PDF of one page. */
export const aDrawnCv = (): Cv => {
  const cv = aReadCv();
  return { ...cv, document: onPage(cv.document) };
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture of its page, as an address: what the drawing of a PDF gives. */
export const pictureOf = ({ lines }: CvDocument): string => {
  const words = lines.flatMap(({ text, bold, places }) =>
    places.map(
      ({ start, end, x, y, width, height }) =>
        `<text x="${x}" y="${y + height * 0.78}" font-size="${height}" font-weight="${bold ? 700 : 400}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escape(text.slice(start, end))}</text>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" font-family="serif"><rect width="100%" height="100%" fill="#fff"/>${words.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
