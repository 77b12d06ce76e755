import { degreePart, isDetail, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Row } from '#/domain/cv/entries/educationRows';
import { TITLE, isIdle, toldBy, worthOf } from '#/domain/cv/entries/educationWorth';
import type { Told } from '#/domain/cv/entries/educationWorth';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lookOf, wordCount } from '#/domain/cv/text/lines';

/** The rows of one diploma; `details` are those that tell nothing of which, where or when. */
export type Study = { readonly rows: readonly Row[]; readonly details: readonly Row[] };

const bareLetters = (row: Row): string =>
  alignedKey(degreePart(row)?.piece.text ?? '').replace(/[^\p{L}\d]/gu, '');

/** Rows from a diploma's name, over its school and dates, to its telling at length. */
const TOLD_WITHIN = 3;
const MIN_TOLD = 2;

const isToldAgain = (rows: readonly Row[], row: Row, at: number): boolean => {
  if (row.dates.length > 0 || schoolParts(row).length > 0) return false;
  const letters = bareLetters(row);
  // The line right above is another diploma; one further up, over its school and dates, may be the same.
  return rows.slice(Math.max(0, at - TOLD_WITHIN), Math.max(0, at - 1)).some((above) => {
    const told = bareLetters(above);
    return told.length >= 4 && letters.startsWith(told);
  });
};

/** "MASTER 2" over its school and dates, then "Master 2 de statistique" over what one learnt: the diplomas of a section told twice. */
const withoutTellings = (rows: readonly Row[]): readonly Row[] => {
  const again = rows.filter((row, at) => isToldAgain(rows, row, at));
  return again.length < MIN_TOLD ? rows : rows.filter((row) => !again.includes(row));
};

/** Rows below a doctorate on which its thesis may be told. */
const THESIS_WITHIN = 4;
const THESIS = /^[^\p{L}]*these(?! professionnelle)/u;

const isDoctorate = (row: Row): boolean =>
  degreePart(row)?.degree?.level === 'Bac+8' && !THESIS.test(row.line.key);

/** "Doctorat en chimie" and its year, then "These de doctorat" without one: what the diploma was written for. */
const withoutTheses = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(
    (row, at) =>
      row.dates.length > 0 ||
      !THESIS.test(row.line.key) ||
      !rows.slice(Math.max(0, at - THESIS_WITHIN), at).some(isDoctorate),
  );

/** A row that brings what the rows so far already told. */
const repeats = (rows: readonly Row[], row: Row): boolean => {
  const before = rows.map(toldBy);
  const { degree, school, dated } = toldBy(row);
  const has = (what: keyof Told): boolean => before.some((told) => told[what]);
  if (degree && has('degree')) return true;
  // Where the school stands above its diploma, the next school opens the next diploma.
  if (school && has('degree') && before[0]?.school === true && !before[0].degree) return true;
  const telling = row.parts.length === 0 || row.parts.some(({ place }) => !place);
  return dated && has('dated') && has('degree') && (degree || telling);
};

/** A way to tell the first row of a diploma; `open` are the rows since the last one, `next` the row below. */
type Arrangement = (row: Row, open: readonly Row[], first: Row, next: Row | undefined) => boolean;

/** A row without a date over a row with one: where the diploma was prepared, then when and what. */
const leads = (row: Row, next: Row | undefined): boolean =>
  row.dates.length === 0 && next !== undefined && next.dates.length > 0;

/** The row over that of the date, or the date where no row leads it. */
const opensUnderSchool: Arrangement = (row, open, _first, next) =>
  leads(row, next) || (row.dates.length > 0 && open.some(({ dates }) => dates.length > 0));

/** Where a date and a school open the section, over the diploma, another such row opens the next one, whatever stands between. */
const opensUnderDate: Arrangement = (row, open, first) =>
  repeats(open, row) ||
  (first.dates.length > 0 &&
    !first.line.bullet &&
    degreePart(first) === null &&
    row.dates.length > 0 &&
    degreePart(row) === null &&
    open.some((one) => degreePart(one) !== null));

const ARRANGEMENTS: readonly Arrangement[] = [
  opensUnderDate,
  (row, open) => repeats(open, row),
  (row) => degreePart(row) !== null,
  (row) => row.dates.length > 0,
  (row) => toldBy(row).school,
  (_row, open) => (open.at(-1)?.dates.length ?? 0) > 0,
  (row, _open, first) => lookOf(row.line) === lookOf(first.line),
  (row, _open, first) => first.line.bullet && row.line.bullet,
  opensUnderSchool,
];

