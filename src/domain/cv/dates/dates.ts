import { datesIn } from '#/domain/cv/dates/dateAtoms';
import type { DateAtom } from '#/domain/cv/dates/dateAtoms';
import {
  DURATION_UNITS,
  LEAD_IN,
  LINKS,
  MONTHS,
  NUMBER_WORDS,
  SEASONS,
  SINCE,
  SINCE_LENGTH,
} from '#/domain/cv/dates/dates.fr';
import { withSharedYears, withYearLists } from '#/domain/cv/dates/sharedYears';
import { alternatives } from '#/domain/cv/text/patterns';
import type { YearMonth } from '#/domain/shared/plainDate';
import { remembered } from '#/domain/shared/remembered';

/** A period or a day as written; offsets count in the key that was scanned. */
export type DateSpan = {
  readonly start: number;
  readonly end: number;
  /** `ago`: told by its length up to the day of reading; `half`: days and months of no year (years are NaN). */
  readonly shape: 'range' | 'since' | 'point' | 'ago' | 'half';
  readonly from: YearMonth;
  readonly to: YearMonth | 'ongoing';
  /** Length in months where the text states it ("(6 mois)"). */
  readonly months: number | null;
  /** The end lacks its year: it may stand on the next line ("Octobre 2023 - Juillet" / "2024"). */
  readonly dangling: boolean;
};

const LINK = new RegExp(
  `^\\s*(?:(?:[-/~>]+|${alternatives(LINKS)})\\s*){1,3}(?:l'|le |la |en |fin |debut |mi-?)?\\s*\\(?\\s*$`,
  'u',
);
const AND = /^\s*(?:et|&|and|puis)\s*$/u;
const BEFORE_SINCE = new RegExp(`(?:^|[^\\p{L}])(?:${alternatives(SINCE)})\\s*:?\\s*$`, 'u');
const BEFORE = new RegExp(
  `(?:^|[^\\p{L}])((?:${alternatives([...LEAD_IN, ...SINCE])})\\s*:?\\s*)$`,
  'u',
);
const DURATION = new RegExp(
  `^[\\s,;:|(\\[-]*(?:soit |environ |duree ?:? ?)?(\\d{1,2}|${alternatives(Object.keys(NUMBER_WORDS))})\\s?(${alternatives(Object.keys(DURATION_UNITS))})(?:\\s?(?:et|and|,)?\\s?(\\d{1,2})\\s?(mois|months?))?\\b\\s*[)\\]]?`,
  'u',
);
/** "2 mois - 2019", "six mois (2019)": the length written before its year. */
const DURATION_BEFORE = new RegExp(
  `(?:^|[\\t|(:,-]|\\s-)\\s*((?:environ |pendant |duree ?:? ?)?(\\d{1,2}|${alternatives(Object.keys(NUMBER_WORDS))})\\s?(${alternatives(Object.keys(DURATION_UNITS))}),?\\s*[-:(|]?\\s*(?:en )?)$`,
  'u',
);
const AGO = new RegExp(
  `(?<![\\p{L}])${SINCE_LENGTH}(\\d{1,2}|${alternatives(Object.keys(NUMBER_WORDS))}) (ans?|annees?|mois)(?![\\p{L}])`,
  'u',
);
/** "2013 (ete)": the season of a year, in brackets after it. */
const SEASON_AFTER = new RegExp(
  `^\\s*\\(\\s*(?:${alternatives(Object.keys(SEASONS))})s?\\s*\\)`,
  'u',
);
/** The dash closes its line or its cell. */
const OPEN_END = /^\s*-+\s*(?:$|\t)/u;
/** "2020 >" (an arrow), "2020 - ...", "2020 ...": the end is left open on purpose. */
const OPEN_ON_PURPOSE =
  /^\s*(?:(?:-*>+|-+\s*(?:\.{2,}|\u2026|\?))\s*(?=$|[\t|)\]])|[->/]+\s*(?:\.{3,}|\u2026)\s*|[->/]+\s*\. \. \.\s*(?=$|[\t|:])|-\s*(?=[)\]])|\s+(?:\u2026|\.{3}(?!\.))\s*(?=$|[\t|)\]:-]|\s))/u;

