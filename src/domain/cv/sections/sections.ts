import type { CvSection, CvSectionSpan } from '#/domain/cv/cv';
import { furnitureOf } from '#/domain/cv/sections/furniture';
import { hasTypography, marksOf } from '#/domain/cv/sections/headingMarks';
import { inlineLabel } from '#/domain/cv/sections/headings';
import { CLOSING_LABELS, TASK_LABELS } from '#/domain/cv/sections/headings.fr';
import { labelByContent, sectionOfRun } from '#/domain/cv/sections/sectionContent';
import { cellsOf, lineFrom, lookOf } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';

/** Sections whose short names also serve as sub-titles of a job. */
const WEAK_IN_EXPERIENCE = new Set<CvSection>([
  'projects',
  'skills',
  'other',
  'profile',
  'contact',
]);

const regionKey = (line: CvLine): string => {
  const { region, block } = line.source;
  if (region === 'side') return 'side';
  if (region === 'header' || region === 'footer') return region;
  return region === 'textBox' ? `box${block}` : 'body';
};

const continues = (previous: CvLine, line: CvLine): boolean =>
  /^[\s]*[\p{Ll}(]/u.test(line.text) && !/[.;:!?]\s*$/u.test(previous.text) && !line.bullet;

type Building = { section: CvSection | null; heading: CvLine | null; lines: CvLine[] };

/** The same section again after a labelled line; its heading is shown once. */
const resumed = (run: Building): Building => ({
  section: run.section,
  heading: run.section === null ? run.heading : null,
  lines: [],
});

/** A heading alone in its text box names the box after it. */
const headingBox = (region: string, last: Building | undefined): Building | null =>
  region.startsWith('box') &&
  last !== undefined &&
  last.heading?.source.region === 'textBox' &&
  last.lines.length === 0
    ? last
    : null;

const buildRuns = (lines: readonly CvLine[]): Building[] => {
  const marks = marksOf(lines);
  const typographic = hasTypography(lines);
  const experienceLook = lines.find((line) => marks.get(line.index)?.section === 'experience');
  const runs: Building[] = [];
  const current = new Map<string, Building>();
  let labelled: { run: Building; line: CvLine } | null = null;
  const open = (section: CvSection | null, heading: CvLine | null): Building => {
    const run: Building = { section, heading, lines: [] };
    runs.push(run);
    return run;
  };
  for (const line of lines) {
    const region = regionKey(line);
    const running = current.get(region);
    const mark = marks.get(line.index);
    const weak =
      mark !== undefined &&
      running?.section === 'experience' &&
      typographic &&
      experienceLook !== undefined &&
      mark.section !== null &&
      WEAK_IN_EXPERIENCE.has(mark.section) &&
      lookOf(line) !== lookOf(experienceLook);
    const ofPost = running?.section === 'experience' && TASK_LABELS.test(line.key);
    if (mark !== undefined && !weak && !ofPost) {
      const run = open(mark.section, line);
      current.set(region, run);
      labelled = null;
      if (mark.length < line.text.length) run.lines.push(lineFrom(line, mark.length));
      continue;
    }
    const inTasks = running?.section === 'experience' || running?.section === 'projects';
    const closes = !line.bullet && CLOSING_LABELS.test(line.key);
    const label = inTasks && !closes ? null : inlineLabel(line.key);
    if (label !== null && label.section !== running?.section) {
      const run = open(label.section, null);
      run.lines.push(lineFrom(line, label.end));
      labelled = { run, line };
      // What follows belongs again to the enclosing section, as a run of its own.
      if (running !== undefined) current.set(region, resumed(running));
      continue;
    }
    if (labelled !== null && continues(labelled.line, line)) {
      labelled.run.lines.push(line);
      labelled = { run: labelled.run, line };
      continue;
    }
    labelled = null;
    let run = running;
    if (run === undefined) {
      run = headingBox(region, runs.at(-1)) ?? open(null, null);
      current.set(region, run);
    } else if (!runs.includes(run)) runs.push(run);
    run.lines.push(line);
  }
  return runs;
};

/** A document cut into sections. */
export type CvSegments = {
  readonly runs: readonly SectionRun[];
  /** Lines of the paper and not of its owner, which stand in no section. */
  readonly furniture: readonly CvLine[];
};

/** Cuts a document into sections; where headings are missing, by what the lines say. */
export const segmentsOf = (lines: readonly CvLine[]): CvSegments => {
  const furniture = furnitureOf(lines);
  return {
    runs: runsOf(lines.filter((line) => !furniture.has(line))),
    furniture: [...furniture],
  };
};

const runsOf = (lines: readonly CvLine[]): SectionRun[] => {
  const runs = buildRuns(lines);
  const named = new Set(runs.map((run) => run.section));
  const unguided = !named.has('experience');
  return runs.flatMap((run): SectionRun[] => {
    if (run.section !== null) return [{ ...run, section: run.section }];
    if (run.heading === null) return labelByContent(run.lines, unguided);
    return [{ ...run, section: sectionOfRun(run.lines) }];
  });
};

/** The spans shown to the user and used by the matcher, in document order. */
export const sectionSpans = (runs: readonly SectionRun[]): CvSectionSpan[] =>
  runs
    .map((run): CvSectionSpan | null => {
      const first = run.heading ?? run.lines[0];
      const last = run.lines.at(-1) ?? run.heading;
      if (first === undefined || first === null || last === null) return null;
      return {
        section: run.section,
        heading:
          run.heading === null
            ? null
            : { start: run.heading.body.start, end: headingEnd(run.heading, run.lines[0]) },
        range: { start: first.start, end: last.end },
      };
    })
    .filter((span) => span !== null)
    .sort((a, b) => a.range.start - b.range.start);

const headingEnd = (heading: CvLine, first: CvLine | undefined): number =>
  first !== undefined && first.index === heading.index
    ? (cellsOf(heading)[0]?.end ?? heading.body.end)
    : heading.body.end;
