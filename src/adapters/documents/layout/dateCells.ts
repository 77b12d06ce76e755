import { DATE_LINKS, MONTH_WORDS, TODAY_WORDS } from '#/adapters/documents/layout/dateWords.fr';
import { bounds, median } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** A cell longer than this, in characters, is not of dates alone. */
const LONGEST = 36;
const WORD = /\p{L}+|\d+/gu;
const YEAR = /(?:19|20)\d{2}/u;
/** `06/2019`, `09/19 -`, `01/10/19`, or nothing but `04 /17`, once or twice: dates in figures. */
const IN_FIGURES =
  /^\d{1,2}[/.]\d{4}|^\d{1,2}[/.]\d{2}\s*[-\u2013]|(?:^|\s)\d{1,2}[/.]\d{1,2}[/.](?:\d{2}|\d{4})(?!\d)|^(?:(?:0?[1-9]|1[0-2])\s?\/\s?\d{2}(?:\s|$)){1,2}$/u;

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True for a cell that says when and nothing else: `2019 - 2021`, `Sept.`, `depuis mai 2020`, `en cours`. */
export const isDateCell = (text: string): boolean => {
  if (text.length > LONGEST || /[@:€%+]/u.test(text)) return false;
  const words = bare(text).match(WORD) ?? [];
  const tells = (word: string): boolean =>
    YEAR.test(word) || MONTH_WORDS.has(word) || TODAY_WORDS.has(word);
  return (
    (words.some(tells) || IN_FIGURES.test(text)) &&
    words.every(
      (word) => tells(word) || DATE_LINKS.has(word) || (/^\d+$/u.test(word) && word.length <= 2),
    )
  );
};

/** True for a text whose last word is a month. */
export const endsWithMonth = (text: string): boolean =>
  MONTH_WORDS.has(/\p{L}+(?=\.?$)/u.exec(bare(text).trim())?.[0] ?? '');

/** Years and months as a number to compare; null where the cell names no year. */
export const yearOf = (text: string): number | null => {
  const year = YEAR.exec(text)?.[0];
  return year === undefined ? null : Number(year);
};

/** Baselines this near, in ems, are one row for a date and its text. */
const ROW = 0.6;
/** Dates with an edge or their middles this near, in points, make a column of dates. */
const SAME_PLACE = 4;

type Neighbours = {
  readonly date: Segment;
  readonly left: Segment | null;
  readonly right: Segment | null;
};

const neighboursOf = (date: Segment, segments: readonly Segment[]): Neighbours => {
  let left: Segment | null = null;
  let right: Segment | null = null;
  for (const other of segments) {
    if (other === date || Math.abs(other.y - date.y) > ROW * Math.min(other.size, date.size))
      continue;
    if (other.x0 >= date.x1 && other.x0 < (right?.x0 ?? Number.POSITIVE_INFINITY)) right = other;
    else if (other.x1 <= date.x0 && other.x1 > (left?.x1 ?? Number.NEGATIVE_INFINITY)) left = other;
  }
  return { date, left, right };
};

const isInColumn = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) <= SAME_PLACE ||
  Math.abs(a.x1 - b.x1) <= SAME_PLACE ||
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= 2 * SAME_PLACE;

/** Texts that begin this near one another, in points, are one column. */
const SAME_START = 15;
/** Baselines this near, in ems, are one. */
const LEVEL = 0.1;
/** From this share on, the texts on a side of a column of dates belong to it. */
const PARTNER_SHARE = 0.6;

const startOf = (texts: readonly (Segment | null)[]): number =>
  median(texts.flatMap((text) => (text === null ? [] : [text.x0])));

/** How many of the dates have a text on that side that begins where the others do; more where it is level with them. */
const weigh = (
  dates: readonly Segment[],
  texts: readonly (Segment | null)[],
): { readonly count: number; readonly level: number } => {
  const start = startOf(texts);
  const isInLine = (text: Segment | null | undefined): text is Segment =>
    text != null && Math.abs(text.x0 - start) <= SAME_START;
  const level = dates.filter((date, at) => {
    const text = texts[at];
    return isInLine(text) && Math.abs(text.y - date.y) <= LEVEL * date.size;
  }).length;
  return { count: texts.filter(isInLine).length, level };
};

