import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { cvFile } from '#tests/support/documents/bytes';
import { makePlacedPdf, type PlacedText } from '#tests/support/documents/pdf';

/** The lines that are read of a PDF of one page. */
export const readPlacedPage = async (page: readonly PlacedText[]): Promise<readonly string[]> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.pdf', makePlacedPdf([page])));
  if (!result.ok) throw new Error(result.problem);
  return result.value.lines.map(({ text }) => text);
};

/** Texts one under the other, `step` points apart. */
export const placedColumn = (
  texts: readonly string[],
  x: number,
  top: number,
  step: number,
): readonly PlacedText[] => texts.map((text, at) => ({ text, x, y: top + at * step }));
