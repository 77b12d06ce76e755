import { isContract, isDuration } from '#/domain/cv/cues/durations';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import { findDates } from '#/domain/cv/dates/dates';
import { commaParts, isNamedEmployer, strongParts } from '#/domain/cv/entries/headerParts';
import { splitAtThe } from '#/domain/cv/entries/houseInTitle';
import { isPlace } from '#/domain/cv/entries/placePart';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { pieceOf, trimPiece } from '#/domain/cv/text/pieces';

/** The lines over a date that name a post, the dated line, and all that is told below it. */
type Post = { readonly head: readonly CvLine[]; readonly below: readonly CvLine[] };

const MIN_POSTS = 2;
/** More words are no name of a house. */
const LONGEST_NAME = 8;
/** Lines that the head of a post may have above its date. */
const MAX_LEAD = 1;
/** Of the posts of a section, how many close with the name of a house. */
const MOST = 0.66;

const isDated = ({ bullet, key }: CvLine): boolean => !bullet && findDates(key).length > 0;

const postsOf = (lines: readonly CvLine[]): Post[] => {
  const lead = lines.findIndex(isDated);
  if (lead < 0 || lead > MAX_LEAD || lines.slice(0, lead).some(({ bullet }) => bullet)) return [];
  const starts = lines.flatMap((line, at) => (isDated(line) ? [at - lead] : []));
  return starts.map((start, index) => ({
    head: lines.slice(start, start + lead + 1),
    below: lines.slice(start + lead + 1, starts[index + 1] ?? lines.length),
  }));
};

/** "Sage, Excel": a list of means; a house has its town after the comma. */
const isList = ({ text }: CvLine): boolean =>
  commaParts(pieceOf(text, 0, text.length))
    .slice(1)
    .some((part) => !isPlace(part));

/** A short name that tells nothing done, labels and lists nothing and is no trade. */
const isName = (line: CvLine): boolean =>
  !line.bullet &&
  wordCount(line.text) <= LONGEST_NAME &&
  /^\p{Lu}/u.test(line.body.text) &&
  !/[.:;,]\s*$|\s:\s/u.test(line.text) &&
  !TASK_WORDS.test(line.key) &&
  titleStrength(line.key) < 2 &&
  !isList(line);

/** Each word is written as a name is. */
const isBareName = ({ text }: CvLine): boolean =>
  text
    .split(/[\s\u00a0'\u2019-]+/u)
    .every((word) => word.length <= 3 || /^[\p{Lu}\d&]/u.test(word));

/** A house named right below the head: what closes the post is something else. */
const isHouseFirst = (line: CvLine): boolean =>
  !line.bullet &&
  (isNamedEmployer(pieceOf(line.text, 0, line.text.length)) || (isName(line) && isBareName(line)));

/** The head names the post, or the line below a date alone does, and apart from a town, a contract and the dates nothing else. */
const namesPostAlone = ({ head, below }: Post): boolean => {
  const pieces = head.flatMap((line) => {
    const [date] = findDates(line.key);
    const whole =
      date === undefined
        ? [[0, line.text.length]]
        : [
            [0, date.start],
            [date.end, line.text.length],
          ];
    return whole.map(([from = 0, to = 0]) => trimPiece(pieceOf(line.text, from, to)));
  });
  const parts = pieces.flatMap(strongParts).filter((part) => {
    const key = alignedKey(part.text);
    return /\p{L}{2}/u.test(key) && !isContract(key) && !isDuration(key) && !isPlace(part);
  });
  const [only, ...more] = parts;
  if (only === undefined) return below.slice(0, 1).some(({ key }) => titleStrength(key) >= 2);
  return more.length === 0 && !only.text.includes(', ') && splitAtThe(only) === null;
};

/** What sets the last line of a post apart from what was done there: its type, that it has no bullet, or its capitals. */
const closes = (told: (line: CvLine, last: CvLine) => boolean, { head, below }: Post): boolean => {
  const last = below.at(-1);
  return (
    last !== undefined &&
    isName(last) &&
    // A town closes a post that names its house elsewhere.
    !isPlace(last.body) &&
    !below.slice(0, 1).some((line) => line !== last && isHouseFirst(line)) &&
    below.slice(0, -1).every((line) => told(line, last)) &&
    head.every((line) => line !== last)
  );
};

const SIGNS: readonly ((line: CvLine, last: CvLine) => boolean)[] = [
  (line, last) => lookOf(line) !== lookOf(last),
  (line, last) => line.bullet && !last.bullet,
  (line, last) => isBareName(last) && !isBareName(line),
];

/** The posts that their last line closes with who employed; none where the section is not told so. */
const closedPosts = (posts: readonly Post[]): ReadonlySet<Post> => {
  const long = posts.filter(({ below }) => below.length > 1);
  const alone = posts.filter(namesPostAlone);
  if (long.length < MIN_POSTS || alone.length < posts.length * MOST) return new Set();
  for (const sign of SIGNS) {
    const closed = posts.filter((post) => closes(sign, post));
    const looks = new Set(closed.map(({ below }) => below.slice(-1).map(lookOf)[0]));
    const last = posts.at(-1);
    if (
      last !== undefined &&
      closed.includes(last) &&
      looks.size === 1 &&
      closed.length >= Math.max(MIN_POSTS, posts.length * MOST)
    )
      return new Set(closed);
  }
  return new Set();
};

/**
 * The lines of a section with the house that closes each of its posts brought right below its date: a section that
 * opens with a post, names no house at its head and ends with a name, as most posts of it do, tells last who employed.
 */
export const withHousesFirst = (lines: readonly CvLine[]): readonly CvLine[] => {
  const posts = postsOf(lines);
  if (posts.length < MIN_POSTS) return lines;
  const closed = closedPosts(posts);
  if (closed.size === 0) return lines;
  return posts.flatMap((post) => {
    const { head, below } = post;
    return closed.has(post)
      ? [...head, ...below.slice(-1), ...below.slice(0, -1)]
      : [...head, ...below];
  });
};
