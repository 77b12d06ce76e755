import { ofWords } from '#/domain/cv/sections/mark';
import type { Mark } from '#/domain/cv/sections/mark';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** How many times the type of the text, and of the largest heading, a name far below the top of the page is set in. */
const NAME_OVER_TEXT = 2;
const NAME_OVER_HEADING = 1.8;

/** A name in type of its own that columns put under the last section of another: what follows is the top of the page. */
export const nameMarks = (
  lines: readonly CvLine[],
  marks: ReadonlyMap<number, Mark>,
): (readonly [number, Mark])[] => {
  const sizes = lines.map(({ source }) => source.fontSize).sort((a, b) => a - b);
  const text = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const heading = Math.max(
    ...lines.map(({ index, source }) => (marks.has(index) ? source.fontSize : 0)),
  );
  if (text === 0 || heading === 0) return [];
  const first = Math.min(...marks.keys());
  return lines
    .filter(
      ({ index, source, text: words }) =>
        index > first &&
        source.page === 1 &&
        !marks.has(index) &&
        source.fontSize >= NAME_OVER_TEXT * text &&
        source.fontSize >= NAME_OVER_HEADING * heading &&
        /^\p{Lu}[\p{L} .'\u2019-]+$/u.test(words) &&
        wordCount(words) <= 4,
    )
    .filter(({ index }, at, names) => names[at - 1]?.index !== index - 1)
    .map(({ index }) => [index, ofWords(['contact'], 0)] as const);
};