/** Dates at the end of lines stand alone in their column; in a text other lines begin where they do. */
const standAlone = (dates: readonly Segment[], segments: readonly Segment[]): boolean => {
  const { x0, x1 } = bounds(dates);
  const [top, foot] = [dates[0]?.y ?? 0, dates.at(-1)?.y ?? 0];
  const others = segments.filter(
    (other) =>
      other.x0 >= x0 - SAME_START &&
      other.x0 <= x1 &&
      other.y > top - other.size &&
      other.y < foot + other.size &&
      !isDateCell(other.text),
  );
  return others.length < 0.5 * dates.length;
};

/** Lines that reach so much further than the dates, in widths of the dates, are more than a word under a date. */
const RUN_PAST = 0.5;

/**
 * Dates before their texts leave the rest of their strip empty. Where as many lines begin with them, run
 * well past them and stop short of the texts, these are lines of one column and the texts are another's.
 */
const standBefore = (
  dates: readonly Segment[],
  start: number,
  segments: readonly Segment[],
): boolean => {
  const { x0, x1 } = bounds(dates);
  const [top, foot] = [dates[0]?.y ?? 0, dates.at(-1)?.y ?? 0];
  const lines = segments.filter(
    (other) =>
      Math.abs(other.x0 - x0) <= SAME_START &&
      other.x1 > x1 + RUN_PAST * (x1 - x0) &&
      other.x1 <= start &&
      other.y > top - 2 * other.size &&
      other.y < foot + 2 * other.size &&
      !isDateCell(other.text),
  );
  return lines.length < dates.length;
};

/** The texts that the dates of one column belong to: all at their right, all at their left, or none. */
const partnersOf = (
  column: readonly Neighbours[],
  segments: readonly Segment[],
): readonly (Segment | null)[] => {
  const [left, right] = [column.map((one) => one.left), column.map((one) => one.right)];
  const dates = column.map(({ date }) => date);
  const none = { count: 0, level: 0 };
  const atLeft = standAlone(dates, segments) ? weigh(dates, left) : none;
  const atRight = standBefore(dates, startOf(right), segments) ? weigh(dates, right) : none;
  if (Math.max(atLeft.count, atRight.count) < Math.max(2, PARTNER_SHARE * column.length))
    return column.map(() => null);
  return atRight.count + atRight.level >= atLeft.count + atLeft.level ? right : left;
};

/** Dates that stand one below the other, each in one column. */
const toColumns = (dates: readonly Neighbours[]): readonly (readonly Neighbours[])[] => {
  const columns: Neighbours[][] = [];
  for (const one of dates) {
    const column = columns.find(
      ([first]) => first !== undefined && isInColumn(first.date, one.date),
    );
    if (column === undefined) columns.push([one]);
    else column.push(one);
  }
  return columns;
};

/**
 * The same segments, where a date and the text it belongs to leave no free space between them: the strip
 * beside a column of dates parts no columns of the page.
 */
export const bridgeDates = (segments: readonly Segment[]): readonly Segment[] => {
  const dates = segments
    .filter(({ text }) => isDateCell(text))
    .map((date) => neighboursOf(date, segments));
  if (dates.length === 0) return segments;
  const reach = new Map<Segment, number>();
  for (const column of toColumns(dates))
    for (const [at, partner] of partnersOf(column, segments).entries()) {
      const date = column[at]?.date;
      if (partner === null || date === undefined) continue;
      const [first, second] = partner.x0 < date.x0 ? [partner, date] : [date, partner];
      reach.set(first, Math.max(reach.get(first) ?? 0, second.x0));
    }
  return segments.map((segment) => {
    const x1 = reach.get(segment);
    return x1 === undefined ? segment : { ...segment, x1: Math.max(segment.x1, x1) };
  });
};
