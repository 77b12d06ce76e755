import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import type { CvExperience } from '#/domain/cv/cv';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import type { Entry } from '#/domain/cv/entries/entries';
import { readHeader } from '#/domain/cv/entries/header';
import { TASK_LABEL } from '#/domain/cv/entries/tasks.fr';
import { withoutDate } from '#/domain/cv/entries/undatedPosts';
import { joined } from '#/domain/cv/entries/wrappedLines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Fewer may be the tasks of one post. */
const LEAST_POSTS = 2;
/** Lines of one header stand closer than this, in line heights. */
const CLOSE = 0.5;
/** "(2 semaines) :", "3 mois -" before the post. */
const LENGTH_FIRST = /^[^\p{L}\d]*\d{1,2} (?:jours?|semaines?|mois|ans?)\)?\s*[:,-]?\s*/u;

const opensPost = ({ bullet, key }: CvLine): boolean => {
  const words = key.replace(LENGTH_FIRST, '').replace(/^[^\p{L}]+/u, '');
  return bullet && (titleStrength(words) >= 2 || POST_OPENING.test(words));
};

/** Each bullet that opens a post, with the line it runs onto. */
const withBulletsJoined = (lines: readonly CvLine[]): CvLine[] => {
  const read: CvLine[] = [];
  let open = false;
  for (const line of lines) {
    const last: CvLine | undefined = read.at(-1);
    const goesOn: boolean =
      open &&
      last !== undefined &&
      last.end + 1 === line.start &&
      !line.bullet &&
      line.source.gapBefore < CLOSE &&
      !TASK_LABEL.test(line.key);
    if (goesOn && last !== undefined) read[read.length - 1] = joined(last, line);
    else read.push(line);
    open = !goesOn && opensPost(line);
  }
  return read;
};

/** "Caissiere a Monoprix": a trade and who employed, on a line that is no bullet. */
const namesPost = (line: CvLine, lexicon: Lexicon): boolean => {
  if (line.bullet || line.text.length > LONGEST_POST || titleStrength(line.key) < SURE)
    return false;
  const { title, company, confidence } = readHeader([line.body], lexicon, TITLE_FIRST);
  return (
    title !== null && confidence !== 'doubtful' && (company !== null || AT_HOUSE.test(line.text))
  );
};
const AT_HOUSE = /\s(?:chez|aux?|\u00e0 la|\u00e0)\s(?:[ld][\u2019'])?\p{Lu}/u;
const LONGEST_POST = 90;
const SURE = 3;
const TITLE_FIRST = 0.4;

/**
 * The posts below the first one under a date alone on its line ("2020 :" over "Coiffeuse, Salon Iris" over
 * "Caissiere a Monoprix"), where each line names a trade and a house and none tells what was done.
 */
export const morePostsUnderDate = (
  run: SectionRun,
  { anchor, bodyFrom, to }: Entry,
  lexicon: Lexicon,
): readonly number[] => {
  const date = run.lines[anchor.at];
  if (date === undefined || loneDate(date.key) === null || bodyFrom <= anchor.at + 1) return [];
  const below = run.lines.slice(bodyFrom, to);
  return below.every((line) => namesPost(line, lexicon)) ? below.map((_, at) => bodyFrom + at) : [];
};

/**
 * The posts of a list under one date ("2023 :" over "• (2 semaines) : Vendeuse, Laval"): each bullet that opens
 * one, where the date stands alone and all such bullets are of its list; none where they are the tasks of a post.
 */
export const postsUnderDate = (
  run: SectionRun,
  { header, anchor, from: first, bodyFrom, to }: Entry,
  lexicon: Lexicon,
  dates: Pick<CvExperience, 'start' | 'end'>,
): Omit<CvExperience, 'id'>[] => {
  // The first bullet may have been taken for what one was there.
  const under = run.lines[anchor.at + 1];
  const taken = first === anchor.at && bodyFrom > anchor.at + 1 && under?.bullet === true;
  const named = [header.title, header.company].some(
    (piece) => piece !== null && !(taken && piece.start >= under.start),
  );
  if (named) return [];
  const lines = withBulletsJoined(run.lines.slice(taken ? anchor.at + 1 : bodyFrom, to));
  const heads = lines.flatMap((line, at) => (opensPost(line) ? [at] : []));
  if (heads.length < LEAST_POSTS || heads[0] !== 0) return [];
  return heads
    .flatMap((from, index) =>
      withoutDate({ ...run, lines }, from, heads[index + 1] ?? lines.length, lexicon),
    )
    .map((post) => ({ ...post, ...dates }));
};
