import { openingDate } from '#/domain/cv/dates/dateInLine';
import type { CvLine } from '#/domain/cv/text/lines';
import { leftOf, rightOf } from '#/domain/cv/text/margins';

/** Where the second cell of a line that opens with a date begins, in points; null where the line is no such row. */
const secondCell = (line: CvLine): number | null => {
  const tab = line.text.indexOf('\t');
  const date = tab < 0 ? null : openingDate(line.key);
  if (date === null || date.start > tab) return null;
  return line.source.places.find(({ start }) => start > tab)?.x ?? null;
};

/** Points by which what is set below one another may be off. */
const NEAR = 6;

/** Lines that one cell under a date may hold. */
const MAX_LINES = 3;
/** Posts that are told so, from which on it is how the section is set. */
const MIN_POSTS = 2;

const isUnderDate = (line: CvLine, edge: number, page: number): boolean =>
  !line.bullet &&
  line.source.page === page &&
  !line.text.includes('\t') &&
  openingDate(line.key) === null &&
  (rightOf(line) ?? Infinity) <= edge;

/** A dated row with the lines below it, down to the next one. */
type Post = { readonly head: CvLine; readonly below: CvLine[] };

/** The lines below a date with those of its column first; those that end the entry may head the next one, and stay. */
const withColumnFirst = ({ head, below }: Post): { lines: readonly CvLine[]; moved: boolean } => {
  const edge = secondCell(head) ?? 0;
  const isUnder = (line: CvLine): boolean => isUnderDate(line, edge, head.source.page);
  const last = below.findLastIndex((line) => !isUnder(line));
  const under = below.filter((line, at) => at < last && isUnder(line)).slice(0, MAX_LINES);
  const rest = below.filter((line) => !under.includes(line));
  // What was done stands beside the column of the dates, or there is no such column.
  const beside = rest
    .slice(0, last + 1 - under.length)
    .every((line) => (leftOf(line) ?? Infinity) >= edge - NEAR);
  const moved = beside && under.some((line, at) => line !== below[at]);
  return { lines: moved ? [head, ...under, ...rest] : [head, ...below], moved };
};

/**
 * The lines of a section with what stands in the column of the dates brought right below its date: drawn
 * beside what was done, it may have been read among it.
 */
export const withDateColumnFirst = (lines: readonly CvLine[]): readonly CvLine[] => {
  const before: CvLine[] = [];
  const posts: Post[] = [];
  for (const line of lines)
    if (secondCell(line) !== null) posts.push({ head: line, below: [] });
    else (posts.at(-1)?.below ?? before).push(line);
  const ordered = posts.map(withColumnFirst);
  if (ordered.filter(({ moved }) => moved).length < MIN_POSTS) return lines;
  return [...before, ...ordered.flatMap((post) => post.lines)];
};