const cut = (rows: readonly Row[], opens: Arrangement): Row[][] => {
  const [first] = rows;
  const entries: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const open = entries.at(-1);
    if (open === undefined || (first !== undefined && opens(row, open, first, rows[at + 1])))
      entries.push([row]);
    else open.push(row);
  }
  return entries;
};

/** A row that holds a name and no diploma nor date. */
const isName = (row: Row): boolean => {
  const [part] = row.parts;
  return (
    part !== undefined &&
    !row.line.bullet &&
    row.dates.length === 0 &&
    degreePart(row) === null &&
    !part.remark &&
    !part.place &&
    TITLE.test(part.piece.text) &&
    wordCount(row.line.text) <= LONGEST_NAME
  );
};
const LONGEST_NAME = 9;

/**
 * Where a school opens the section, over a line with a date and a diploma, and none follows its diploma,
 * every name over such a line is a school, whatever its words ("Notre Dame du Vallon").
 */
export const schoolsLead = (rows: readonly Row[]): boolean => {
  const named = rows.flatMap((row, at) =>
    isName(row) && schoolParts(row).length > 0 ? [leads(row, rows[at + 1])] : [],
  );
  return rows[0] !== undefined && isName(rows[0]) && named.length > 0 && named.every(Boolean);
};

const withLikeSchools = (rows: readonly Row[]): readonly Row[] => {
  if (!schoolsLead(rows)) return rows;
  return rows.map((row, at) => {
    const next = rows[at + 1];
    const over = next !== undefined && leads(row, next) && degreePart(next) !== null;
    if (!over || !isName(row) || schoolParts(row).length > 0) return row;
    return {
      ...row,
      parts: row.parts.map((part, rank) => (rank === 0 ? { ...part, school: true } : part)),
    };
  });
};

/** Rows beyond which a section is no list of diplomas; it bounds the comparison. */
const MAX_ROWS = 120;

/** Lines over a bullet that may tell where and when together. */
const MAX_OVER = 3;

/**
 * "2017-2020" and "Ecole du Fleuve", on one line or two, over a bullet: the first bullet under a school and
 * its dates is what one learnt there.
 */
const namesWhat = (rows: readonly Row[], at: number): boolean => {
  const row = rows[at];
  if (row?.line.bullet !== true || row.parts.length === 0) return false;
  const over: Row[] = [];
  for (let above = at - 1; above >= Math.max(0, at - MAX_OVER); above -= 1) {
    const one = rows[above];
    if (one === undefined || one.line.bullet) break;
    over.push(one);
    if (one.dates.length > 0) break;
  }
  const [nearest] = over;
  return (
    nearest !== undefined &&
    over.some(({ dates }) => dates.length > 0) &&
    over.some((one) => schoolParts(one).length > 0) &&
    over.every((one) => degreePart(one) === null)
  );
};

/**
 * Cuts the rows of a section into diplomas. One CV sets them all alike, so that the few ways to cut are
 * compared over the whole section, and the one that leaves most diplomas with a name, a date and a
 * school is taken.
 */
export const studiesOf = (all: readonly Row[]): Study[] => {
  const rows = withoutTheses(withoutTellings(all));
  const listed = rows.find(({ parts }) => parts.length > 0)?.line.bullet === true;
  const telling = withLikeSchools(
    rows.slice(0, MAX_ROWS).filter((row, at) => !isDetail(row, listed) || namesWhat(rows, at)),
  );
  const idle = all.filter(isIdle);
  let best: Row[][] = [];
  let most = -Infinity;
  // Of equals the first is taken.
  const first = schoolsLead(telling) ? [opensUnderSchool] : [];
  for (const arrangement of [...first, ...ARRANGEMENTS]) {
    const entries = cut(telling, arrangement);
    const value = worthOf(entries, idle);
    if (value > most + 0.01) [best, most] = [entries, value];
  }
  return best.map((entry, at) => {
    const from = entry[0]?.line.start ?? 0;
    const to = best[at + 1]?.[0]?.line.start ?? Infinity;
    const details = all.filter(
      ({ line }) => line.start > from && line.start < to && entry.every((row) => row.line !== line),
    );
    return { rows: entry, details };
  });
};
