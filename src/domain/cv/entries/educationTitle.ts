import { BARE_DEGREE, REMARK, STUDY_FIELD } from '#/domain/cv/cues/degrees.fr';
import type { Study } from '#/domain/cv/entries/educationEntries';
import { isFree } from '#/domain/cv/entries/educationHabit';
import type { Part } from '#/domain/cv/entries/educationRows';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Piece } from '#/domain/cv/text/pieces';

const TAIL =
  /\s*(?:,\s*(?:gpa|cote r|moyenne|note)|[,\s]\s*(?:obtenue?|valide|reussie?)(?:\s(?:avec|en|mention)\s.*)?|\((?:\d{2,5}\s?\p{L}|\d{2,5}\))[^()]*\)?)\s*$/u;

/** The degree without a closing full stop, a mark, or a remark in brackets ("(en cours)"). */
export const takeDegree = (piece: Piece): Piece => {
  const remark = /\s*\(([^()]*)\)?\s*$/u.exec(piece.text);
  const drop = remark !== null && REMARK.test(alignedKey(remark[1] ?? ''));
  const kept = drop ? piece.text.slice(0, remark.index) : piece.text;
  const tail = TAIL.exec(alignedKey(kept));
  const text = (tail === null ? kept : kept.slice(0, tail.index)).replace(/[.,;:\s]+$/u, '');
  return { start: piece.start, end: piece.start + text.length, text };
};

/** What certifies a trade that is named before it. */
const CERTIFIED = /^(?:titre|cqp|bac ?\+|rncp)/u;

/** "Baccalaureat - STL": a diploma named without its field takes what follows it on the line. */
export const withField = (study: Study, degree: Part, school: Piece | null): Piece => {
  const taken = takeDegree(degree.piece);
  if (!BARE_DEGREE.test(alignedKey(taken.text))) return taken;
  const row = study.rows.find(({ parts }) => parts.includes(degree));
  // "DEVELOPPEUSE WEB - TITRE RNCP 5": the trade, then what certifies it.
  const before = row?.parts[row.parts.indexOf(degree) - 1];
  if (row !== undefined && before !== undefined && isFree(before)) {
    const apart = row.dates.some(
      ({ start }) => start > before.piece.start && start < degree.piece.start,
    );
    if (!apart && CERTIFIED.test(alignedKey(taken.text)))
      return {
        start: before.piece.start,
        end: taken.end,
        text: row.line.text.slice(before.piece.start - row.line.start, taken.end - row.line.start),
      };
  }
  const next = row?.parts[row.parts.indexOf(degree) + 1];
  if (row === undefined || next === undefined || next.school || next.place) return taken;
  if (row.dates.some(({ start }) => start > degree.piece.start && start < next.piece.start))
    return taken;
  const field =
    next.remark ||
    STUDY_FIELD.test(alignedKey(next.piece.text)) ||
    school === null ||
    school.start !== next.piece.start;
  if (!field || next.degree !== null) return taken;
  const text = row.line.text.slice(taken.start - row.line.start, next.piece.end - row.line.start);
  return takeDegree({ start: taken.start, end: next.piece.end, text });
};
