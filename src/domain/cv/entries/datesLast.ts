import { loneDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

const MIN_POSTS = 2;
/** With fewer lines over each date they may all be its header. */
const MIN_TOLD = 3;

/** The lines down to each date, when the section ends with one and each date stands alone. */
const closedByDates = (lines: readonly CvLine[]): (readonly CvLine[])[] => {
  const dates = lines.flatMap(({ key }, at) => (loneDate(key) === null ? [] : [at]));
  const others = lines.filter(({ bullet, key }) => !bullet && findDates(key).length > 0).length;
  if (dates.length < MIN_POSTS || dates.at(-1) !== lines.length - 1 || others !== dates.length)
    return [];
  return dates.map((at, index) => lines.slice((dates[index - 1] ?? -1) + 1, at + 1));
};

/**
 * The lines of a section with the date that closes each of its posts brought before its first line: a section that ends
 * with a date, and in which a line of one type that nothing else has follows each date, tells last when one worked.
 */
export const withDatesFirst = (lines: readonly CvLine[]): readonly CvLine[] => {
  const posts = closedByDates(lines);
  const [opening] = posts[0] ?? [];
  if (opening === undefined) return lines;
  const look = lookOf(opening);
  const alike = posts.every((post) => {
    const [first, ...told] = post.slice(0, -1);
    return (
      first !== undefined &&
      !first.bullet &&
      lookOf(first) === look &&
      told.length > 0 &&
      told.slice(-1).every((line) => line.bullet || lookOf(line) !== look)
    );
  });
  const told = posts.filter((post) => post.length > MIN_TOLD || post.some(({ bullet }) => bullet));
  if (!alike || told.length < MIN_POSTS) return lines;
  return posts.flatMap((post) => [...post.slice(-1), ...post.slice(0, -1)]);
};
