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
/** A list mark stands at most this far, in ems, before its text. */
const BULLET_REACH = 4;

const splitAtGaps = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const gaps = words.slice(1).map((word, index) => measured(words[index], word));
  const narrow = gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const justified = gaps.length >= MIN_JUSTIFIED_GAPS ? narrow * JUSTIFIED_FACTOR : 0;
  const limit = Math.max(SEGMENT_GAP, Math.min(justified, WIDEST_WORD_GAP));
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const gap = group === undefined ? Number.POSITIVE_INFINITY : measured(group.at(-1), word);
    if (group === undefined || gap > limit) groups.push([word]);
    else group.push(word);
  }
  return groups;
};

const measured = (last: Word | undefined, next: Word): number =>
  last === undefined
    ? Number.POSITIVE_INFINITY
    : (next.x0 - last.x1) / Math.min(last.size, next.size);

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

/** Cuts each line into segments at wide gaps and gives list marks to the text they stand before. */
export const toSegments = (lines: readonly (readonly Word[])[]): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const line of lines) {
    let mark: Word | null = null;
    for (const group of splitAtGaps(line)) {
      const [first, ...rest] = group;
      if (first === undefined) continue;
      if (rest.length === 0 && isBulletMark(first.text, first.font)) {
        mark = first;
        continue;
      }
      const near: boolean = mark !== null && first.x0 - mark.x1 <= BULLET_REACH * first.size;
      const own =
        !near && rest.length > 0 && isBulletMark(first.text, first.font) && first.text !== 'o';
      const segment = toSegment(own ? rest : group, near || own);
      if (segment !== null) segments.push(segment);
      mark = null;
    }
  }
  return segments;
};
