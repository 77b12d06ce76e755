import type { Segment } from '#/adapters/documents/layout/types';

/** Evidence that the two sides of a strip are rows of pairs (dates and texts) or columns of their own. */
export type Pairing = 'paired' | 'columns';

/** Baselines count as one within this share of the smaller type size. */
const SAME_LINE = 0.25;
/** Lines nearer than this, in ems, run on: no entry starts between them. */
const LINE_PITCH = 1.75;
const DATE = /(?:19|20)\d{2}|\b\d{1,2}[/.]\d{2,4}\b/u;
const FLOW_SHARE = 0.18;
const MISALIGNED_SHARE = 0.34;
const LONG_GROUP = 3;

type Group = readonly Segment[];

const byHeight = (a: Segment, b: Segment): number => a.y - b.y || a.x0 - b.x0;

/** Lines that run on below one another. */
const toGroups = (side: readonly Segment[]): readonly Group[] => {
  const groups: Segment[][] = [];
  for (const segment of side.toSorted(byHeight)) {
    const last = groups.at(-1)?.at(-1);
    if (
      last !== undefined &&
      segment.y - last.y <= LINE_PITCH * Math.min(segment.size, last.size) &&
      segment.bold === last.bold
    )
      groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups;
};

const aligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) <= SAME_LINE * Math.min(a.size, b.size);

const startsLower = ({ text }: Segment): boolean => /^[\p{Ll}]/u.test(text);

const flows = (segments: readonly Segment[]): boolean =>
  segments.filter(startsLower).length >= FLOW_SHARE * segments.length;

/** True where a line of the other side runs on above the one met: no entry starts there. */
const isMidParagraph = (line: Segment, side: readonly Segment[]): boolean =>
  side.some(
    (other) =>
      other.y < line.y - 1 &&
      line.y - other.y <= LINE_PITCH * Math.min(line.size, other.size) &&
      other.bold === line.bold &&
      !line.bullet &&
      Math.abs(other.size - line.size) < 0.5,
  ) && startsLower(line);

type Meeting = { readonly met: number; readonly missed: number; readonly middle: number };

/** How the first lines of groups meet the other side. */
const meet = (groups: readonly Group[], side: readonly Segment[]): Meeting => {
  let met = 0;
  let missed = 0;
  let middle = 0;
  for (const [first] of groups) {
    if (first === undefined) continue;
    const beside = side.filter((other) => aligned(first, other));
    if (beside.length > 0) {
      met += 1;
      if (beside.every((line) => isMidParagraph(line, side))) middle += 1;
      continue;
    }
    const around = side.some(
      (other) => Math.abs(other.y - first.y) < 0.95 * Math.max(first.size, other.size),
    );
    if (around) missed += 1;
  }
  return { met, missed, middle };
};

const dateShare = (segments: readonly Segment[]): number =>
  segments.filter(({ text }) => DATE.test(text) && text.length <= 40).length /
  Math.max(segments.length, 1);

const longest = (groups: readonly Group[]): number =>
  Math.max(0, ...groups.map((group) => group.length));

/**
 * Tells rows of pairs from columns. In rows, what starts on the sparser side starts on a line where
 * something starts on the other side too; in columns the baselines meet only by chance, or the lines of
 * both sides run on in paragraphs of their own.
 */
export const judgePairing = (left: readonly Segment[], right: readonly Segment[]): Pairing => {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  const groups = toGroups(sparse);
  const { met, missed, middle } = meet(groups, dense);
  if (met === 0) return 'columns';
  if (missed > MISALIGNED_SHARE * met) return 'columns';
  if (dateShare(sparse) >= 0.5) return 'paired';
  if (middle > MISALIGNED_SHARE * met) return 'columns';
  if (longest(groups) >= LONG_GROUP && (flows(sparse) || sparse.length >= 8)) return 'columns';
  return 'paired';
};
