import { median } from '#/adapters/documents/layout/segmentMeasures';
import type { Word } from '#/adapters/documents/layout/toWords';
import type { Segment } from '#/adapters/documents/layout/types';
import { placeWords } from '#/adapters/documents/layout/wordPlaces';
import { isBulletMark, isIcon, splitBullet } from '#/adapters/documents/text/bullets';
import { cleanText } from '#/adapters/documents/text/clean';

/**
 * A gap this wide, in ems, parts segments. In a justified line every gap may be that wide: there it takes
 * twice the narrower ones, within reason.
 */
const SEGMENT_GAP = 1;
const JUSTIFIED_FACTOR = 2;
const WIDEST_WORD_GAP = 1.7;
const MIN_JUSTIFIED_GAPS = 3;
/** Even gaps up to this are a line set flush, told by a neighbour with the same ends. */
const WIDEST_FLUSH_GAP = 4;
const FLUSH_EVENNESS = 1.3;
const FLUSH_REACH = 4;
const FLUSH_LINES = 6;
const FLUSH_EDGE = 1;
/** A list mark stands at most this far, in ems, before its text. */
const BULLET_REACH = 4;

type Line = readonly Word[];

/** True where a line near by has the same two ends: a paragraph set flush on both sides. */
const isFlush = (line: Line, lines: readonly Line[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return false;
  return lines.some((other) => {
    const [start, end] = [other[0], other.at(-1)];
    return (
      other !== line &&
      start !== undefined &&
      end !== undefined &&
      Math.abs(start.y - first.y) <= FLUSH_REACH * first.size &&
      Math.abs(start.x0 - first.x0) <= FLUSH_EDGE &&
      Math.abs(end.x1 - last.x1) <= FLUSH_EDGE
    );
  });
};

/** The gap, in ems, that parts the segments of a line. */
const limitOf = (line: Line, lines: readonly Line[]): number => {
  const gaps = line.slice(1).map((word, index) => measured(line[index], word));
  if (gaps.length < MIN_JUSTIFIED_GAPS) return SEGMENT_GAP;
  const sorted = gaps.toSorted((a, b) => a - b);
  const [narrowest = 0, widest = 0] = [sorted[0], sorted.at(-1)];
  if (widest <= FLUSH_EVENNESS * narrowest && widest < WIDEST_FLUSH_GAP && isFlush(line, lines))
    return WIDEST_FLUSH_GAP;
  const justified = JUSTIFIED_FACTOR * (sorted[sorted.length >> 2] ?? 0);
  return Math.max(SEGMENT_GAP, Math.min(justified, WIDEST_WORD_GAP));
};

const splitAtGaps = (words: Line, limit: number): readonly Line[] => {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group === undefined || measured(group.at(-1), word) > limit) groups.push([word]);
    else group.push(word);
  }
  return groups;
};

const measured = (last: Word | undefined, next: Word): number =>
  last === undefined
    ? Number.POSITIVE_INFINITY
    : (next.x0 - last.x1) / Math.min(last.size, next.size) -
      2 * Math.min(last.tracking, next.tracking);

const weigh = (words: readonly Word[]): { size: number; bold: boolean } => {
  const bySize = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { text, size, bold: isBold } of words) {
    const rounded = Math.round(size * 10) / 10;
    bySize.set(rounded, (bySize.get(rounded) ?? 0) + text.length);
    all += text.length;
    if (isBold) bold += text.length;
  }
  const [size = 0] = [...bySize.entries()].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { size, bold: bold * 2 > all };
};

const toSegment = (words: readonly Word[], marked: boolean): Segment | null => {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const raw = cleanText(words.map(({ text }) => text).join(' '));
  const { text, bullet } = marked ? { text: raw, bullet: true } : splitBullet(raw);
  if (text === '') return null;
  const y = median(words.map((word) => word.y));
  return {
    text,
    x0: first.x0,
    x1: last.x1,
    y,
    yEnd: y,
    ...weigh(words),
    bullet,
    places: placeWords(words, text),
  };
};

const DASH = /^[-\u2013\u2014]$/u;

