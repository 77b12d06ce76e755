import type { Confidence, CvEducation, DiplomaLevel, Read } from '#/domain/cv/cv';
import { isLicence, namesSchool } from '#/domain/cv/entries/degrees';
import type { DegreeMatch } from '#/domain/cv/entries/degrees';
import { IN_PROGRESS, REMARK } from '#/domain/cv/entries/degrees.fr';
import type { Dated, Row } from '#/domain/cv/entries/educationRows';
import { bare, commaParts, isPlace } from '#/domain/cv/person/headerParts';
import { isTitleLike } from '#/domain/cv/person/titles';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { YearMonth } from '#/domain/shared/plainDate';

type Draft = {
  degree: { piece: Piece; match: DegreeMatch | null; confidence: Confidence } | null;
  school: Piece | null;
  dated: Dated | null;
  rows: Row[];
};

/** An entry of which nothing is read yet. */
export const empty = (): Draft => ({ degree: null, school: null, dated: null, rows: [] });

/** Without the full stop that closes the line. */
export const unstopped = (piece: Piece): Piece => {
  const text = piece.text.replace(/(?<=\p{Ll}{3})[.,;:\s]+$/u, '');
  return { start: piece.start, end: piece.start + text.length, text };
};

const schoolPiece = (piece: Piece): Piece => {
  const [first, ...rest] = commaParts(bare(piece));
  const cut =
    first !== undefined &&
    (namesSchool(alignedKey(first.text)) || rest.every((part) => isPlace(part)));
  return unstopped(cut ? bare(first) : bare(piece));
};

/** A row that can only begin another entry: it brings what the current one already has. */
export const begins = (row: Row, draft: Draft): boolean => {
  const degree = row.parts.some((part) => part.degree !== null);
  if (degree && draft.degree !== null) return true;
  // Where the school stands above its diploma, the next school opens the next diploma.
  if (
    draft.degree !== null &&
    draft.school !== null &&
    draft.school.end < draft.degree.piece.start &&
    row.parts[0]?.school === true
  )
    return true;
  const dated = row.dates.length > 0;
  return (
    dated &&
    draft.dated !== null &&
    draft.degree !== null &&
    (degree || row.parts.some((part) => !isPlace(part.piece)) || row.parts.length === 0)
  );
};

const LETTERS = /^\p{Lu}{3,8}$/u;

const looseDegree = (row: Row): Piece | null => {
  if (row.line.bullet && row.dates.length === 0) return null;
  const [head, title] = row.parts;
  // "GIPSA - Auxiliaire veterinaire": letters first are who held it.
  if (head !== undefined && title !== undefined && LETTERS.test(head.piece.text))
    if (!title.school && isTitleLike(alignedKey(title.piece.text))) return title.piece;
  const part = row.parts.find(
    ({ piece, school }) =>
      !school &&
      !isPlace(piece) &&
      !isLicence(alignedKey(piece.text)) &&
      /^\p{Lu}/u.test(piece.text),
  );
  return part?.piece ?? null;
};

/** The degree without a closing full stop or a remark in brackets ("(en cours)"). */
const takeDegree = (piece: Piece): Piece => {
  const remark = /\s*\(([^()]*)\)?\s*$/u.exec(piece.text);
  const drop = remark !== null && REMARK.test(alignedKey(remark[1] ?? ''));
  const kept = drop ? piece.text.slice(0, remark.index) : piece.text;
  const text = kept.replace(/[.,;:\s]+$/u, '');
  return { start: piece.start, end: piece.start + text.length, text };
};

/** Adds what a row tells to the entry. */
export const add = (draft: Draft, row: Row): void => {
  draft.rows.push(row);
  for (const part of row.parts) {
    if (
      part.degree !== null &&
      draft.degree === null &&
      !(
        part.degree.vague &&
        part.school &&
        row.parts.some((other) => other !== part && other.degree !== null)
      )
    )
      draft.degree = {
        piece: takeDegree(part.piece),
        match: part.degree,
        confidence: part.degree.vague ? 'likely' : 'sure',
      };
    else if (part.school && draft.school === null) draft.school = schoolPiece(part.piece);
  }
  // The year of a licence is not that of the diploma listed below it.
  const licence = row.parts.length > 0 && isLicence(row.line.key) && draft.degree === null;
  if (draft.dated === null && !licence) draft.dated = row.dates[0] ?? null;
  if (draft.degree === null) {
    const loose = looseDegree(row);
    if (loose !== null)
      draft.degree = { piece: takeDegree(loose), match: null, confidence: 'doubtful' };
  }
  if (draft.school === null && draft.degree !== null) {
    const other = row.parts.find(
      ({ piece, degree }) =>
        degree === null &&
        piece !== draft.degree?.piece &&
        (piece.start > (draft.degree?.piece.end ?? 0) || LETTERS.test(piece.text)) &&
        !isPlace(piece) &&
        /^\d?\p{Ll}?\p{Lu}/u.test(piece.text) &&
        !isLicence(alignedKey(piece.text)),
    );
    if (other !== undefined) draft.school = schoolPiece(other.piece);
  }
};

/** A training without the word for one: a school is named, or its line gives date, name and who held it. */
const isNamed = ({ school, rows: [first] }: Draft): boolean =>
  (school !== null && namesSchool(alignedKey(school.text))) ||
  (first !== undefined && !first.line.bullet && first.dates.length > 0 && first.parts.length === 2);

/** An unnamed line can only be a degree with a school or a date by it; a licence never is. */
export const isSound = (draft: Draft, own: boolean): boolean => {
  if (draft.degree === null) return false;
  const { match, piece } = draft.degree;
  if (isLicence(alignedKey(piece.text))) return false;
  if (match === null) return own && draft.school !== null && draft.dated !== null && isNamed(draft);
  const schooled =
    draft.school !== null || draft.rows.some((row) => row.parts.some((part) => part.school));
  if (match.vague) return own ? schooled : schooled && draft.dated !== null;
  return own || schooled || draft.dated !== null;
};

const inProgressOf = (draft: Draft, today: string): boolean => {
  const key = draft.rows.map(({ line }) => line.key).join(' ');
  const to = draft.dated?.date.to;
  if (to === 'ongoing') return true;
  const later =
    to !== undefined && `${to.year}-${String(to.month ?? 6).padStart(2, '0')}` > today.slice(0, 7);
  return (
    later ||
    (IN_PROGRESS.test(key) && (to === undefined || to.year >= Number(today.slice(0, 4)) - 1))
  );
};

/** The entry as read; null where no degree was found. */
export const finish = (draft: Draft, today: string): Omit<CvEducation, 'id'> | null => {
  const { degree, school, dated } = draft;
  const first = draft.rows[0];
  const last = draft.rows.at(-1);
  if (degree === null || first === undefined || last === undefined) return null;
  const source = dated === null ? null : { start: dated.start, end: dated.end };
  const read = (value: YearMonth): Read<YearMonth> => ({ value, source, confidence: 'sure' });
  const level: DiplomaLevel | null = degree.match?.level ?? null;
  return {
    degree: readPiece(degree.piece, degree.confidence),
    institution:
      school === null
        ? null
        : readPiece(school, namesSchool(alignedKey(school.text)) ? 'sure' : 'likely'),
    start: dated === null || dated.date.shape === 'point' ? null : read(dated.date.from),
    end: dated === null || dated.date.to === 'ongoing' ? null : read(dated.date.to),
    level,
    inProgress: inProgressOf(draft, today),
    range: { start: first.line.start, end: last.line.end },
  };
};
