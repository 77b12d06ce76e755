import { isContract } from '#/domain/cv/cues/durations';
import type { CvExperience, Read } from '#/domain/cv/cv';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { GAP, GRANT } from '#/domain/cv/dates/gaps.fr';
import { commaParts, employerScore } from '#/domain/cv/entries/headerParts';
import { REFEREE } from '#/domain/cv/entries/notPosts.fr';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { overlaps, without } from '#/domain/cv/text/ranges';
import { severalPosts } from '#/domain/cv/told/toldLines';
import { holdsPost, isNote, isPostName, postName } from '#/domain/cv/told/toldParts';
import { NO_POST } from '#/domain/cv/told/toldWords.fr';
import type { TextRange } from '#/domain/shared/textRange';

type Post = Omit<CvExperience, 'id'>;

const pieceOf = (read: Read<string> | null): Piece | null =>
  read === null ? null : { start: 0, end: read.value.length, text: read.value };

/** What it costs, in a reading: a name that is none, a name not found, a post passed over, a word that stands nowhere. */
const NO_NAME = 1.2;
const TOLD_NAME = 0.8;
const NO_TITLE = 0.6;
const NO_HOUSE = 0.3;
const NO_TRADE = 0.3;
const LISTED = 0.6;
const PASSED_OVER = 1.5;
const WORD = 0.12;

/** More words name no post, more parts between commas tell what was done. */
const LONGEST_NAME = 9;
const LIST = 3;
/** "melons, asparagus, grapes": so few words name what was done, whole. */
const SHORT_LIST = 5;

/** "2007 cleaning", "mason, CDI", "Pau. walls and floors": a date, a contract or a sentence within a name. */
const holdsMore = ({ text }: Piece): boolean =>
  findDates(alignedKey(text)).length > 0 || /\p{Ll}{3}\.\s/u.test(text);

const AFTER_BRACKET = /\)\s\p{Ll}/u;

/** "nurse (nights) at home", "Nordal, orders": small letters after a comma or a bracket tell what was done. */
const goesOnSmall = (text: string): boolean => AFTER_BRACKET.test(text) || /,\s\p{Ll}/u.test(text);

const titleFault = (title: Piece | null): number => {
  if (title === null) return NO_TITLE;
  if ((isNote(title) && !isPostName(title)) || holdsMore(title)) return NO_NAME;
  if (postName(title).text !== title.text) return TOLD_NAME;
  if (wordCount(title.text) > LONGEST_NAME) return NO_NAME;
  if (commaParts(title).length >= LIST)
    return wordCount(title.text) > SHORT_LIST || !/^\p{Ll}/u.test(title.text) ? NO_NAME : LISTED;
  if (AFTER_BRACKET.test(title.text)) return LISTED;
  if (isPostName(title)) return 0;
  return goesOnSmall(title.text) ? LISTED : NO_TRADE;
};

const houseFault = (house: Piece | null): number => {
  if (house === null) return NO_HOUSE;
  if (isContract(alignedKey(house.text))) return NO_HOUSE;
  if (isNote(house) || holdsMore(house)) return NO_NAME;
  // "Nordal (60 people) files and letters": what stands after a bracket in small letters was done there.
  if (holdsPost(house) || AFTER_BRACKET.test(house.text)) return TOLD_NAME;
  if (goesOnSmall(house.text)) return LISTED;
  const score = employerScore(house);
  if (wordCount(house.text) > LONGEST_NAME || (isPostName(house) && score < 1)) return TOLD_NAME;
  if (!/^\p{Ll}/u.test(house.text) || score >= 0.7) return 0;
  return TASK_WORDS.test(alignedKey(house.text)) || wordCount(house.text) >= LIST
    ? TOLD_NAME
    : LISTED;
};

/** More words beside its dates are a sentence, whose dates need date no post. */
const LONGEST_HEAD = 16;

/** What is left of a line without its dates, folded. */
const withoutDates = (text: string): string => {
  const key = alignedKey(text);
  const [date] = findDates(key);
  return date === undefined ? key : `${key.slice(0, date.start)}${key.slice(date.end)}`;
};

/** A long line heads a post where it opens with its dates, or with a post before them. */
const opensLong = (text: string): boolean => {
  const key = alignedKey(text);
  const [date] = findDates(key);
  if (date === undefined || wordCount(text.slice(0, date.start)) > LONGEST_HEAD) return false;
  const before = text.slice(0, date.start).trim();
  return openingDate(key) !== null || isPostName({ start: 0, end: before.length, text: before });
};

const passedOver = (text: string): boolean =>
  (wordCount(text) <= LONGEST_HEAD || opensLong(text)) &&
  ![NO_POST, GAP].some((one) => one.test(withoutDates(text))) &&
  findDates(alignedKey(text)).some(({ shape }) => shape !== 'point');

