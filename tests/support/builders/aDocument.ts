import type { CvDocument, DocumentLine } from '#/domain/cv/document';

/** A line of a laid-out document; plain body text unless told. */
export const aLine = (text: string, differences: Partial<DocumentLine> = {}): DocumentLine => ({
  text,
  page: 1,
  region: 'body',
  fontSize: 10,
  bold: false,
  gapBefore: 0,
  block: 0,
  heading: false,
  bullet: false,
  places: [],
  ...differences,
});

/** A document of these lines, whose text is always their join. */
export const aDocument = (
  lines: readonly (string | DocumentLine)[],
  differences: Partial<Omit<CvDocument, 'lines' | 'text'>> = {},
): CvDocument => {
  const built = lines.map((line) => (typeof line === 'string' ? aLine(line) : line));
  return {
    fileName: 'cv.pdf',
    format: 'pdf',
    pages: 1,
    pageSizes: [],
    lines: built,
    text: built.map(({ text }) => text).join('\n'),
    layout: { columns: 1, tables: false, textBoxes: false, images: 0, undecodable: 0 },
    ...differences,
  };
};