type End = { readonly year: number | null; readonly month: number | null };
const known = ({ year, month }: End): YearMonth | null => (year === null ? null : { year, month });

const ordered = (from: YearMonth, to: YearMonth): boolean =>
  from.year < to.year ||
  (from.year === to.year && (from.month === null || to.month === null || from.month <= to.month));

const rangeOf = (
  left: DateAtom,
  right: DateAtom,
): Pick<DateSpan, 'from' | 'to' | 'dangling'> | null => {
  if (left.kind === 'ongoing') return null;
  if (right.kind === 'ongoing') {
    const from = known(left.from);
    return from === null ? null : { from, to: 'ongoing', dangling: false };
  }
  let from = known(left.from);
  let to = known(right.to);
  if (from === null && to !== null) from = { year: to.year, month: left.from.month };
  if (to === null && from !== null) {
    to = { year: from.year, month: right.to.month };
    if (!ordered(from, to)) to = { year: from.year + 1, month: right.to.month };
    return { from, to, dangling: true };
  }
  if (from === null || to === null) return null;
  // "Decembre - avril 2019": the shared year belongs to the end.
  if (left.from.year === null && !ordered(from, to))
    from = { year: from.year - 1, month: from.month };
  return ordered(from, to) && to.year - from.year < 60 ? { from, to, dangling: false } : null;
};

const hasMonth = (atom: DateAtom): boolean => atom.kind === 'date' && atom.from.month !== null;

/** "Mars 2018 Juin 2021", "2018 2017" in a cell of their own: two dates in one cell are the ends of a period, set one over the other. */
const areStacked = (key: string, one: DateAtom, next: DateAtom): boolean =>
  isMonthBefore(key, one, next) || areOneCell(key, one, next);

/** "Aout <tab> Decembre 2018" at the head of a line: two months of one year, each in its cell. */
const isMonthBefore = (key: string, one: DateAtom, next: DateAtom): boolean =>
  one.kind === 'date' &&
  one.from.year === null &&
  one.from.month !== null &&
  hasMonthAndYear(next) &&
  /^\s*\t\s*$/u.test(key.slice(one.end, next.start)) &&
  key.slice(0, one.start).trim() === '';

const areOneCell = (key: string, one: DateAtom, next: DateAtom): boolean =>
  /^ +$/u.test(key.slice(one.end, next.start)) &&
  ((hasMonthAndYear(one) && hasMonthAndYear(next)) ||
    (isYear(one) &&
      isYear(next) &&
      key.slice(0, one.start).trim() === '' &&
      /^\s*(?:\t|$)/u.test(key.slice(next.end))));

/** "Juin-juillet de 2011 a 2013": months of each of those years; null where no year follows. */
const overYears = (
  key: string,
  { from, to }: Pick<DateSpan, 'from' | 'to'>,
  last: DateAtom,
  after: DateAtom | undefined,
): Pick<DateSpan, 'from' | 'to' | 'dangling'> | null => {
  if (to === 'ongoing' || from.year !== to.year || from.month === null) return null;
  if (after?.kind !== 'date' || !isYear(after)) return null;
  if (!/^\s*(?:a|-)\s*$/u.test(key.slice(last.end, after.start))) return null;
  const end = after.to.year ?? 0;
  return end > from.year
    ? { from: { year: from.year, month: null }, to: { year: end, month: null }, dangling: false }
    : null;
};

const isYear = (atom: DateAtom): boolean =>
  atom.kind === 'date' && atom.from.month === null && atom.from.year !== null;

const hasMonthAndYear = (atom: DateAtom): boolean =>
  atom.kind === 'date' && atom.from.month !== null && atom.from.year !== null;

