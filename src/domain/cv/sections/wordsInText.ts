import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** Known headings set apart from the text, from which on a document is taken to set them all so. */
const MIN_SET = 3;
/** Blank space, in line heights, that sets a line apart. */
const SET_APART = 0.4;

/** "BTS Support a l'action et" over "Relation client": the line above ends on a word that no line ends on. */
export const isCutOff = (line: CvLine, above: CvLine | undefined): boolean =>
  above !== undefined &&
  above.source.block === line.source.block &&
  line.source.gapBefore < SET_APART &&
  Math.abs(above.source.fontSize - line.source.fontSize) < 0.6 &&
  /\s(?:et|de|des|du|la|le|les|en|a|au|aux|ou|pour|par|sur|&)\s*$/u.test(above.key);

/**
 * "Motivation" among other qualities, "techniques." that closes a sentence: where the headings of a page are set apart,
 * a line in the type of the text, as close to it as its other lines, is one of them, whatever sections its words name.
 */
const inText = (lines: readonly CvLine[], at: number, usual: string): boolean => {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined || above === undefined || line.source.places.length === 0) return false;
  if (line.source.heading || line.source.gapBefore >= SET_APART || /:\s*$/u.test(line.text))
    return false;
  const alike = (other: CvLine | undefined): boolean =>
    other !== undefined &&
    other.source.block === line.source.block &&
    lookOf(other) === lookOf(line);
  if (!alike(above)) return false;
  return lookOf(line) === usual || (alike(next) && (next?.source.gapBefore ?? 0) < SET_APART);
};

/** The marks of a document without those that are words of its text; `usual` is the look of most lines. */
export const withoutWords = <Mark>(
  lines: readonly CvLine[],
  marks: ReadonlyMap<number, Mark>,
  usual: string,
): Map<number, Mark> => {
  const words = new Set(
    lines.flatMap(({ index }, at) => (marks.has(index) && inText(lines, at, usual) ? [index] : [])),
  );
  const set = lines.filter(
    (line) => marks.has(line.index) && !words.has(line.index) && lookOf(line) !== usual,
  );
  return set.length < MIN_SET
    ? new Map(marks)
    : new Map([...marks].filter(([index]) => !words.has(index)));
};
