import type { Confidence, CvExperience, ExperienceKind, Read } from '#/domain/cv/cv';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { GAP } from '#/domain/cv/dates/gaps.fr';
import { degreeAt, namesSchool } from '#/domain/cv/entries/degrees';
import { withoutDurations } from '#/domain/cv/entries/durations';
import { entriesOf, headerText, isUmbrella } from '#/domain/cv/entries/entries';
import type { Entry } from '#/domain/cv/entries/entries';
import { SAME_EMPLOYER } from '#/domain/cv/entries/organisations.fr';
import { readHeader } from '#/domain/cv/person/header';
import { employerScore } from '#/domain/cv/person/headerParts';
import { isTitleLike, titleStrength } from '#/domain/cv/person/titles';
import { APPRENTICE_WORDS, INTERNSHIP_WORDS, VOLUNTEER_WORDS } from '#/domain/cv/person/titles.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { wholeWords } from '#/domain/cv/text/patterns';
import type { Piece } from '#/domain/cv/text/pieces';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { YearMonth } from '#/domain/shared/plainDate';

const INTERNSHIP = wholeWords(INTERNSHIP_WORDS, 'u');
const APPRENTICE = wholeWords(APPRENTICE_WORDS, 'u');
const VOLUNTEER = wholeWords(VOLUNTEER_WORDS, 'u');

/** The kind that the words of a header tell. */
const kindOf = (header: string, section: SectionRun['section']): ExperienceKind => {
  const key = alignedKey(header);
  if (APPRENTICE.test(key)) return 'apprenticeship';
  if (INTERNSHIP.test(key)) return 'internship';
  return section === 'volunteering' || VOLUNTEER.test(key) ? 'volunteering' : 'job';
};

