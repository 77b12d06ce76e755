import { degreePart, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Row } from '#/domain/cv/entries/educationRows';

/** What a row tells of a diploma. */
export type Told = { readonly degree: boolean; readonly school: boolean; readonly dated: boolean };

/** Which of name, school and date a row tells. */
export const toldBy = (row: Row): Told => ({
  degree: degreePart(row) !== null,
  school: schoolParts(row).length > 0,
  dated: row.dates.length > 0,
});

/** Written as a name is. */
export const TITLE = /^\p{Lu}/u;

/** What a diploma with a name, a date and a school is worth beyond its parts. */
const COMPLETE = 1.5;

/** How well some rows make one diploma: one name, one date, one school. */
const wholeness = (rows: readonly Row[]): number => {
  const told = rows.map(toldBy);
  const count = (what: keyof Told): number => told.filter((row) => row[what]).length;
  const named = rows.some((row) => degreePart(row)?.degree?.vague === false);
  const titled = rows.some(({ parts }) =>
    parts.some(
      ({ piece, school, place, remark }) => !school && !place && !remark && TITLE.test(piece.text),
    ),
  );
  const [degrees, dates, schools] = [count('degree'), count('dated'), count('school')];
  const name = named ? 3 : degrees > 0 ? 2 : titled && dates > 0 ? 0 : -1;
  const whole = degrees > 0 && dates > 0 && schools > 0 ? COMPLETE : 0;
  return (
    name +
    whole +
    Math.min(1, dates) +
    Math.min(1, schools) -
    1.5 * Math.max(0, degrees - 1) -
    1.5 * Math.max(0, dates - 1) -
    0.7 * Math.max(0, schools - 1)
  );
};

/** What the first row of a diploma tells: entries of one CV begin alike. */
const opening = ([row]: readonly Row[]): string => {
  if (row === undefined) return '';
  const { degree, school, dated } = toldBy(row);
  return `${degree}${school}${dated}`;
};

const likeness = (entries: readonly (readonly Row[])[]): number => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(opening(entry), (counts.get(opening(entry)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

const LIKENESS_WORTH = 0.6;

/** A diploma set apart from the one above by more blank space than there is inside it, and one that is not. */
const SPACE_WORTH = 0.3;
/** Blank spaces, in line heights, that differ by less are alike. */
const SAME_SPACE = 0.3;

const spacing = ([first, ...rest]: readonly Row[]): number => {
  if (first === undefined || rest.length === 0) return 0;
  const within = Math.max(...rest.map(({ line }) => line.source.gapBefore));
  const over = first.line.source.gapBefore - within;
  return over >= SAME_SPACE ? SPACE_WORTH : over <= -SAME_SPACE ? -SPACE_WORTH : 0;
};

/** What a diploma without a date costs where from this share on the others have one. */
const UNDATED_COST = 0.8;
const DATED_SHARE = 0.6;

const undatedCost = (entries: readonly (readonly Row[])[]): number => {
  const undated = entries.filter((rows) => rows.every(({ dates }) => dates.length === 0)).length;
  return undated <= (1 - DATED_SHARE) * entries.length ? UNDATED_COST * undated : 0;
};

/** What it costs to go on, below lines that tell nothing of a diploma, with what names one. */
const STRADDLE_COST = 0.8;

const tells = (row: Row): boolean => Object.values(toldBy(row)).some(Boolean);

/** "BTS", its date, what one learnt, then a school: the lines between part the school from the diploma. */
const straddles = (rows: readonly Row[], idle: readonly Row[]): boolean => {
  const from = rows.find(({ dates }) => dates.length > 0)?.line.start ?? Infinity;
  const to = rows.findLast(tells)?.line.start ?? 0;
  return idle.some(({ line }) => line.start > from && line.start < to);
};

/** A row that names something, and nothing of a diploma. */
export const isIdle = (row: Row): boolean =>
  !tells(row) && row.parts.some(({ remark, place }) => !remark && !place);

/** How well a section reads when it is cut into these diplomas; `idle` are the rows that tell of none. */
export const worthOf = (entries: readonly (readonly Row[])[], idle: readonly Row[]): number =>
  entries.reduce((sum, entry, at) => sum + wholeness(entry) + (at === 0 ? 0 : spacing(entry)), 0) +
  LIKENESS_WORTH * likeness(entries) -
  STRADDLE_COST * entries.filter((entry) => straddles(entry, idle)).length -
  undatedCost(entries);
