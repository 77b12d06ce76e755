import type {
  Column,
  Columns,
  LaidLine,
  LaidPage,
  Section,
} from '#/adapters/documents/layout/types';
import { headingWords } from '#/domain/cv/cues/headings';
import { alignedKey } from '#/domain/cv/text/alignedKey';

/** Fewer headings beside a text may stand there for another reason. */
const MIN_HEADINGS = 3;
/** Of what stands in the column, how much names a section of a CV. */
const KNOWN_SHARE = 0.66;
const LONGEST_HEADING = 4;
/** Blank space, in line heights, over what begins another part of the text. */
const APART = 1.6;
/** Blank space, in line heights, inside one heading of two lines. */
const WITHIN = 1.5;

/** The lines of a column that holds no further columns; null where it does. */
const flowLines = ({ sections }: Column): readonly LaidLine[] | null => {
  const lines: LaidLine[] = [];
  for (const section of sections) {
    if (section.kind !== 'flow') return null;
    lines.push(...section.lines);
  }
  return lines;
};

/** Lines close below each other are one heading. */
const headingsOf = (lines: readonly LaidLine[]): readonly (readonly LaidLine[])[] => {
  const groups: LaidLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && line.y - last.yEnd <= WITHIN * line.size) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

const textOf = (lines: readonly LaidLine[]): string => lines.map(({ text }) => text).join(' ');

const areHeadings = (groups: readonly (readonly LaidLine[])[]): boolean =>
  groups.length >= MIN_HEADINGS &&
  groups.every((group) => textOf(group).split(/\s+/u).length <= LONGEST_HEADING) &&
  groups.filter((group) => headingWords(alignedKey(textOf(group))) !== null).length >=
    groups.length * KNOWN_SHARE;

/** Where in the text beside it the part begins that a heading stands level with. */
const placeOf = ([first]: readonly LaidLine[], text: readonly LaidLine[]): number => {
  if (first === undefined) return 0;
  const at = text.findLastIndex((line, index) => {
    const above = text[index - 1];
    const begins = above === undefined || line.y - above.yEnd >= APART * line.size;
    return begins && line.y <= first.y + first.size;
  });
  return Math.max(0, at);
};

const merged = (columns: Columns): Section => {
  const [headings, text] = [flowLines(columns.left), flowLines(columns.right)];
  if (headings === null || text === null) return columns;
  const groups = headingsOf(headings);
  if (!areHeadings(groups) || text.length < groups.length * 2) return columns;
  const before = new Map<number, LaidLine[]>();
  for (const group of groups) {
    const at = placeOf(group, text);
    before.set(at, [...(before.get(at) ?? []), ...group]);
  }
  const lines = text.flatMap((line, at) => [...(before.get(at) ?? []), line]);
  return {
    kind: 'flow',
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    lines,
  };
};

/** A page whose left column holds nothing but the headings of what stands beside them, each brought before its part. */
export const withHeadingsPlaced = (page: LaidPage): LaidPage => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'columns' ? merged(section) : section,
  ),
});