const placeFault = (place: Piece | null): number =>
  place !== null && holdsMore(place) ? TOLD_NAME : 0;

/** What the names of a head leave unexplained. */
export const headFaults = ({
  title,
  house,
  place,
}: {
  readonly title: Piece | null;
  readonly house: Piece | null;
  readonly place: Piece | null;
}): number => titleFault(title) + houseFault(house) + placeFault(place);

const postFaults = ({ jobTitle, company, place }: Post): number =>
  headFaults({ title: pieceOf(jobTitle), house: pieceOf(company), place: pieceOf(place) });

const sourcesOf = ({ jobTitle, company, place, start, end, tasks }: Post): TextRange[] =>
  [jobTitle, company, place, start, end, ...tasks].flatMap((read) => read?.source ?? []);

/** The words of a line that no field of a post holds. */
const unread = (line: CvLine, held: readonly TextRange[]): number => {
  const rest = without([{ start: line.start, end: line.end }], held);
  const parts = rest.flatMap(({ start, end }) =>
    line.text
      .slice(start - line.start, end - line.start)
      .split(/[\t(),;:|\u2022]|\s[-\u2013\u2014/+]\s/u),
  );
  return parts
    .filter((text) => !isNote({ start: 0, end: text.length, text: text.trim() }))
    .flatMap((text) => text.split(/[\s'\u2019]+/u))
    .filter((word) => /\p{L}{3}/u.test(word)).length;
};

/** The line names a post that is read: told once more, or over the posts that one house holds. */
const isReadOf = (line: Piece, posts: readonly Post[], held: readonly TextRange[]): boolean =>
  held.some((range) => overlaps(range, line)) ||
  posts.some(
    ({ jobTitle, company }) =>
      jobTitle !== null &&
      company !== null &&
      [jobTitle, company].every(({ value }) => line.text.includes(value)),
  );

/** How much a reading of these lines leaves unexplained: names that are none, posts passed over, words that no field holds. */
export const faultsOf = (lines: readonly CvLine[], posts: readonly Post[]): number => {
  const held = posts.flatMap(sourcesOf);
  const names = posts.flatMap((post) => sourcesOf({ ...post, tasks: [] }));
  const plain = lines.some(({ bullet, text }) => !bullet && passedOver(text));
  const faults = posts.reduce((sum, post) => sum + postFaults(post), 0);
  const left = lines.reduce((sum, line, at) => {
    // Bullets with dates under dated heads are the parts of a post; a grant is none, nor are those whom one may ask.
    const none =
      (line.bullet && plain) ||
      [line, lines[at - 1]].some((one) => GRANT.test(one?.key ?? '')) ||
      [lines[at - 1], line, lines[at + 1]].some((one) => REFEREE.test(one?.key ?? ''));
    const passed = none
      ? []
      : severalPosts(line.body).filter(
          (one) => passedOver(one.text) && !isReadOf(one, posts, names),
        );
    return sum + WORD * unread(line, held) + PASSED_OVER * passed.length;
  }, 0);
  return faults + left;
};

const DISAGREES = 0.5;
const LOST = 1.5;
const UNDATED = 1.5;

/** What it costs to read otherwise, or not at all, the posts and houses that another reading names without a fault. */
export const disagreementOf = (posts: readonly Post[], others: readonly Post[]): number =>
  others.reduce((sum, other, at) => {
    const title = other.jobTitle?.source;
    // A trade that nobody lists may be one all the same.
    if (title === undefined || title === null || titleFault(pieceOf(other.jobTitle)) > NO_TRADE)
      return sum;
    // A title that the post above lends says nothing of this one.
    if (others.slice(0, at).some(({ jobTitle }) => jobTitle?.source?.start === title.start))
      return sum;
    const dated = other.start?.source ?? null;
    const same =
      posts.find(({ jobTitle, company }) =>
        [jobTitle, company].some((read) => {
          const source = read?.source ?? null;
          return source !== null && overlaps(source, title);
        }),
      ) ??
      posts.find(({ start }) => {
        const source = start?.source ?? null;
        return source !== null && dated !== null && overlaps(source, dated);
      });
    if (same === undefined) return sum + LOST;
    // A known trade in its stead is no loss, but where it is a part of the title: "crafts demonstrator".
    const isPart = same.jobTitle !== null && other.jobTitle?.value.includes(same.jobTitle.value);
    if (!isPart && titleFault(pieceOf(same.jobTitle)) < titleFault(pieceOf(other.jobTitle)))
      return sum;
    const undated = other.start !== null && same.start === null ? UNDATED : 0;
    const renamed = same.jobTitle?.value !== other.jobTitle?.value ? DISAGREES : 0;
    const rehoused =
      other.company !== null &&
      houseFault(pieceOf(other.company)) === 0 &&
      same.company?.value !== other.company.value
        ? DISAGREES
        : 0;
    return sum + renamed + rehoused + undated;
  }, 0);
