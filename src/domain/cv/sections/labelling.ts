import type { CvSection } from '#/domain/cv/cv';
import { CV_SECTIONS } from '#/domain/cv/cv';
import { signsOf } from '#/domain/cv/sections/lineSigns';
import type { Mark } from '#/domain/cv/sections/mark';
import { BOUNDARY, COSTS, RARE, SIGN_WEIGHTS } from '#/domain/cv/sections/signWeights';
import type { Sign } from '#/domain/cv/sections/signWeights';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

const weightOf = (sign: Sign, section: CvSection): number =>
  SIGN_WEIGHTS[sign][section] ?? SIGN_WEIGHTS[sign].rest;

/** How well the signs of a line suit each section. */
const suitsOf = (signs: ReadonlySet<Sign>): number[] =>
  CV_SECTIONS.map((section) => {
    let suits = 0;
    for (const sign of signs) suits += weightOf(sign, section);
    return suits;
  });

/** How much a line without a heading looks like the first of a section. */
const boundaryAt = (lines: readonly CvLine[], at: number): number => {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined) return 0;
  let boundary = 0;
  if (line.source.page !== above.source.page) boundary += BOUNDARY.page;
  if (line.source.gapBefore >= 1) boundary += BOUNDARY.gap;
  const set = line.source.bold || isCapitals(line.text);
  if (set && !above.source.bold && wordCount(line.text) <= 12) boundary += BOUNDARY.look;
  if (above.bullet && !line.bullet) boundary += BOUNDARY.afterList;
  if (above.bullet && line.bullet) boundary += BOUNDARY.inList;
  return boundary;
};

const has = (sections: readonly CvSection[], section: CvSection | undefined): boolean =>
  section !== undefined && sections.includes(section);

type Step = {
  readonly line: CvLine;
  readonly mark: Mark | undefined;
  /** The last heading above the line whose words are known. */
  readonly governing: Mark | undefined;
  readonly boundary: number;
};

/**
 * What it costs to take a heading for the section that it names at that rank. Where the posts have a heading of their own,
 * one of courses or duties is not taken for theirs: a post below it has to show itself, as one without a heading does.
 */
const costOfRank = ({ sections }: Mark, rank: number, named: ReadonlySet<CvSection>): number => {
  const [usual, to] = [sections[0], sections[rank]];
  const elsewhere =
    rank > 0 && usual !== undefined && RARE.has(usual) && to !== undefined && named.has(to);
  return rank * COSTS.headingAlternative + (elsewhere ? COSTS.namedElsewhere : 0);
};

/** What it costs to go from one section to another at a line. */
const costOf = (
  { mark, governing, boundary }: Step,
  from: CvSection,
  to: CvSection,
  named: ReadonlySet<CvSection>,
): number => {
  if (mark !== undefined && mark.sections.length > 0) {
    const rank = mark.sections.indexOf(to);
    if (mark.minor && from === 'experience') {
      if (to === from) return 0;
      return rank < 0 ? COSTS.headingOverruled : COSTS.minorHeading;
    }
    if (rank >= 0) return costOfRank(mark, rank, named);
    return from === to ? COSTS.headingIgnored : COSTS.headingOverruled;
  }
  if (mark !== undefined) return costOfLook(mark, from, to);
  if (from === to) return 0;
  const told = governing?.sections ?? [];
  if (has(told, to)) return has(told, from) ? COSTS.joint : COSTS.back;
  const out = has(told, from) ? COSTS.headed : COSTS.unheaded;
  const listed = from === 'publications' && has(told, from) ? COSTS.bibliography : 0;
  return Math.max(1, costOfContent(to, named) + out + listed - boundary);
};

/** Sections of parts, each under a line of its own: posts, and groups of skills. */
const OF_PARTS: ReadonlySet<CvSection> = new Set(['experience', 'skills']);

/** What it costs to go on or to change at a line that only looks like a heading. */
const costOfLook = ({ hints }: Mark, from: CvSection, to: CvSection): number => {
  if (from === to) {
    const stays = OF_PARTS.has(from) ? COSTS.lookStaysInParts : COSTS.lookStays;
    return stays + (hints.length === 0 || hints.includes(to) ? 0 : COSTS.hint);
  }
  if (hints.includes(to)) return -COSTS.hint;
  const opens = from === 'experience' ? COSTS.lookOpensInPosts : COSTS.lookOpens;
  return opens + (to === 'other' ? 0 : COSTS.claim);
};

/** What it costs that content alone opens a section. */
const costOfContent = (to: CvSection, named: ReadonlySet<CvSection>): number =>
  (named.has(to) ? COSTS.namedElsewhere : 0) + (RARE.has(to) ? COSTS.rare : 0);

const stepsOf = (lines: readonly CvLine[], marks: ReadonlyMap<number, Mark>): Step[] => {
  let governing: Mark | undefined;
  return lines.map((line, at) => {
    const mark = marks.get(line.index);
    if (mark !== undefined) governing = mark;
    return { line, mark, governing, boundary: boundaryAt(lines, at) };
  });
};

/**
 * The section of each line of one column: the sequence that suits the signs of the lines best, less what
 * it costs to pass from one section to another (Viterbi). A heading that is known costs much to ignore;
 * without one, the content of several lines opens a section.
 */
export const labelled = (
  lines: readonly CvLine[],
  marks: ReadonlyMap<number, Mark>,
  named: ReadonlySet<CvSection>,
): CvSection[] => {
  const signs = signsOf(lines);
  const steps = stepsOf(lines, marks);
  const cameFrom: number[][] = [];
  let scores: number[] = [];
  for (const [at, step] of steps.entries()) {
    const suits = step.mark === undefined ? suitsOf(signs[at] ?? new Set()) : null;
    const origins: number[] = [];
    scores = CV_SECTIONS.map((to, index) => {
      let best = -Infinity;
      let origin = 0;
      if (at === 0) best = openingOf(step, to, named);
      else
        for (const [before, from] of CV_SECTIONS.entries()) {
          const score = (scores[before] ?? -Infinity) - costOf(step, from, to, named);
          // Of equals the same section goes on.
          if (score > best || (score === best && before === index))
            [best, origin] = [score, before];
        }
      origins.push(origin);
      return best + (suits?.[index] ?? 0);
    });
    cameFrom.push(origins);
  }
  return backtraced(cameFrom, scores);
};

/** What the first line of a column scores for a section: most columns without a heading begin with the contact block. */
const openingOf = ({ mark }: Step, to: CvSection, named: ReadonlySet<CvSection>): number => {
  if (mark !== undefined && mark.sections.length > 0) {
    const rank = mark.sections.indexOf(to);
    return rank < 0 ? -COSTS.headingOverruled : -costOfRank(mark, rank, named);
  }
  if (to === 'contact') return 0;
  return -COSTS.opening - costOfContent(to, named);
};

const backtraced = (
  cameFrom: readonly (readonly number[])[],
  scores: readonly number[],
): CvSection[] => {
  let state = scores.indexOf(Math.max(...scores));
  const labels: CvSection[] = [];
  for (const origins of cameFrom.toReversed()) {
    labels.push(CV_SECTIONS[state] ?? 'other');
    state = origins[state] ?? 0;
  }
  return labels.reverse();
};
