import type { CvLine } from '#/domain/cv/text/lines';

/** Points by which a margin may be missed. */
const LOOSE = 2;

/** Where the words of a line begin, in points; null where the format draws none. */
export const leftOf = ({ source: { places } }: CvLine): number | null => places[0]?.x ?? null;

/** Where the words of a line end, in points; null where the format draws none. */
export const rightOf = ({ source: { places } }: CvLine): number | null =>
  places.length === 0 ? null : Math.max(...places.map(({ x, width }) => x + width));

/** The right margin of each block of lines, in points: as far as its longest line goes. */
export const marginsOf = (lines: readonly CvLine[]): ReadonlyMap<number, number> => {
  const margins = new Map<number, number>();
  for (const line of lines) {
    const right = rightOf(line);
    if (right === null) continue;
    margins.set(line.source.block, Math.max(right, margins.get(line.source.block) ?? 0));
  }
  return margins;
};

/** The first word of the next line had no room left on this one: the margin may have broken it. */
export const metMargin = (
  line: CvLine,
  next: CvLine,
  margins: ReadonlyMap<number, number>,
): boolean => {
  const [right, margin] = [rightOf(line), margins.get(line.source.block)];
  const [word] = next.source.places;
  if (right === null || margin === undefined || word === undefined) return false;
  const letter = word.width / Math.max(1, word.end - word.start);
  return right + letter + word.width > margin + LOOSE;
};
