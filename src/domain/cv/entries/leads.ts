import { aroundDate, isComplete, isHeadLine, wholeLine } from '#/domain/cv/entries/headLines';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import type { Anchor } from '#/domain/cv/person/anchors';
import { readHeader } from '#/domain/cv/person/header';
import { employerScore, titleScore } from '#/domain/cv/person/headerParts';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** Header lines an entry can have above its date. */
const MAX_LEAD = 3;

/** The type of a line; an employer in capitals and one without are set alike. */
const typeOf = (line: CvLine): string =>
  `${Math.round(line.source.fontSize * 2)}${line.source.bold ? 'b' : ''}`;

const leadAbove = (lines: readonly CvLine[], at: number, floor: number): number => {
  let count = 0;
  while (count < MAX_LEAD && at - count - 1 >= floor) {
    const line = lines[at - count - 1];
    if (line === undefined || !isHeadLine(line)) break;
    count += 1;
  }
  return count;
};

/** How many header lines stand above each date, as the first entry shows it. */
export const usualLead = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  lexicon: Lexicon,
): number => {
  const [first] = anchors;
  if (first === undefined) return 0;
  const line = lines[first.at];
  if (line !== undefined && isComplete(readHeader(aroundDate(line, first), lexicon, 0))) return 0;
  const count = leadAbove(lines, first.at, 0);
  if (count === first.at) return count;
  // An introduction stands before the first entry: only what reads as a title or employer is lead.
  let lead = 0;
  while (lead < Math.min(count, 2)) {
    const above = lines[first.at - lead - 1];
    if (above === undefined) break;
    const piece = wholeLine(above);
    if (titleScore(piece, lexicon) < 2 && employerScore(piece) < 2) break;
    lead += 1;
  }
  return lead;
};

/** The line stands clear of what is above, and those down to `until` follow it closely. */
const opensBlock = (lines: readonly CvLine[], at: number, until: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]];
  if (line === undefined || above === undefined) return false;
  const block = lines.slice(at, until);
  if (block.some(({ key }) => TASK_WORDS.test(key))) return false;
  const inner = Math.max(0, ...block.slice(1).map(({ source }) => source.gapBefore));
  return (above.bullet && !line.bullet) || line.source.gapBefore > inner + 0.5;
};

/** "ATOS, Bezons" after a blank line, close over a dated post without employer: it heads the post. */
const leadsAlone = (
  lines: readonly CvLine[],
  anchor: Anchor,
  floor: number,
  lexicon: Lexicon,
): boolean => {
  const [above, line] = [lines[anchor.at - 1], lines[anchor.at]];
  if (above === undefined || line === undefined || anchor.at - 1 < floor) return false;
  const header = readHeader(aroundDate(line, anchor), lexicon, 0);
  return (
    header.title !== null &&
    header.company === null &&
    above.source.gapBefore >= 1 &&
    line.source.gapBefore < 0.5 &&
    isHeadLine(above) &&
    employerScore(wholeLine(above)) >= 0.7 &&
    titleScore(wholeLine(above), lexicon) < 1
  );
};

/** How many header lines stand above one date. */
export const leadOf = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  index: number,
  usual: number,
  lexicon: Lexicon,
): number => {
  const anchor = anchors[index];
  if (anchor === undefined) return 0;
  const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? -1) + 1;
  if (usual === 0) return index > 0 && leadsAlone(lines, anchor, floor, lexicon) ? 1 : 0;
  const available = leadAbove(lines, anchor.at, floor);
  if (index === 0) return Math.min(available, usual);
  const line = lines[anchor.at];
  if (line !== undefined && isComplete(readHeader(aroundDate(line, anchor), lexicon, 0))) return 0;
  if (available >= usual && opensBlock(lines, anchor.at - usual, anchor.at)) return usual;
  const first = anchors[0];
  const looks = new Set(
    Array.from({ length: usual }, (_, above) => lines[(first?.at ?? 0) - above - 1]).flatMap(
      (model) => (model === undefined ? [] : [typeOf(model)]),
    ),
  );
  const typographic = new Set(lines.map(typeOf)).size > 1;
  let lead = 0;
  while (lead < Math.min(available, usual)) {
    const above = lines[anchor.at - lead - 1];
    if (above === undefined) break;
    const piece = wholeLine(above);
    const sensible = titleScore(piece, lexicon) >= 1 || employerScore(piece) >= 1;
    if (typographic ? !looks.has(typeOf(above)) && !sensible : lead > 0 && !sensible) break;
    if (TASK_WORDS.test(above.key) && titleScore(piece, lexicon) < 2) break;
    lead += 1;
  }
  return lead;
};
