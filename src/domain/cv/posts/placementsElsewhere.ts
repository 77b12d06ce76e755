import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { isDegreeLine } from '#/domain/cv/cues/degrees';
import type { CvSection } from '#/domain/cv/cv';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import { NO_WORK, STUDY_OPENING, TRAINING_WORDS } from '#/domain/cv/entries/notPosts.fr';
import type { ReadPost } from '#/domain/cv/entries/postSigns';
import { readEntries } from '#/domain/cv/posts/readEntries';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Sections below whose headings, or after which in another column, a placement may be told. */
const ELSEWHERE: ReadonlySet<CvSection> = new Set([
  'education',
  'certifications',
  'skills',
  'softSkills',
  'projects',
  'awards',
  'other',
]);

/** "Stage secretariat, Mairie de Pau": it says of itself that one worked, and for whom. */
const isPlacement = ({ post: { jobTitle, company, start } }: ReadPost): boolean => {
  if (jobTitle === null || company === null || start === null) return false;
  const key = alignedKey(jobTitle.value).trim();
  return (
    POST_OPENING.test(key) &&
    !NO_WORK.test(key) &&
    !TRAINING_WORDS.test(key) &&
    !STUDY_OPENING.test(key)
  );
};

/** The lines of an entry, up to a diploma that follows without a date; none where a diploma heads it, of whose year the placement was. */
const linesOf = (
  { lines }: SectionRun,
  { post: { range, jobTitle } }: ReadPost,
): readonly CvLine[] => {
  const own = lines.filter(({ start, end }) => start < range.end && end > range.start);
  const diploma = own.findIndex(({ key }) => isDegreeLine(key) || degreeIn(key));
  if (diploma < 0) return own;
  const named = jobTitle?.source?.start ?? 0;
  return (own[diploma]?.start ?? 0) > named ? own.slice(0, diploma) : [];
};

/** "2011-2012 <tab> Licence 3": a diploma after its date. */
const degreeIn = (key: string): boolean => {
  const date = openingDate(key);
  return date !== null && isDegreeLine(key.slice(date.end).replace(/^\P{L}+/u, ''));
};

/**
 * Sets the dated placements that stand in sections of other things among the posts: "2015 Stage, Mairie de Pau"
 * between two diplomas, the posts that a column puts below the skills.
 */
export const withPlacementsTold = (
  runs: readonly SectionRun[],
  lexicon: Lexicon,
  today: string,
): readonly SectionRun[] =>
  runs.flatMap((run): readonly SectionRun[] => {
    if (!ELSEWHERE.has(run.section) || !run.lines.some(({ key }) => MENTIONS_ONE.test(key)))
      return [run];
    const as: SectionRun = { ...run, section: 'experience', told: 'content' };
    const told = readEntries([as], lexicon, today)
      .filter(isPlacement)
      .flatMap((read) => linesOf(run, read));
    if (told.length === 0) return [run];
    const placed = new Set(told);
    return [
      { ...run, lines: run.lines.filter((line) => !placed.has(line)) },
      {
        section: 'experience',
        heading: null,
        told: 'look',
        lines: run.lines.filter((line) => placed.has(line)),
      },
    ];
  });
/** Few sections hold the word: the others need not be read twice. */
const MENTIONS_ONE =
  /(?:stage|alternance|apprentissage|internship|service civique|pfmp|volontariat)/u;