const durationAfter = (key: string, end: number): { end: number; months: number } | null => {
  const match = DURATION.exec(key.slice(end, end + 48));
  if (match === null) return null;
  const count = NUMBER_WORDS[match[1] ?? ''] ?? Number(match[1]);
  const months = count * (DURATION_UNITS[match[2] ?? ''] ?? 1) + Number(match[3] ?? 0);
  return Number.isFinite(months) ? { end: end + match[0].trimEnd().length, months } : null;
};

/** Widens a span over its introducing words, its brackets and a stated duration. */
const widen = (key: string, span: DateSpan): DateSpan => {
  let { start, end } = span;
  const lead = BEFORE.exec(key.slice(Math.max(0, start - 24), start));
  if (lead?.[1] !== undefined) start -= lead[1].length;
  const season = span.shape === 'point' ? SEASON_AFTER.exec(key.slice(end, end + 32)) : null;
  end += season?.[0].length ?? 0;
  const duration = durationAfter(key, end);
  let months = span.months;
  if (duration !== null && duration.months <= 60 * 12) {
    months = Math.max(1, Math.round(duration.months));
    end = duration.end;
  }
  const ahead =
    span.shape === 'point' && months === null
      ? DURATION_BEFORE.exec(key.slice(Math.max(0, start - 32), start))
      : null;
  if (ahead?.[1] !== undefined) {
    const count = NUMBER_WORDS[ahead[2] ?? ''] ?? Number(ahead[2]);
    months = Math.max(1, Math.round(count * (DURATION_UNITS[ahead[3] ?? ''] ?? 1)));
    start -= ahead[1].length;
  }
  // "2019 - (en cours)": the bracket opened inside the period is closed after it.
  const inside = key.slice(start, end);
  if (key.charAt(end) === ')' && inside.lastIndexOf('(') > inside.lastIndexOf(')')) end += 1;
  const opening = key.charAt(start - 1);
  if (
    (opening === '(' && key.charAt(end) === ')') ||
    (opening === '[' && key.charAt(end) === ']')
  ) {
    start -= 1;
    end += 1;
  }
  return { ...span, start, end, months };
};

/** "Depuis 3 ans": counted back from the day of reading, to the year or to the month. */
const agoIn = (key: string, today: string): DateSpan[] => {
  const match = AGO.exec(key);
  if (match === null) return [];
  const count = NUMBER_WORDS[match[1] ?? ''] ?? Number(match[1]);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const inMonths = match[2] === 'mois';
  const first = year * 12 + month - 1 - (inMonths ? count : 12 * count);
  return [
    {
      start: match.index,
      end: match.index + match[0].length,
      shape: 'ago',
      from: { year: Math.floor(first / 12), month: inMonths ? (first % 12) + 1 : null },
      to: 'ongoing',
      months: null,
      dangling: false,
    },
  ];
};

const plus = (from: YearMonth, months: number): YearMonth => {
  if (from.month === null)
    return { year: from.year + Math.floor(Math.max(0, months - 7) / 12), month: null };
  const last = from.year * 12 + from.month - 1 + Math.max(0, months - 1);
  return { year: Math.floor(last / 12), month: (last % 12) + 1 };
};

/** A single date followed by a length is a period of that length. */
const lengthen = (span: DateSpan): DateSpan =>
  span.shape === 'point' && span.months !== null
    ? { ...span, shape: 'range', to: plus(span.from, span.months) }
    : span;

const DAY = `(?:\\d{1,2}(?:er)? ?(?:${alternatives(Object.keys(MONTHS))})|\\d{1,2}/(?:0?[1-9]|1[0-2]))(?![\\d/])`;
const HALF = new RegExp(`^[^\\p{L}\\d]*((?:du |de |le )?${DAY} ?(?:au|a|-|jusqu'au) ?${DAY})`, 'u');
const NO_YEAR: YearMonth = { year: Number.NaN, month: null };