const toSegmentOf = (word: Word): readonly Segment[] => {
  const { text, x0, x1, y, size, bold } = word;
  const places = placeWords([word], text);
  return [{ text, x0, x1, y, yEnd: y, size, bold, bullet: false, places }];
};

/** Narrower gaps part cells where the words after them begin a column: wider than a space, in ems. */
const CELL_GAP = 0.55;
const CELL_FACTOR = 1.6;
const SAME_START = 1;

/** So many lines that begin at one place make it an edge. */
const MIN_EDGE_LINES = 3;

/** Left edges that several lines share, in whole points: what stands before one of them on a line is in its margin. */
const sharedEdges = (lines: readonly (readonly Line[])[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const [first] of lines) {
    const at = Math.round(first?.[0]?.x0 ?? 0);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].flatMap(([at, count]) => (count >= MIN_EDGE_LINES ? [at] : []));
};

/** Where cells begin, in whole points: left edges of what follows a wide gap, on two lines at least, and those of lines. */
const columnStarts = (lines: readonly (readonly Line[])[]): ReadonlySet<number> => {
  const seen = new Set<number>();
  const starts = new Set<number>(sharedEdges(lines));
  for (const groups of lines)
    for (const [word] of groups.slice(1)) {
      const at = Math.round(word?.x0 ?? 0);
      if (beginsAt(seen, at)) starts.add(at);
      seen.add(at);
    }
  return starts;
};

const beginsAt = (starts: ReadonlySet<number>, at: number): boolean =>
  [at - SAME_START, at, at + SAME_START].some((x) => starts.has(x));

/** A cell that nearly fills its column stands close to the next one: it ends where the next column begins. */
const cutAtColumns = (group: Line, starts: ReadonlySet<number>): readonly Line[] => {
  if (group.length < 2 || starts.size === 0) return [group];
  const gaps = group.slice(1).map((word, index) => measured(group[index], word));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const cells: Word[][] = [];
  for (const [at, word] of group.entries()) {
    const gap = at === 0 ? 0 : measured(group[at - 1], word);
    const opens =
      gap >= CELL_GAP &&
      (group.length === 2 || gap >= CELL_FACTOR * usual) &&
      beginsAt(starts, Math.round(word.x0));
    const cell = cells.at(-1);
    if (cell === undefined || opens) cells.push([word]);
    else cell.push(word);
  }
  return cells;
};

/** An icon is no word: what follows it on its line is a cell of its own. */
const cutAtIcons = (group: Line): readonly Line[] => {
  const cells: Word[][] = [[]];
  for (const word of group)
    if (isIcon(word.text, word.font)) cells.push([]);
    else cells.at(-1)?.push(word);
  return cells.filter((cell) => cell.length > 0);
};

/** Cuts each line into segments at wide gaps and gives list marks to the text they stand before. */
export const toSegments = (lines: readonly (readonly Word[])[]): readonly Segment[] => {
  const segments: Segment[] = [];
  const parted = lines.map((line, index) =>
    splitAtGaps(
      line,
      limitOf(line, lines.slice(Math.max(0, index - FLUSH_LINES), index + FLUSH_LINES + 1)),
    ),
  );
  const starts = columnStarts(parted);
  for (const groups of parted) {
    let mark: Word | null = null;
    for (const group of groups.flatMap((one) => cutAtColumns(one, starts)).flatMap(cutAtIcons)) {
      const [first, ...rest] = group;
      if (first === undefined) continue;
      if (rest.length === 0 && isBulletMark(first.text, first.font)) {
        mark = first;
        continue;
      }
      const lone = mark === null || first.x0 - mark.x1 <= BULLET_REACH * first.size ? null : mark;
      // A dash far from any text stands for itself: between two years set one above the other.
      if (lone !== null && DASH.test(lone.text)) segments.push(...toSegmentOf(lone));
      const marked: boolean = mark !== null && first.x0 - mark.x1 <= BULLET_REACH * first.size;
      const segment = toSegment(group, marked);
      if (segment !== null) segments.push(segment);
      mark = null;
    }
  }
  return segments;
};
