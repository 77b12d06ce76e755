import { OPENS_CONTRACT, POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { degreeAt, namesSchool } from '#/domain/cv/cues/degrees';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import type { Confidence, CvExperience } from '#/domain/cv/cv';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import { covers } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { GAP, GRANT } from '#/domain/cv/dates/gaps.fr';
import type { DateCare } from '#/domain/cv/entries/anchors';
import { entriesOf, headerText, isUmbrella } from '#/domain/cv/entries/entries';
import type { Entry } from '#/domain/cv/entries/entries';
import { employerScore, isDepartment, withoutStop } from '#/domain/cv/entries/headerParts';
import { houseAtEnd } from '#/domain/cv/entries/houseInTitle';
import { houseInTasks, houseUnderHeader, labelledHouse } from '#/domain/cv/entries/labelledFields';
import { isPlace } from '#/domain/cv/entries/placePart';
import { kindOf, readTasks } from '#/domain/cv/entries/posts';
import { morePostsUnderDate, postsUnderDate } from '#/domain/cv/entries/postsUnderDate';
import { NAMES_NOTHING, TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import {
  undated,
  undatedHeads,
  undatedWithin,
  withoutDate,
} from '#/domain/cv/entries/undatedPosts';
import { unnamedTitle } from '#/domain/cv/entries/unnamedPosts';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

const readDates = (entry: Entry): Pick<CvExperience, 'start' | 'end'> => {
  const { date, start, end } = entry.anchor;
  if (date.shape === 'half') return { start: null, end: null };
  const source = { start, end };
  const confidence = dateConfidence(date);
  return {
    start: { value: date.from, source, confidence },
    end: { value: date.to, source, confidence },
  };
};

const dateConfidence = (date: DateSpan): Confidence => {
  // How long a post was held is told from the day the CV was written, which nobody knows.
  if (date.dangling || date.shape === 'ago') return 'doubtful';
  if (date.shape === 'point') return 'likely';
  return 'sure';
};

const isStudy = (entry: Entry): boolean => {
  const { title, company } = entry.header;
  const text = alignedKey(title?.text ?? company?.text ?? '');
  const degree = degreeAt(text);
  return (
    degree !== null &&
    !degree.vague &&
    !isTitleLike(text) &&
    namesSchool(alignedKey(headerText(entry)))
  );
};

/** Leave, a break or a search for work holds no post. */
const isGap = ({ header: { title, company } }: Entry): boolean =>
  [title, company].some((piece) => piece !== null && GAP.test(alignedKey(piece.text)));

/** What opens the entry, or stands right over it and under the header before, names a grant. */
const isGranted = ({ lines }: SectionRun, entry: Entry, previous: Entry | undefined): boolean =>
  entry.pieces.some((piece) => GRANT.test(alignedKey(piece.text))) ||
  (entry.from > (previous?.bodyFrom ?? 0) && GRANT.test(lines[entry.from - 1]?.key ?? ''));

const weaken = (confidence: Confidence, by: Confidence): Confidence => {
  const order: Confidence[] = ['doubtful', 'likely', 'sure'];
  return order.indexOf(confidence) < order.indexOf(by) ? confidence : by;
};

/** A house that bears the name of a town may well be where one worked: the person is asked. */
const employerConfidence = (
  employer: Piece,
  inherited: boolean,
  confidence: Confidence,
): Confidence => {
  if (isPlace(employer)) return 'doubtful';
  return inherited ? weaken(confidence, 'likely') : confidence;
};

/** More words than this, opened as a task is, tell one. */
const LONGEST_TITLE = 8;

/** A contract, a date, an article or a long list of tasks names neither post nor employer. */
const telling = (piece: Piece | null): Piece | null => {
  if (piece === null) return null;
  const key = alignedKey(piece.text).trim();
  const tasks = wordCount(piece.text) > LONGEST_TITLE && TASK_WORDS.test(key) && !isTitleLike(key);
  return tasks || NAMES_NOTHING.test(key) || loneDate(key) !== null ? null : piece;
};

/** Fewer words may name a house, though in small letters: "la maison bleue". */
const TOLD_AT_LENGTH = 3;

/** "au sein d'une association de service d'aide a domicile": a kind of house, told at length and named nowhere. */
const isUnnamed = ({ start, text }: Piece, lines: readonly CvLine[]): boolean => {
  const line = lines.find((one) => one.start <= start && start < one.end);
  return (
    line !== undefined &&
    /(?:^|[\s'\u2019])une?\s$/iu.test(line.text.slice(0, start - line.start)) &&
    wordCount(text) >= TOLD_AT_LENGTH &&
    !/[\p{Lu}\d]/u.test(text)
  );
};

const named = (piece: Piece | null, lines: readonly CvLine[]): Piece | null =>
  piece === null || isUnnamed(piece, lines) ? null : piece;

/** What an entry takes from the one above it. */
type Inherited = { readonly title: Piece | null; readonly company: Piece | null };

/** A lone part of a house ("Unite B2"), or a contract, that passes for the house. */
const isNoHouse = (piece: Piece): boolean => {
  const key = alignedKey(piece.text).trim();
  if (POST_OPENING.test(key)) return false;
  return OPENS_CONTRACT.test(key) || (isDepartment(piece) && wordCount(key) <= 2);
};

/** The title and the house, where the title alone holds both. */
const parted = (
  title: Piece | null,
  employer: Piece | null,
  lexicon: Lexicon,
): readonly [Piece | null, Piece | null] => {
  if (title === null || (employer !== null && !isNoHouse(employer))) return [title, employer];
  const isKnown = ({ text }: Piece): boolean =>
    lexicon.findMentions(text).some(({ start }) => start === 0);
  return houseAtEnd(title, isKnown) ?? [title, employer];
};

/** Where lines stand that may have been brought into another order. */
const rangeOf = (lines: readonly CvLine[]): CvExperience['range'] | null =>
  lines.length === 0
    ? null
    : {
        start: Math.min(...lines.map(({ start }) => start)),
        end: Math.max(...lines.map(({ end }) => end)),
      };

const toExperience = (
  entry: Entry,
  run: SectionRun,
  inherited: Inherited,
  lexicon: Lexicon,
): Omit<CvExperience, 'id'> | null => {
  const { place, confidence } = entry.header;
  const body = run.lines.slice(entry.bodyFrom, entry.to);
  const house = labelledHouse(body);
  const whole = telling(entry.header.title) ?? inherited.title;
  const told = telling(entry.header.company);
  if (whole === null && house === null && told === null) return null;
  const company = house ?? named(told, run.lines);
  const range = rangeOf(run.lines.slice(entry.from, entry.to));
  if (range === null) return null;
  const under = company === null ? houseUnderHeader(body) : null;
  const outside = company ?? under ?? inherited.company ?? houseInTasks(body);
  const [title, employer] = parted(whole, outside, lexicon);
  return {
    kind: kindOf(headerText(entry), run.section),
    jobTitle: title === null ? null : readPiece(withoutStop(title), confidence),
    company:
      employer === null
        ? null
        : readPiece(
            withoutStop(employer),
            employerConfidence(employer, (company ?? under) === null, confidence),
          ),
    place: place === null ? null : readPiece(place, 'likely'),
    ...readDates(entry),
    tasks: readTasks(under === null ? body : body.slice(1)),
    range,
  };
};

/** "Barmaid" over "Nordal, 2019 - 2021" over "Laval, 2017 - 2019": one post held in several houses, told once; `carried` is the one that the entry above took. */
const titleAbove = (
  entry: Entry,
  previous: Entry | undefined,
  carried: Piece | null,
): Piece | null => {
  if (previous?.header.title === null && carried !== null)
    return previous.bodyFrom === entry.from && entry.header.title === null ? carried : null;
  const title = previous?.header.title ?? null;
  const told =
    previous !== undefined &&
    title !== null &&
    previous.header.company !== null &&
    title.start < previous.header.company.start &&
    title.end < previous.anchor.start &&
    previous.bodyFrom === entry.from;
  return told && entry.header.title === null && entry.header.company !== null ? title : null;
};

/** What passes for the employer stands below the date and is no sure one: under an umbrella it is a task. */
const isTaskBelow = ({ lines }: SectionRun, { anchor, header }: Entry): boolean =>
  header.title !== null &&
  header.company !== null &&
  header.company.start > (lines[anchor.at]?.end ?? 0) &&
  header.title.start < header.company.start &&
  employerScore(header.company) < 2;

const withoutBelow = (entry: Entry): Entry => ({
  ...entry,
  header: { ...entry.header, company: null, place: null },
  bodyFrom: entry.anchor.at + 1,
});

/** The posts of one section, its entries arranged as all of them together are. */
export const arrangedPosts = (
  run: SectionRun,
  others: readonly SectionRun[],
  lexicon: Lexicon,
  today: string,
  care: DateCare,
): Omit<CvExperience, 'id'>[] => {
  const entries = entriesOf(
    run.lines,
    lexicon,
    today,
    others.map(({ lines }) => lines),
    care,
  );
  if (entries.length === 0) return run.section === 'experience' ? undated(run, lexicon) : [];
  const experiences: Omit<CvExperience, 'id'>[] = [];
  const heads = run.section === 'experience' ? undatedHeads(run, entries, lexicon) : [];
  const first = entries[0]?.from ?? 0;
  const leading = heads.filter((at) => at < first);
  for (const [place, from] of leading.entries())
    experiences.push(...withoutDate(run, from, leading[place + 1] ?? first, lexicon));
  let umbrella: Entry | null = null;
  let carried: Piece | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (
      isUmbrella(entry) &&
      next !== undefined &&
      (next.header.company === null || isTaskBelow(run, next)) &&
      covers(entry.anchor.date, next.anchor.date)
    ) {
      umbrella = entry;
      continue;
    }
    const previous = entries[index - 1];
    if (isStudy(entry) || isGap(entry) || isGranted(run, entry, previous)) continue;
    const listed = postsUnderDate(run, entry, lexicon, readDates(entry));
    if (listed.length > 0) {
      experiences.push(...listed);
      continue;
    }
    const covered =
      umbrella !== null && covers(umbrella.anchor.date, entry.anchor.date)
        ? umbrella.header.company
        : null;
    const above =
      previous !== undefined && entry.header.company === null && companyLeads(previous)
        ? previous.header.company
        : null;
    const inside = heads.filter((at) => at >= entry.bodyFrom && at < entry.to);
    const shared = morePostsUnderDate(run, entry, lexicon);
    const more =
      inside.length > 0 ? inside : shared.length > 0 ? shared : undatedWithin(run, entry, lexicon);
    const own = covered !== null && isTaskBelow(run, entry) ? withoutBelow(entry) : entry;
    const whole = { ...own, to: more[0] ?? entry.to };
    carried = covered === null ? titleAbove(entry, previous, carried) : null;
    const taken = { title: carried, company: covered ?? above };
    const experience =
      toExperience(whole, run, taken, lexicon) ??
      toExperience(whole, run, { ...taken, title: unnamedTitle(run, entry, entries) }, lexicon);
    if (experience !== null) experiences.push(experience);
    for (const [place, from] of more.entries())
      experiences.push(
        ...withoutDate(run, from, more[place + 1] ?? entry.to, lexicon).map((post) =>
          shared.includes(from) ? { ...post, ...readDates(entry) } : post,
        ),
      );
  }
  return experiences;
};

/** The employer stands on the line above the title: the next untold title is of the same house. */
const companyLeads = ({ header, pieces }: Entry): boolean =>
  header.company !== null &&
  header.title !== null &&
  header.company.start < header.title.start &&
  pieces[0] !== undefined &&
  header.company.start >= pieces[0].start &&
  header.title.start > pieces[0].end;
