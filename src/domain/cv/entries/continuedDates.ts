import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { SINCE } from '#/domain/cv/dates/dates.fr';
import { cellsOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { alternatives } from '#/domain/cv/text/patterns';

const cellEnd = (line: CvLine, date: DateSpan): number => {
  const cell = cellsOf(line).find(
    (one) => one.start - line.start <= date.start + 2 && date.start < one.end - line.start,
  );
  const tab = line.key.indexOf('\t', date.start);
  return Math.max(cell === undefined ? 0 : cell.end - line.start, tab < 0 ? line.key.length : tab);
};

/** A cell longer than this holds more than one end of a period. */
const MAX_STACKED = 24;

type Cell = { readonly key: string; readonly end: number };

/** The first cell of a line, or the whole line. */
const firstCell = (line: CvLine): Cell => {
  const tab = line.key.indexOf('\t');
  const end = tab < 0 ? line.key.length : tab;
  return { key: line.key.slice(0, end), end };
};

/** "De" before a period and "a" after its beginning belong to it. */
const OF_PERIOD = /(?:^\s*(?:de|du|depuis|entre)\s+)|(?:\s+(?:a|au|et|jusqu'a|jusqu'au)\s*$)/gu;

const isAlone = (key: string, { start, end }: DateSpan): boolean =>
  !/[\p{L}\p{N}]/u.test(`${key.slice(0, start)} ${key.slice(end)}`.replace(OF_PERIOD, ''));

/** A date that goes on on the next line, and where on it: in its first cell, or from `nextFrom` on in its last. */
export type Continued = {
  readonly date: DateSpan;
  readonly nextEnd: number;
  readonly nextFrom: number | null;
};

const hasMonths = ({ from, to }: DateSpan): boolean =>
  from.month !== null && (to === 'ongoing' || to.month !== null);

/** The upper line is set as a header, the lower one as what was done. */
const headsText = ({ source: upper }: CvLine, { source: lower }: CvLine): boolean =>
  upper.bold && !lower.bold && lower.fontSize < upper.fontSize - 0.6;

/** The two lines hold nothing but dates, or the lower one names no post of its own beside the end of the period. */
const mayShareColumn = (line: CvLine, next: CvLine, date: DateSpan): boolean => {
  const [upper, lower] = [line, next].map((one) => one.key.slice(firstCell(one).end).trim());
  if (upper === '' && lower === '') return true;
  const told = date.to === 'ongoing' || hasMonths(date) || headsText(line, next);
  return told && !isTitleLike(lower ?? '');
};

const SINCE_ALONE = new RegExp(`^\\s*(?:${alternatives(SINCE)})\\s*$`, 'u');

/** "Depuis" over "2019" in a narrow column: one date on two lines. */
const sinceOver = (upper: Cell, lower: Cell, next: CvLine): Continued | null => {
  const head = `${upper.key.trimEnd()} `;
  const [date, ...more] = findDates(head + lower.key.trim());
  if (date?.shape !== 'since' || more.length > 0) return null;
  if (date.end < head.length + lower.key.trim().length) return null;
  return {
    date: { ...date, start: 0, end: upper.key.length },
    nextEnd: next.start + lower.end,
    nextFrom: null,
  };
};

/** The one period that two texts make, the first told first; null where they tell more, or less. */
const periodOf = (first: string, second: string): DateSpan | null => {
  const key = `${first} - ${second}`;
  const [whole, ...others] = findDates(key);
  if (whole?.shape !== 'range' || whole.dangling || others.length > 0) return null;
  return isAlone(key, whole) ? whole : null;
};

const bareDate = (key: string): string =>
  key.replace(OF_PERIOD, ' ').replace(/^[\s-]+|[\s-]+$/gu, '');

/** Two dates of one column stand closer than this, in line heights, where the later one is above. */
const TIGHT = 0.3;

/** "Aout 2019" over "Juillet 2019": the end above the start, both with their months, closer than the posts are. */
const endOverStart = (
  line: CvLine,
  next: CvLine,
  upper: string,
  lower: string,
): DateSpan | null => {
  const apart = line.source.gapBefore - next.source.gapBefore;
  if (next.source.gapBefore >= TIGHT || apart < TIGHT) return null;
  const whole = periodOf(lower, upper);
  return whole !== null && hasMonths(whole) ? whole : null;
};

/** The period that two date cells, one over the other, make together; null where they do not. */
const stackOf = (line: CvLine, next: CvLine): Continued | null => {
  if (next.source.gapBefore >= 1 || line.source.page !== next.source.page) return null;
  const [upper, lower] = [firstCell(line), firstCell(next)];
  if (Math.max(upper.key.length, lower.key.length) > MAX_STACKED) return null;
  if (SINCE_ALONE.test(upper.key)) return sinceOver(upper, lower, next);
  const [first, second] = [bareDate(upper.key), bareDate(lower.key)];
  const [told, ...more] = findDates(first);
  if (more.length > 0 || (told !== undefined && told.shape !== 'point' && !told.dangling))
    return null;
  const whole =
    (told === undefined ? null : periodOf(first, second)) ??
    endOverStart(line, next, first, second);
  if (whole === null || !mayShareColumn(line, next, whole)) return null;
  const date = { ...whole, start: 0, end: upper.end };
  return { date, nextEnd: next.start + lower.end, nextFrom: null };
};

/** The cell that ends a line of two, and where it begins. */
const lastCell = (line: CvLine): { readonly key: string; readonly from: number } | null => {
  const tab = line.key.lastIndexOf('\t');
  return tab < 0 ? null : { key: bareDate(line.key.slice(tab + 1)), from: tab };
};

/** "Serveuse <tab> Mars 2019" over "Nordal, Pau <tab> Juin 2020": the ends of a period in the column at the right. */
const stackAtRight = (line: CvLine, next: CvLine): Continued | null => {
  if (next.source.gapBefore >= TIGHT || line.source.page !== next.source.page) return null;
  const [upper, lower] = [lastCell(line), lastCell(next)];
  if (upper === null || lower === null || isTitleLike(next.key.slice(0, lower.from))) return null;
  const [told, ...more] = findDates(line.key);
  if (more.length > 0 || told?.shape !== 'point' || findDates(next.key).length !== 1) return null;
  const whole = periodOf(upper.key, lower.key);
  if (whole === null || !hasMonths(whole)) return null;
  return {
    date: { ...whole, start: upper.from + 1, end: line.key.length },
    nextEnd: next.end,
    nextFrom: next.start + lower.from,
  };
};

/** "Mars 2019 - " before the words of its line. */
const OPENED = /^\s*-\s*(?=\p{L})/u;

/** "Mars 2019 - Serveuse, Nordal" over "Juin 2020": the end of the period stands under its start, in the margin of the post. */
const stackInMargin = (line: CvLine, next: CvLine): Continued | null => {
  if (next.source.gapBefore >= TIGHT || line.source.page !== next.source.page) return null;
  if (line.bullet || next.bullet || next.key.length > MAX_STACKED) return null;
  const [told, ...more] = findDates(line.key);
  if (told?.shape !== 'point' || more.some(({ shape }) => shape !== 'point')) return null;
  if (/[\p{L}\p{N}]/u.test(line.key.slice(0, told.start))) return null;
  const dash = OPENED.exec(line.key.slice(told.end))?.[0].length ?? 0;
  const whole =
    dash === 0 ? null : periodOf(line.key.slice(told.start, told.end), bareDate(next.key));
  if (whole === null) return null;
  return {
    date: { ...whole, start: told.start, end: told.end + dash },
    nextEnd: next.end,
    nextFrom: null,
  };
};

const stackAt = (line: CvLine, next: CvLine): Continued | null =>
  stackOf(line, next) ?? stackAtRight(line, next) ?? stackInMargin(line, next);

/**
 * "Janvier 2020" over "Decembre 2022" in one column: the two ends of one period. Three dates that rise
 * line by line are posts of one line each, here and in the whole section.
 */
export const stacksIn = (lines: readonly CvLine[]): ReadonlyMap<number, Continued> => {
  const stacks = new Map<number, Continued>();
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [line, next, after] = [lines[at], lines[at + 1], lines[at + 2]];
    if (line === undefined || next === undefined) break;
    const stack = stackAt(line, next);
    if (stack === null) continue;
    const more = after !== undefined && stackAt(next, after);
    if (more !== false && more !== null) return new Map();
    stacks.set(at, stack);
    at += 1;
  }
  return stacks;
};

/** A period cut at the end of its line or cell is read on with the opening of the next line. */
export const across = (
  line: CvLine,
  next: CvLine | undefined,
  date: DateSpan,
): Continued | null => {
  if (next === undefined || !date.dangling) return null;
  const end = cellEnd(line, date);
  if (line.key.slice(date.end, end).replace(/[\s-]/gu, '') !== '') return null;
  const head = line.key.slice(date.start, end);
  const joined = `${head} ${next.key.slice(0, 24)}`;
  const longer = findDates(joined)[0];
  if (longer === undefined || longer.end <= head.length + 1) return null;
  const used = longer.end - head.length - 1;
  const stop = next.key.charAt(used);
  if (/[\p{L}\d]/u.test(stop)) return null;
  return {
    date: {
      ...longer,
      start: date.start,
      end: Math.min(end, date.start + longer.end),
      dangling: false,
    },
    nextEnd: next.start + used,
    nextFrom: null,
  };
};
