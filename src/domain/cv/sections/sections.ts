import { hasContact } from '#/domain/cv/cues/contacts';
import { PERSONAL_LABEL } from '#/domain/cv/cues/contacts.fr';
import { headingWords, inlineLabel } from '#/domain/cv/cues/headings';
import { CLOSING_LABELS } from '#/domain/cv/cues/headings.fr';
import { hasLanguageLevel } from '#/domain/cv/cues/languageMentions';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import type { CvSection, CvSectionSpan } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { furnitureOf } from '#/domain/cv/sections/furniture';
import { marksOf } from '#/domain/cv/sections/headingMarks';
import { labelled } from '#/domain/cv/sections/labelling';
import type { Mark } from '#/domain/cv/sections/mark';
import { cellsOf, lineFrom, wordCount } from '#/domain/cv/text/lines';
import type { CvLine, RunEvidence, SectionRun } from '#/domain/cv/text/lines';

/** Lines that a reader follows one after the other: the body of the pages, their side, a text box. */
export type Column = { readonly lines: readonly CvLine[] };

const nameOf = ({ source: { region, block } }: CvLine): string => {
  if (region === 'header' || region === 'footer') return region;
  return region === 'textBox' ? `box${block}` : 'body';
};

/** A text box that holds headings alone names the box after it. */
const isHeadingBox = (column: CvLine[] | undefined, marks: ReadonlyMap<number, Mark>): boolean =>
  column !== undefined &&
  column.every(
    ({ index, source }) =>
      source.region === 'textBox' && (marks.get(index)?.sections.length ?? 0) > 0,
  );

type Reach = { x0: number; x1: number };

/** From where to where the lines of each block beside the text reach; blocks that no page draws reach nowhere. */
const reachOfBlocks = (lines: readonly CvLine[]): ReadonlyMap<number, Reach> => {
  const reaches = new Map<number, Reach>();
  for (const { source } of lines) {
    if (source.region !== 'side') continue;
    for (const { x, width } of source.places) {
      const reach = reaches.get(source.block) ?? { x0: x, x1: x };
      reach.x0 = Math.min(reach.x0, x);
      reach.x1 = Math.max(reach.x1, x + width);
      reaches.set(source.block, reach);
    }
  }
  return reaches;
};

/** Tells the column beside the text of each block: blocks that share no strip of the page are two columns. */
const sidesOf = (lines: readonly CvLine[]): ((line: CvLine) => string) => {
  const sides: Reach[] = [];
  const sideOf = new Map<number, number>();
  for (const [block, { x0, x1 }] of reachOfBlocks(lines)) {
    const at = sides.findIndex((side) => side.x0 < x1 && x0 < side.x1);
    const side = sides[at];
    if (side === undefined) sides.push({ x0, x1 });
    else [side.x0, side.x1] = [Math.min(side.x0, x0), Math.max(side.x1, x1)];
    sideOf.set(block, side === undefined ? sides.length - 1 : at);
  }
  return ({ source: { block } }) => `side${sideOf.get(block) ?? 0}`;
};

/** Parts the lines of a document into its columns, each in the order of the document. */
const columnsOf = (lines: readonly CvLine[], marks: ReadonlyMap<number, Mark>): Column[] => {
  const columns: CvLine[][] = [];
  const byName = new Map<string, CvLine[]>();
  const side = sidesOf(lines);
  for (const line of lines) {
    const name = line.source.region === 'side' ? side(line) : nameOf(line);
    const known = byName.get(name);
    if (known !== undefined) {
      known.push(line);
      continue;
    }
    const last = columns.at(-1);
    if (last !== undefined && name.startsWith('box') && isHeadingBox(last, marks)) {
      last.push(line);
      byName.set(name, last);
      continue;
    }
    const column = [line];
    columns.push(column);
    byName.set(name, column);
  }
  return columns.map((column) => ({ lines: column }));
};

/** A document cut into sections. */
export type CvSegments = {
  /** In document order; each line stands in one of them, its label or heading aside. */
  readonly runs: readonly SectionRun[];
  /** Lines of the paper and not of its owner, which stand in no section. */
  readonly furniture: readonly CvLine[];
};

type Building = {
  readonly section: CvSection;
  readonly heading: CvLine | null;
  readonly told: RunEvidence;
  readonly lines: CvLine[];
};