const readDates = (entry: Entry): { start: Read<YearMonth>; end: Read<YearMonth | 'ongoing'> } => {
  const { date, start, end } = entry.anchor;
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

/** Task lines, each with the lines it wraps onto. */
const readTasks = (lines: readonly CvLine[]): Read<string>[] => {
  const tasks: Piece[] = [];
  const bullets = lines.some((line) => line.bullet);
  for (const line of lines) {
    if (line.body.text === '') continue;
    const last = tasks.at(-1);
    const wraps =
      last !== undefined &&
      !line.bullet &&
      (bullets || /^[\p{Ll}(]/u.test(line.text)) &&
      last.text.length < 1200;
    if (wraps)
      tasks[tasks.length - 1] = {
        start: last.start,
        end: line.body.end,
        text: `${last.text} ${line.body.text}`,
      };
    else tasks.push(line.body);
  }
  return tasks.map((task) => readPiece(task, 'sure'));
};

const within = (inner: DateSpan, outer: DateSpan): boolean => {
  const month = ({ year, month }: YearMonth, fallback: number): number =>
    year * 12 + (month ?? fallback);
  const end = outer.to === 'ongoing' ? Infinity : month(outer.to, 12);
  const innerEnd = inner.to === 'ongoing' ? Infinity : month(inner.to, 1);
  return month(inner.from, 12) >= month(outer.from, 1) && innerEnd <= end;
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

const weaken = (confidence: Confidence, by: Confidence): Confidence => {
  const order: Confidence[] = ['doubtful', 'likely', 'sure'];
  return order.indexOf(confidence) < order.indexOf(by) ? confidence : by;
};

const toExperience = (
  entry: Entry,
  run: SectionRun,
  inherited: Piece | null,
): Omit<CvExperience, 'id'> | null => {
  const { title, company, place, confidence } = entry.header;
  if (title === null && company === null) return null;
  const [first, last] = [run.lines[entry.from], run.lines[entry.to - 1]];
  if (first === undefined || last === undefined) return null;
  const employer = company ?? inherited;
  return {
    kind: kindOf(headerText(entry), run.section),
    jobTitle: title === null ? null : readPiece(title, confidence),
    company:
      employer === null
        ? null
        : readPiece(employer, company === null ? weaken(confidence, 'likely') : confidence),
    place: place === null ? null : readPiece(place, 'likely'),
    ...readDates(entry),
    tasks: readTasks(run.lines.slice(entry.bodyFrom, entry.to)),
    range: { start: first.start, end: last.end },
  };
};

/** Positions of the lines inside a dated entry that open a post without date, by their words and place. */
const undatedWithin = (run: SectionRun, { bodyFrom, to }: Entry, lexicon: Lexicon): number[] => {
  const found: number[] = [];
  for (let at = bodyFrom + 1; at < to; at += 1) {
    const [before, line, after] = [run.lines[at - 1], run.lines[at], run.lines[at + 1]];
    // Only where tasks are bullets does a line without one stand out.
    if (line === undefined || line.bullet || before?.bullet !== true) continue;
    if (after !== undefined && at + 1 < to && !after.bullet) continue;
    if (line.text.length > 90 || titleStrength(line.key) < 3) continue;
    const { title, company, confidence } = readHeader([line.body], lexicon, 0.4);
    if (title !== null && company !== null && confidence !== 'doubtful') found.push(at);
  }
  return found;
};

/** A post without date among dated ones. */
const withoutDate = (
  run: SectionRun,
  from: number,
  to: number,
  lexicon: Lexicon,
): Omit<CvExperience, 'id'>[] => {
  const [line, last] = [run.lines[from], run.lines[to - 1]];
  if (line === undefined || last === undefined) return [];
  const { title, company, place } = readHeader([line.body], lexicon, 0.4);
  return [
    {
      kind: kindOf(line.text, run.section),
      jobTitle: title === null ? null : readPiece(title, 'likely'),
      company: company === null ? null : readPiece(company, 'likely'),
      place: place === null ? null : readPiece(place, 'likely'),
      start: null,
      end: null,
      tasks: readTasks(run.lines.slice(from + 1, to)),
      range: { start: line.start, end: last.end },
    },
  ];
};

/** The line above a title that can only be who employed: neither task, nor title, nor what closes a list. */
const employerAbove = (lines: readonly CvLine[], at: number): CvLine | null => {
  const line = lines[at - 1];
  if (line === undefined || line.bullet || line.text.length > 90) return null;
  return employerScore(line.body) >= 1.5 && !isTitleLike(line.key) ? line : null;
};

/** The one line between a title and its bullets. */
const employerBelow = (lines: readonly CvLine[], at: number): CvLine | null => {
  const [line, next] = [lines[at + 1], lines[at + 2]];
  if (line === undefined || line.bullet || next?.bullet !== true) return null;
  return /^\p{Lu}/u.test(line.text) && wordCount(line.text) <= 8 && !isTitleLike(line.key)
    ? line
    : null;
};

/** Entries of a run without any date: a title line followed by tasks is still an experience. */
const undated = (run: SectionRun, lexicon: Lexicon): Omit<CvExperience, 'id'>[] => {
  const heads = run.lines.flatMap((line, at) =>
    !line.bullet && line.text.length <= 90 && isTitleLike(line.key) ? [at] : [],
  );
  return heads.flatMap((at, index) => {
    const line = run.lines[at];
    const next = heads[index + 1] ?? run.lines.length;
    const to = next - (employerAbove(run.lines, next) === null ? 0 : 1);
    const last = run.lines[Math.max(at, to - 1)];
    if (line === undefined || last === undefined) return [];
    const above = employerAbove(run.lines, at);
    const below = above === null ? employerBelow(run.lines, at) : null;
    const { title, company, place } = readHeader(
      [above, line, below].flatMap((part) => (part === null ? [] : [part.body])),
      lexicon,
      above === null ? 0.4 : -0.4,
    );
    return [
      {
        kind: kindOf(line.text, run.section),
        jobTitle: readPiece(title ?? line.body, 'doubtful'),
        company: company === null || title === null ? null : readPiece(company, 'doubtful'),
        place: place === null ? null : readPiece(place, 'doubtful'),
        start: null,
        end: null,
        tasks: readTasks(run.lines.slice(at + (below === null ? 1 : 2), to)),
        range: { start: (above ?? line).start, end: last.end },
      },
    ];
  });
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

const ofRun = (run: SectionRun, lexicon: Lexicon, today: string): Omit<CvExperience, 'id'>[] => {
  const entries = entriesOf(run.lines, lexicon, today);
  if (entries.length === 0) return run.section === 'experience' ? undated(run, lexicon) : [];
  const experiences: Omit<CvExperience, 'id'>[] = [];
  let umbrella: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (
      isUmbrella(entry) &&
      next !== undefined &&
      (next.header.company === null || isTaskBelow(run, next)) &&
      within(next.anchor.date, entry.anchor.date)
    ) {
      umbrella = entry;
      continue;
    }
    if (isStudy(entry) || isGap(entry)) continue;
    const covered =
      umbrella !== null && within(entry.anchor.date, umbrella.anchor.date)
        ? umbrella.header.company
        : null;
    const previous = entries[index - 1];
    const above =
      previous !== undefined && entry.header.company === null && companyLeads(previous)
        ? previous.header.company
        : null;
    const more = undatedWithin(run, entry, lexicon);
    const own = covered !== null && isTaskBelow(run, entry) ? withoutBelow(entry) : entry;
    const whole = { ...own, to: more[0] ?? entry.to };
    const experience = toExperience(whole, run, covered ?? above);
    if (experience !== null) experiences.push(experience);
    for (const [place, from] of more.entries())
      experiences.push(...withoutDate(run, from, more[place + 1] ?? entry.to, lexicon));
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

/** "Idem" under a post that names its employer. */
const atSameEmployer = (posts: readonly Omit<CvExperience, 'id'>[]): Omit<CvExperience, 'id'>[] => {
  let above: string | null = null;
  return posts.map((post) => {
    const { company } = post;
    if (company === null) return post;
    if (above !== null && SAME_EMPLOYER.test(alignedKey(company.value)))
      return { ...post, company: { ...company, value: above } };
    above = company.value;
    return post;
  });
};

/** The posts held, in document order. */
export const readExperiences = (
  runs: readonly SectionRun[],
  lexicon: Lexicon,
  today: string,
): CvExperience[] =>
  runs
    .filter(({ section }) => section === 'experience' || section === 'volunteering')
    .flatMap((run) =>
      atSameEmployer(ofRun({ ...run, lines: withoutDurations(run.lines) }, lexicon, today)),
    )
    .sort((a, b) => a.range.start - b.range.start)
    .map((experience, index) => ({ id: `experience-${index + 1}`, ...experience }));
