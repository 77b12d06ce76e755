import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { lengthSetApart } from '#/domain/cv/cues/durations';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import type { CvExperience } from '#/domain/cv/cv';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { isLooseDate } from '#/domain/cv/entries/anchors';
import type { DateCare } from '#/domain/cv/entries/anchors';
import { employerScore } from '#/domain/cv/entries/headerParts';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lookOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';

type Post = Omit<CvExperience, 'id'>;
type Read = (lines: readonly CvLine[], care: DateCare) => readonly Post[];

/** A name longer than this, in words, tells what was done. */
const LONGEST_NAME = 10;

const titleWorth = (title: string): number => {
  const key = alignedKey(title).trim();
  if (titleStrength(key) >= 2 || POST_OPENING.test(key)) return 2;
  return TASK_WORDS.test(key) || wordCount(title) > LONGEST_NAME ? -2 : 0.4;
};

/** "Mise a jour et correction des": words in small letters after the first one, as a task is told. */
const isTold = (text: string): boolean =>
  wordCount(text) >= 4 && !/[\s'\u2019]\P{L}*[\p{Lu}\d]/u.test(text);

const houseWorth = ({ start, end, text }: Piece): number => {
  const score = employerScore({ start, end, text });
  if (TASK_WORDS.test(alignedKey(text).trim()) || wordCount(text) > LONGEST_NAME) return -1.5;
  if (score < 2.5 && isTold(text)) return -1.5;
  return score >= 0.7 ? 1 : 0.6;
};

/** What a post costs by itself: a name alone is no post. */
const POST_COST = 1.6;
const BOTH = 0.7;

/** How much an entry reads as a post: a trade, a house and its dates. */
const postWorth = ({ jobTitle, company, start, end }: Post): number =>
  (jobTitle === null ? 0 : titleWorth(jobTitle.value)) +
  (company === null
    ? 0
    : houseWorth({ start: 0, end: company.value.length, text: company.value })) +
  (jobTitle !== null && company !== null ? BOTH : 0) +
  ((start ?? end) ? 1 : 0) -
  POST_COST;

/** A dated line longer than this, in words, is a sentence, whose date need not open a post. */
const LONGEST_HEAD = 14;
const DATE_UNREAD = 1.5;
const YEAR_UNREAD = 0.8;
const LINE_UNREAD = 0.3;
const MOST_UNREAD = 5;

/** What a line with a date costs that dates no post. */
const unreadCost = (line: CvLine): number => {
  if (wordCount(line.text) > LONGEST_HEAD) return 0;
  const dates = findDates(line.key);
  if (dates.some(({ shape }) => shape !== 'point')) return DATE_UNREAD;
  return dates.some((date) => isLooseDate(line, date)) ? YEAR_UNREAD : 0;
};

/** What a reading leaves: the dates that date no post, and the lines over the first one. */
const leftOver = (lines: readonly CvLine[], posts: readonly Post[]): number => {
  const dated = posts.flatMap(({ start, end }) => start?.source ?? end?.source ?? []);
  const unread = lines.filter(
    (line) => !dated.some(({ start, end }) => start < line.end && end > line.start),
  );
  const first = Math.min(...posts.map(({ range }) => range.start));
  const over = lines.filter(({ end }) => end <= first).length;
  return (
    unread.reduce((sum, line) => sum + unreadCost(line), 0) +
    LINE_UNREAD * Math.min(MOST_UNREAD, over)
  );
};

const worthOf = (lines: readonly CvLine[], posts: readonly Post[]): number =>
  posts.reduce((sum, post) => sum + postWorth(post), 0) - leftOver(lines, posts);

/** What a trade, a house and dates are worth, less what a post costs; a post below it may be read better. */
const WHOLE = 2.5;

const isWhole = (lines: readonly CvLine[], posts: readonly Post[]): boolean =>
  posts.length > 0 &&
  posts.every((post) => postWorth(post) >= WHOLE) &&
  leftOver(lines, posts) === 0;

/** The bullets that are set as the first one is, read as the heads of posts; null where the section has none. */
const withHeadsUnmarked = (lines: readonly CvLine[]): readonly CvLine[] | null => {
  const first = lines.find(({ bullet }) => bullet);
  if (first === undefined) return null;
  const look = lookOf(first);
  return lines.map((line) =>
    line.bullet && lookOf(line) === look ? { ...line, bullet: false } : line,
  );
};

/** Dates alone on their lines, each over a bullet, from which on those bullets are the heads of posts. */
const MIN_OVER_BULLETS = 2;

/** "De mars a mai 2014 :" over a bullet that names the post: both are its head; null where no list is set so. */
const withBulletsUnderDatesUnmarked = (lines: readonly CvLine[]): readonly CvLine[] | null => {
  const dates = lines.flatMap((line, at) => (loneDate(line.key) === null ? [] : [at]));
  const over = dates.filter((at) => lines[at + 1]?.bullet === true);
  if (over.length < Math.max(MIN_OVER_BULLETS, dates.length)) return null;
  const heads = new Set(over.flatMap((at) => [at, at + 1]));
  return lines.map((line, at) => (heads.has(at) ? { ...line, bullet: false } : line));
};

/** The ways to look for dates that find something on these lines. */
const caresOf = (lines: readonly CvLine[], dated: boolean): readonly DateCare[] => {
  const other = dated
    ? lines.some((line) => findDates(line.key).some((date) => isLooseDate(line, date)))
    : lines.some((line) => !line.bullet && lengthSetApart(line.key) !== null);
  return other ? ['strict', dated ? 'loose' : 'lengths'] : ['strict'];
};

/** What it costs that a bullet which names no trade is read as the title of a post: it may be what was done there. */
const TASK_AS_TITLE = 1.2;

const tasksAsTitles = (lines: readonly CvLine[], posts: readonly Post[]): number =>
  posts.filter(({ jobTitle }) => {
    const at = jobTitle?.source?.start;
    if (jobTitle === null || at === undefined || titleWorth(jobTitle.value) >= 2) return false;
    return lines.some(({ bullet, start, end }) => bullet && start <= at && at < end);
  }).length;

/** How much better another reading must be than the plain one. */
const MARGIN = 1;

/**
 * The posts of a section under the reading that explains most of it. The plain reading stands unless another one,
 * with bullets as heads of posts, years without a sign or lengths for dates, gives whole posts and leaves less.
 */
export const bestReading = (run: SectionRun, read: Read): readonly Post[] => {
  const plain = read(run.lines, 'strict');
  if (run.section !== 'experience' || run.told === 'content' || isWhole(run.lines, plain))
    return plain;
  const dated = run.lines.some(({ key }) => findDates(key).length > 0);
  // Bullets are what was done as long as the posts are read without them.
  const missed =
    plain.length === 0 ||
    plain.some(({ jobTitle }) => jobTitle === null) ||
    leftOver(run.lines, plain) >= DATE_UNREAD;
  const unmarked =
    missed || !dated
      ? [withHeadsUnmarked(run.lines), withBulletsUnderDatesUnmarked(run.lines)]
      : [];
  let best = { posts: plain, worth: worthOf(run.lines, plain) + MARGIN };
  for (const lines of [run.lines, ...unmarked].filter((one) => one !== null))
    for (const care of caresOf(lines, dated)) {
      if (care === 'strict' && (lines === run.lines || !missed)) continue;
      const posts = read(lines, care);
      const worth = worthOf(run.lines, posts) - TASK_AS_TITLE * tasksAsTitles(run.lines, posts);
      if (worth > best.worth) best = { posts, worth };
    }
  return best.posts;
};
