import { median } from '#/adapters/documents/layout/measures';
import type { Segment } from '#/adapters/documents/layout/types';
import type { Word } from '#/adapters/documents/layout/words';
import { isBulletMark, splitBullet } from '#/adapters/documents/text/bullets';
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
  };
};

const DASH = /^[-\u2013\u2014]$/u;

const toSegmentOf = (word: Word): readonly Segment[] => {
  const { text, x0, x1, y, size, bold } = word;
  return [{ text, x0, x1, y, yEnd: y, size, bold, bullet: false }];
};

/** Cuts each line into segments at wide gaps and gives list marks to the text they stand before. */
export const toSegments = (lines: readonly (readonly Word[])[]): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const [index, line] of lines.entries()) {
    const near = lines.slice(Math.max(0, index - FLUSH_LINES), index + FLUSH_LINES + 1);
    let mark: Word | null = null;
    for (const group of splitAtGaps(line, limitOf(line, near))) {
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
      const own =
        !near && rest.length > 0 && isBulletMark(first.text, first.font) && first.text !== 'o';
      const segment = toSegment(own ? rest : group, marked || own);
      if (segment !== null) segments.push(segment);
      mark = null;
    }
  }
  return segments;
};
