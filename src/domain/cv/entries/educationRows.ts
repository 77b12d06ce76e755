import { isLicence, namesSchool } from '#/domain/cv/cues/degrees';
import type { DegreeMatch } from '#/domain/cv/cues/degrees';
import {
  BARE_DEGREE,
  DEGREE_REMARK,
  SAME_SCHOOL,
  SCHOOL_OPENING,
  STUDY_MODE,
} from '#/domain/cv/cues/degrees.fr';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { across } from '#/domain/cv/entries/continuedDates';
import { degreePiece } from '#/domain/cv/entries/degreePiece';
import { educationPieces } from '#/domain/cv/entries/educationPieces';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lineFrom, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { pieceOf, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

export type Dated = { readonly date: DateSpan; readonly start: number; readonly end: number };
export type Part = {
  readonly piece: Piece;
  readonly degree: DegreeMatch | null;
  readonly school: boolean;
  readonly place: boolean;
  /** "Option ...", "Mention ...": a precision on what stands before it. */
  readonly remark: boolean;
};
/** A line of a section of studies: its dates, and the parts between its separators. */
export type Row = {
  readonly line: CvLine;
  readonly dates: readonly Dated[];
  readonly parts: readonly Part[];
};

const SENTENCE = /[.!?]\s+(?=\p{Lu})/u;

/** "Lycee 3 mai 1957": a school may be named after a day. */
const NAMED_AFTER_DAY =
  /(?:^|[^\p{L}])(?:lycee|college|universite|ecole)(?: (?:pilote|secondaire|du|technique))?\s$/u;

/** Where a second sentence begins: it is a remark. */
const endOf = (line: CvLine): number => {
  const masked = line.text.replace(/\b(?:D\.E|D\.U|B\.T\.S|Univ|Inst|St|Dr)\./gu, (found) =>
    found.replace(/\./gu, '_'),
  );
  const stop = SENTENCE.exec(masked);
  return stop === null || line.text.length < 40 ? line.text.length : stop.index;
};

/** "AFPOLS", "OPENSCHOOL": one word in capitals. */
export const ONE_NAME = /^[\p{Lu}\d.&'\u2019-]{3,}$/u;

/** "OSTRIA - MASTER": letters right before a diploma without its field are who gave it. */
const withLettersFirst = (parts: readonly Part[]): Part[] => {
  const [head, next] = parts;
  if (head === undefined || next?.degree == null || head.degree !== null) return [...parts];
  const names = ONE_NAME.test(head.piece.text) && !head.place && !head.remark;
  return names && BARE_DEGREE.test(alignedKey(next.piece.text))
    ? [{ ...head, school: true }, ...parts.slice(1)]
    : [...parts];
};

/** "Programme Grande Ecole", "admission a l'Ecole du Bois": a course, and what came of it. */
const NOT_A_SCHOOL =
  /^(?:programme grande ecole|parcours grande ecole|cours preparatoires|(?:admission|admise?|concours|preparation|entree) (?:a |aux? |en |d'))/u;

const AT_NAME = /^chez\s(?=\p{Lu})/u;

const partOf = (piece: Piece): Part => {
  const at = AT_NAME.exec(piece.text)?.[0].length ?? 0;
  if (at > 0) {
    const school = { start: piece.start + at, end: piece.end, text: piece.text.slice(at) };
    return { piece: school, degree: null, school: true, place: false, remark: false };
  }
  const named = degreePiece(piece);
  const key = alignedKey(piece.text);
  return {
    piece: named?.piece ?? piece,
    degree: isLicence(key) ? null : (named?.match ?? null),
    school: (namesSchool(key) && !NOT_A_SCHOOL.test(key)) || SAME_SCHOOL.test(key),
    place: isPlace(piece),
    remark: DEGREE_REMARK.test(key) || STUDY_MODE.test(key),
  };
};

const MIN_OPENED = 2;

/** "Info 2000 Formation": between the words of a name, where the dates of the others open their lines, a year is a part of it. */
const isInName = (line: CvLine, { start, end, shape }: DateSpan): boolean =>
  shape === 'point' &&
  /\p{L}\s$/u.test(line.text.slice(0, start)) &&
  /^\s\p{Lu}/u.test(line.text.slice(end));

/** Rows of the lines; a period that ends on the next line is read whole, on the first. */
export const rowsOf = (lines: readonly CvLine[]): Row[] => {
  const opened = lines.filter(({ key }) => openingDate(key) !== null).length >= MIN_OPENED;
  const rows: Row[] = [];
  let taken = 0;
  for (const [at, whole] of lines.entries()) {
    const line = taken > whole.start ? lineFrom(whole, taken - whole.start) : whole;
    if (line.text === '') continue;
    const [date] = findDates(line.key);
    const more = date === undefined ? null : across(line, lines[at + 1], date);
    taken = more?.nextEnd ?? taken;
    rows.push(rowOf(line, more?.date, opened));
  }
  return rows;
};

const SUBJECT = /^[^\p{L}]*(?:these|memoire|sujet|sujet d[eu] (?:la )?(?:these|memoire))\s*:/u;

/** The line without its dates, in parts; `longer` is its first date where that goes on below, `opened` tells that dates open the lines of the section. */
export const rowOf = (line: CvLine, longer?: DateSpan, opened = false): Row => {
  const end = endOf(line);
  const read = findDates(line.key.slice(0, end));
  const found = (longer === undefined ? read : [longer, ...read.slice(1)]).filter(
    (date) =>
      !NAMED_AFTER_DAY.test(line.key.slice(0, date.start)) && !(opened && isInName(line, date)),
  );
  const dates = found.map((date) => ({
    date,
    start: line.start + date.start,
    end: line.start + date.end,
  }));
  const pieces: Piece[] = [];
  let from = Math.max(0, line.body.start - line.start);
  const push = (to: number): void => {
    const raw = pieceOf(line.text, from, to);
    const piece = trimPiece({ ...raw, start: line.start + from, end: line.start + to });
    if (/\p{L}{2}/u.test(piece.text)) pieces.push(piece);
  };
  for (const { start, end: stopAt } of dates) {
    push(Math.max(from, start - line.start));
    from = Math.max(from, stopAt - line.start);
  }
  push(end);
  // "DUT Gestion en alternance. IUT de Pau": the second sentence may be the school.
  const rest = line.text.slice(end).replace(/^[.!?\s]+/u, '');
  if (SCHOOL_OPENING.test(alignedKey(rest))) {
    from = line.text.length - rest.length;
    push(line.text.length);
  }
  const parts = withLettersFirst(pieces.flatMap(educationPieces).map(partOf));
  // "These : profondeur des mers" under the diploma it was written for.
  const subject = dates.length === 0 && SUBJECT.test(line.key);
  return {
    line,
    dates,
    parts: subject ? parts.map((part) => ({ ...part, degree: null, remark: true })) : parts,
  };
};

/** A part that names the diploma; a vague word for one yields where the same line names another. */
export const degreePart = (row: Row): Part | null => {
  const named = row.parts.filter(({ degree }) => degree !== null);
  return (
    named.find(({ degree, school }) => degree?.vague === false && !school) ??
    named.find(({ degree }) => degree?.vague === false) ??
    named[0] ??
    null
  );
};

/** The part that names the school, which the diploma does not already take. */
export const schoolParts = (row: Row): Part[] => {
  const degree = degreePart(row);
  return row.parts.filter((part) => part.school && !part.remark && part !== degree);
};

/** A list below an entry, a label or a sentence about it: nothing that tells which, where or when. */
export const isDetail = (row: Row, listed: boolean): boolean => {
  const { line, parts, dates } = row;
  if (dates.length > 0) return false;
  const school = parts[0]?.school === true;
  if (line.bullet && !listed) return !school;
  if (parts.length > 0 && parts.every(({ remark, place }) => remark || place)) return true;
  if (/^\p{Ll}/u.test(line.body.text)) return !school;
  const told = degreePart(row) !== null || schoolParts(row).length > 0;
  return !told && wordCount(line.text) > 12;
};
