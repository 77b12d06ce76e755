import { titleStrength } from '#/domain/cv/cues/personTitles';
import { findDates } from '#/domain/cv/dates/dates';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** A dated line with all that is told below it. */
type Post = { readonly head: CvLine; readonly below: readonly CvLine[] };

const MIN_POSTS = 2;
/** More words are no name of a house. */
const LONGEST_NAME = 8;

const isHead = ({ bullet, key }: CvLine): boolean => !bullet && findDates(key).length > 0;

const postsOf = (lines: readonly CvLine[]): Post[] => {
  const posts: { head: CvLine; below: CvLine[] }[] = [];
  for (const line of lines)
    if (isHead(line)) posts.push({ head: line, below: [] });
    else posts.at(-1)?.below.push(line);
  return posts;
};

/** A short name in a type of its own. */
const isName = (line: CvLine): boolean =>
  !line.bullet &&
  line.source.bold &&
  wordCount(line.text) <= LONGEST_NAME &&
  /^\p{Lu}/u.test(line.body.text) &&
  !/[.:;,]\s*$/u.test(line.text) &&
  !TASK_WORDS.test(line.key) &&
  titleStrength(line.key) < 2;

/** The type of the name that closes each post and stands nowhere else in it; null where one post has none. */
const closingLook = (posts: readonly Post[]): string | null => {
  const last = posts[0]?.below.at(-1);
  if (last === undefined || !isName(last)) return null;
  const look = lookOf(last);
  const all = posts.every(
    ({ head, below }) =>
      lookOf(head) !== look &&
      below.length > 0 &&
      below.every((line, at) => (lookOf(line) === look) === (at === below.length - 1)),
  );
  return all && posts.every(({ below }) => below.slice(-1).every(isName)) ? look : null;
};

/**
 * The lines of a section with the house that closes each of its posts brought right below its date: a section that
 * opens with a date and ends with a name in bold, as every post of it does, tells last who employed.
 */
export const withHousesFirst = (lines: readonly CvLine[]): readonly CvLine[] => {
  const [first] = lines;
  if (first === undefined || !isHead(first)) return lines;
  const posts = postsOf(lines);
  const told = posts.some(({ below }) => below.length > 1);
  if (posts.length < MIN_POSTS || !told || closingLook(posts) === null) return lines;
  return posts.flatMap(({ head, below }) => [head, ...below.slice(-1), ...below.slice(0, -1)]);
};
