import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine } from '#/domain/cv/text/lines';
import type { TextRange } from '#/domain/shared/textRange';

/** "Pau 06 12 ... me@example.net": the line with tabs in the place of the ranges, which part what stands between them. */
export const withCellsFor = (line: CvLine, ranges: readonly TextRange[]): CvLine => {
  const text = ranges.reduce(
    (kept, { start, end }) =>
      `${kept.slice(0, start - line.start)}${'\t'.repeat(end - start)}${kept.slice(end - line.start)}`,
    line.text,
  );
  return { ...line, text, key: alignedKey(text) };
};
