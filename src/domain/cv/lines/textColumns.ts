import { knownHeading } from '#/domain/cv/cues/headings';
import { alignedKey } from '#/domain/cv/text/alignedKey';

/** A stretch of plain text: its lines, or two columns that spaces set side by side. */
export type TextStretch =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | {
      readonly kind: 'columns';
      readonly main: readonly string[];
      readonly side: readonly string[];
    };

/** The second column of a text begins no nearer to the margin. */
const MIN_AT = 12;
/** Fewer lines side by side are a table or an accident. */
const MIN_ROWS = 4;
const MAX_LENGTH = 400;
const GAP = / {3,}(?=\S)/gu;

/** Where words begin after a gap of spaces, indentation included. */
const startsOf = (line: string): number[] =>
  line.length > MAX_LENGTH || line.includes('\t')
    ? []
    : [...line.matchAll(GAP)].map((gap) => gap.index + gap[0].length).filter((at) => at >= MIN_AT);

const headed = (line: string, at: number): boolean =>
  knownHeading(alignedKey(line.slice(at).trim())) !== null;

/** The place where most lines begin a second column; null where none of them names a section there. */
const columnAt = (lines: readonly string[]): number | null => {
  const rows = new Map<number, { count: number; headed: boolean }>();
  for (const line of lines)
    for (const at of startsOf(line)) {
      const row = rows.get(at) ?? { count: 0, headed: false };
      rows.set(at, { count: row.count + 1, headed: row.headed || headed(line, at) });
    }
  const [best] = [...rows].sort((a, b) => b[1].count - a[1].count);
  return best !== undefined && best[1].count >= MIN_ROWS && best[1].headed ? best[0] : null;
};

/** A first column narrower than this share of the second is a side column. */
const SIDE_SHARE = 0.6;

const split = (rows: readonly string[], at: number): TextStretch => {
  const left = rows.map((row) => row.slice(0, at).trimEnd());
  const right = rows.map((row) => row.slice(at).trimEnd());
  const width = Math.max(...right.map(({ length }) => length));
  return at >= width * SIDE_SHARE
    ? { kind: 'columns', main: left, side: right }
    : { kind: 'columns', main: right, side: left };
};

/**
 * Text copied from a page of two columns keeps them side by side, held apart by spaces. Where one place
 * begins enough lines, and one of these names a section, each column is read on its own.
 */
export const textStretches = (lines: readonly string[]): TextStretch[] => {
  const at = columnAt(lines);
  if (at === null) return [{ kind: 'lines', lines }];
  const beside = lines.map((line) => startsOf(line).includes(at));
  const crosses = (line: string): boolean =>
    line.slice(at - 2, at).trim() !== '' && line.length > at;
  const stretches: TextStretch[] = [];
  let from = 0;
  while (from < lines.length) {
    const first = beside.indexOf(true, from);
    if (first < 0) break;
    const crossed = lines.findIndex((line, index) => index > first && crosses(line));
    const to = crossed < 0 ? lines.length : crossed;
    if (first > from) stretches.push({ kind: 'lines', lines: lines.slice(from, first) });
    stretches.push(split(lines.slice(first, to), at));
    from = to;
  }
  if (from < lines.length) stretches.push({ kind: 'lines', lines: lines.slice(from) });
  return stretches;
};