/** "20/05 au 28/06", "26 mai - 4 juillet" at the head of a line that names no year; null where there is none. */
export const halfDate = (key: string): DateSpan | null => {
  const match = HALF.exec(key);
  if (match?.[1] === undefined) return null;
  const end = match[0].length;
  return {
    start: end - match[1].length,
    end,
    shape: 'half',
    from: NO_YEAR,
    to: NO_YEAR,
    months: null,
    dangling: false,
  };
};

const readDates = (key: string, today?: string): readonly DateSpan[] => {
  const atoms = withYearLists(key, withSharedYears(key, datesIn(key)));
  const spans: DateSpan[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (atom === undefined) break;
    const next = atoms[index + 1];
    if (next !== undefined) {
      const between = key.slice(atom.end, next.start);
      const monthsOnly = atom.kind === 'date' && atom.from.year === null;
      const linked =
        LINK.test(between) ||
        (AND.test(between) && (monthsOnly || (hasMonth(atom) && hasMonth(next)))) ||
        (next.kind === 'ongoing' && /^\s*$/u.test(between)) ||
        // "Juillet aout 2024": two months of one year.
        (monthsOnly && hasMonthAndYear(next) && between === ' ') ||
        areStacked(key, atom, next);
      // "07/17" over "04/17": the end may stand above the start.
      const range = linked
        ? (rangeOf(atom, next) ?? (areStacked(key, atom, next) ? rangeOf(next, atom) : null))
        : null;
      if (range !== null) {
        const yearly = overYears(key, range, next, atoms[index + 2]);
        const end = yearly === null ? next.end : (atoms[index + 2]?.end ?? next.end);
        const told = yearly ?? range;
        spans.push({ start: atom.start, end, shape: 'range', ...told, months: null });
        index += yearly === null ? 1 : 2;
        continue;
      }
    }
    if (atom.kind === 'ongoing') continue;
    const from = known(atom.from);
    const to = known(atom.to);
    if (from === null || to === null) continue;
    const before = key.slice(Math.max(0, atom.start - 16), atom.start);
    const shape = BEFORE_SINCE.test(before)
      ? 'since'
      : atom.from.year !== atom.to.year || atom.from.month !== atom.to.month
        ? 'range'
        : 'point';
    const tail = key.slice(atom.end);
    const cut = shape === 'point' && OPEN_END.test(tail);
    const onPurpose = shape === 'point' ? OPEN_ON_PURPOSE.exec(tail) : null;
    const open = cut || onPurpose !== null;
    spans.push({
      start: atom.start,
      end: atom.end + (onPurpose?.[0].trimEnd().length ?? 0),
      shape: open ? 'since' : shape,
      from,
      to: shape === 'since' || open ? 'ongoing' : to,
      months: null,
      dangling: cut,
    });
  }
  const found = spans.map((span) => lengthen(widen(key, span)));
  return found.length === 0 && today !== undefined ? agoIn(key, today) : found;
};

/** A CV has some hundred lines, and each is asked for its dates by many steps. */
const MOST_REMEMBERED = 1_000;
/** A line, after the day of reading where it matters. */
const datesOf = remembered(MOST_REMEMBERED, (asked) => {
  const [key = '', today] = asked.split('\n').toReversed();
  return readDates(key, today);
});

/**
 * Finds every period and date of a folded line, left to right. Linear in the length of the line.
 * "Depuis 3 ans" is one only where the day of reading is given and no date is written.
 */
export const findDates = (key: string, today?: string): readonly DateSpan[] =>
  datesOf(today === undefined ? key : `${today}\n${key}`);

const monthOf = ({ year, month }: YearMonth, unknown: number): number =>
  year * 12 + (month ?? unknown);

/** The outer period holds the whole inner one; unknown months are taken as kindly as they can be. */
export const covers = (outer: DateSpan, inner: DateSpan): boolean => {
  const end = outer.to === 'ongoing' ? Infinity : monthOf(outer.to, 12);
  const innerEnd = inner.to === 'ongoing' ? Infinity : monthOf(inner.to, 1);
  return monthOf(inner.from, 12) >= monthOf(outer.from, 1) && innerEnd <= end;
};
