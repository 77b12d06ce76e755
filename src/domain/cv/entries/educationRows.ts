import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { degreeAt, isLicence, namesSchool } from '#/domain/cv/entries/degrees';
import type { DegreeMatch } from '#/domain/cv/entries/degrees';
import {
  AT_SCHOOL,
  PROGRESS_ONLY,
  SAME_SCHOOL,
  SCHOOL_OPENING,
} from '#/domain/cv/entries/degrees.fr';
import {
  bare,
  commaParts,
  employerScore,
  isPlace,
  isProper,
  strongParts,
} from '#/domain/cv/person/headerParts';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { atOpenBracket, pieceOf, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

export type Dated = { readonly date: DateSpan; readonly start: number; readonly end: number };
export type Part = {
  readonly piece: Piece;
  readonly degree: DegreeMatch | null;
  readonly school: boolean;
};
export type Row = {
  readonly line: CvLine;
  readonly dates: readonly Dated[];
  readonly parts: readonly Part[];
};

/** "BEPC au lycee municipal": the diploma, then the school. */
const atSchool = (piece: Piece): Piece[] => {
  const key = alignedKey(piece.text);
  const at = AT_SCHOOL.exec(key);
  if (at === null || degreeAt(key) === null || namesSchool(key.slice(0, at.index))) return [piece];
  // "Diplome de l'Ecole du Bois": the school names the diploma.
  if (!key.slice(0, at.index).trim().includes(' ') && degreeAt(key)?.vague === true) return [piece];
  const from = at.index + at[0].length;
  return [
    { start: piece.start, end: piece.start + at.index, text: piece.text.slice(0, at.index) },
    { start: piece.start + from, end: piece.end, text: piece.text.slice(from) },
  ];
};

/** "DNMADE graphisme (Ecole Estienne)": the diploma, then the school in brackets. */
const inSchoolBrackets = (piece: Piece): Piece[] => {
  const group = /\s*\(([^()]{3,80})\)$/u.exec(piece.text);
  const inside = group?.[1];
  if (group === null || inside === undefined || group.index === 0) return [piece];
  const before = piece.text.slice(0, group.index);
  const names = namesSchool(alignedKey(inside)) && /^\p{L}/u.test(inside);
  if (!names || namesSchool(alignedKey(before)) || degreeAt(alignedKey(before)) === null)
    return [piece];
  const at = piece.start + piece.text.indexOf('(', group.index) + 1;
  return [
    { start: piece.start, end: piece.start + group.index, text: before },
    { start: at, end: at + inside.length, text: inside },
  ];
};

/** The secondary diploma of Quebec; in small letters it is the French article. */
const DES = /^DES(?:,|$)/u;

const SENTENCE = /[.!?]\s+(?=\p{Lu})/u;

/** The line without its dates, in parts; a second sentence is a remark. */
export const rowOf = (line: CvLine): Row => {
  const stop = SENTENCE.exec(
    line.text.replace(/\b(?:D\.E|D\.U|B\.T\.S|Univ|Inst|St|Dr)\./gu, (found) =>
      found.replace(/\./gu, '_'),
    ),
  );
  const end = stop === null || line.text.length < 40 ? line.text.length : stop.index;
  const dates = findDates(line.key.slice(0, end)).map((date) => ({
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
  const parts = pieces
    .flatMap(atOpenBracket)
    .flatMap(strongParts)
    .flatMap(inSchoolBrackets)
    .flatMap(atSchool)
    .flatMap(splitSchool)
    .filter((piece) => !PROGRESS_ONLY.test(alignedKey(piece.text)))
    .map((piece): Part => {
      const key = alignedKey(piece.text);
      // "du Gosier" goes on with a name; the diploma is written DU.
      const none = isLicence(key) || /^du\s/u.test(piece.text);
      return {
        piece,
        degree: DES.test(piece.text) ? { level: 'Bac', vague: false } : none ? null : degreeAt(key),
        school: namesSchool(key) || SAME_SCHOOL.test(key),
      };
    });
  return { line, dates, parts };
};

/** "IFRIA", "CFPTS-Sud": the letters of a school, and where it is. */
const ACRONYM = /^\p{Lu}{3,8}(?:[- ]\p{Lu}[\p{L}-]+){0,2}$/u;

/** "Degree, School, Town": cut where the school begins, keep the commas of the degree. */
const splitSchool = (piece: Piece): Piece[] => {
  const commas = commaParts(piece);
  const cut = commas.findIndex((part, index) => {
    if (index === 0) return false;
    const key = alignedKey(part.text);
    if (!/^\p{Lu}/u.test(part.text)) return SCHOOL_OPENING.test(key) || SAME_SCHOOL.test(key);
    return (
      namesSchool(key) ||
      (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part.text) && degreeAt(key) === null) ||
      (ACRONYM.test(bare(part).text) && !isCapitals(piece.text)) ||
      (degreeAt(key) !== null && namesSchool(alignedKey(commas[0]?.text ?? ''))) ||
      // "Formation de grutier, Wallonie Formation": after a vague name, a proper one is who gave it.
      (index === 1 &&
        degreeAt(alignedKey(commas[0]?.text ?? ''))?.vague === true &&
        isProper(part) &&
        part.text.includes(' ') &&
        !isPlace(part)) ||
      (employerScore(part) >= 2 && !commas.some((other) => namesSchool(alignedKey(other.text))))
    );
  });
  const at = commas[cut];
  const first = commas[0];
  const last = commas.at(-1);
  if (at === undefined || first === undefined || last === undefined) return [piece];
  const before = commas[cut - 1] ?? first;
  const slice = (from: number, to: number): Piece =>
    trimPiece({
      start: from,
      end: to,
      text: piece.text.slice(from - piece.start, to - piece.start),
    });
  return [slice(first.start, before.end), slice(at.start, last.end)];
};