const continues = (previous: CvLine, line: CvLine): boolean =>
  /^[\s]*[\p{Ll}(]/u.test(line.text) && !/[.;:!?]\s*$/u.test(previous.text) && !line.bullet;

/** "Atelier Nord" set like the headings, right below a post: its employer. */
const isPartOfPost = (above: CvLine | undefined): boolean =>
  above !== undefined &&
  !above.bullet &&
  (isTitleLike(above.key) || findDates(above.key).some(({ shape }) => shape !== 'point'));

/** The mark is followed: what stands below is what it says, or what its look announces. */
const opensRun = (mark: Mark, section: CvSection, above: CvLine | undefined): boolean =>
  mark.sections.length > 0
    ? mark.sections.includes(section) && !(mark.minor && section === 'experience')
    : section !== 'experience' || !isPartOfPost(above);

/** Lines at the top of a CV that are not yet a section: contact lines, and a profile told in sentences. */
const topSection = (line: CvLine): CvSection =>
  wordCount(line.text) >= 9 && !hasContact(line.key) && !PERSONAL_LABEL.test(line.key)
    ? 'profile'
    : 'contact';

const TOP = new Set<CvSection>(['contact', 'profile']);
/** Sections whose lines are told under labels of their own. */
const TASKS = new Set<CvSection>(['experience', 'projects']);

/** A line that speaks for itself where no heading speaks for it: a language and its level, a way to reach the person. */
const ownSection = (line: CvLine): CvSection | null => {
  if (line.bullet) return null;
  if (hasContact(line.key)) return 'contact';
  const dated = findDates(line.key).some(({ shape }) => shape !== 'point');
  return line.text.length <= 140 && !dated && hasLanguageLevel(line.key) ? 'languages' : null;
};

type Label = { readonly section: CvSection; readonly end: number };

const labelOf = (line: CvLine, section: CvSection): Label | null => {
  if (TASKS.has(section) && (line.bullet || !CLOSING_LABELS.test(line.key))) return null;
  const label = inlineLabel(line.key);
  return label !== null && label.section !== section ? label : null;
};

/** So much larger, in shares, is the heading of a section than a line of it that reads as one. */
const LARGER = 1.2;

/**
 * "Formation a distance" right under a larger "Formations", "Formation Soudeur" anywhere below it: what or
 * where one learnt, no section of its own.
 */
const isUnderItsOwn = (
  { section, heading, lines }: Building,
  found: CvSection,
  line: CvLine,
): boolean =>
  section === 'education' &&
  found === section &&
  (lines.length === 0 || headingWords(line.key) === null) &&
  heading !== null &&
  line.source.fontSize > 0 &&
  heading.source.fontSize >= LARGER * line.source.fontSize;

/** The runs of one column, from the section of each of its lines. */
const runsOfColumn = (
  lines: readonly CvLine[],
  sections: readonly CvSection[],
  marks: ReadonlyMap<number, Mark>,
  guided: boolean,
): Building[] => {
  const runs: Building[] = [];
  let current: Building | null = null;
  let label: { run: Building; line: CvLine } | null = null;
  let headed = false;
  const open = (section: CvSection, heading: CvLine | null, told: RunEvidence): Building => {
    const run: Building = { section, heading, told, lines: [] };
    runs.push(run);
    return run;
  };
  for (const [at, line] of lines.entries()) {
    const found = sections[at] ?? 'other';
    const mark = marks.get(line.index);
    if (mark !== undefined && opensRun(mark, found, lines[at - 1])) {
      if (current !== null && isUnderItsOwn(current, found, line)) {
        current.lines.push(line);
        continue;
      }
      current = open(found, line, mark.sections.length > 0 ? 'heading' : 'look');
      if (mark.length < line.text.length) current.lines.push(lineFrom(line, mark.length));
      label = null;
      headed = true;
      continue;
    }
    const section = !headed && TOP.has(found) ? topSection(line) : found;
    const labels = labelOf(line, section);
    if (labels !== null) {
      const run = open(labels.section, null, 'label');
      run.lines.push(lineFrom(line, labels.end));
      label = { run, line };
      // What follows belongs again to the section around it, as a run of its own.
      current = null;
      continue;
    }
    if (label !== null && continues(label.line, line)) {
      label.run.lines.push(line);
      label = { run: label.run, line };
      continue;
    }
    label = null;
    const own = guided || headed ? null : ownSection(line);
    if (own !== null && own !== section) {
      open(own, null, 'content').lines.push(line);
      current = null;
      continue;
    }
    if (current === null || current.section !== section) current = open(section, null, 'content');
    current.lines.push(line);
  }
  return runs;
};

const tellsContact = ({ lines }: Column): boolean =>
  lines.some(({ key }) => hasContact(key) || PERSONAL_LABEL.test(key));

/** A box of lines that tell no way to reach anybody, where another one does, and no title: no contact block. */
const isApart = (column: Column): boolean =>
  column.lines.length > 1 &&
  !tellsContact(column) &&
  !column.lines.some(({ key }) => isTitleLike(key));

const firstOf = ({ heading, lines }: Building): number =>
  heading?.index ?? lines[0]?.index ?? Infinity;

/** Cuts a document into sections by its headings, by their look, and by what the lines say where these fail. */
export const segmentsOf = (all: readonly CvLine[]): CvSegments => {
  const furniture = furnitureOf(all);
  const lines = all.filter((line) => !furniture.has(line));
  const marks = marksOf(lines);
  const named = new Set([...marks.values()].flatMap(({ sections: [usual] }) => usual ?? []));
  const columns = columnsOf(lines, marks);
  const reached = columns.findIndex(tellsContact);
  const runs = columns.flatMap((column, at) => {
    const sections = labelled(column.lines, marks, named);
    const apart = reached >= 0 && at > reached && isApart(column);
    return runsOfColumn(
      column.lines,
      apart ? sections.map((section) => (section === 'contact' ? 'other' : section)) : sections,
      marks,
      named.has('experience'),
    );
  });
  return {
    runs: runs.sort((a, b) => firstOf(a) - firstOf(b)),
    furniture: [...furniture],
  };
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
