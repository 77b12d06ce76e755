import { degreeAt, isLicence } from '#/domain/cv/cues/degrees';
import type { DegreeMatch } from '#/domain/cv/cues/degrees';
import { DEGREE_LEAD, NOT_STUDIES, YEAR_OF_STUDY } from '#/domain/cv/cues/degrees.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Piece } from '#/domain/cv/text/pieces';

/** What those who train as engineers in France write for the diploma they prepare. */
const STUDENT_ENGINEER = /^(?:etudiante?|eleve)[ -]ingenieure?(?!\p{L})/u;
/** "Doctorante en chimie": the diploma that one prepares, under the name of who does. */
const DOCTORAL_STUDENT = /^(?:etudiante? )?doctorante? (?:en |de )/u;
const EQUIVALENT = /^equivalen(?:t|ce) (?:de |du |d')/u;

/** The secondary diploma of Quebec; in small letters it is the French article. */
const DES = /^DES(?:,|$)/u;

/** "Formation Developpeuse Web": what one was trained as, written as a name; not which year of it. */
const NAMED_TRAINING = /^Formation\s\p{Lu}\p{Ll}(?!.*\sann\u00e9e(?!\p{L}))/u;

const pieceAfter = (piece: Piece, at: number): Piece => ({
  start: piece.start + at,
  end: piece.end,
  text: piece.text.slice(at),
});

/** The name of a diploma at the opening of a piece, without the words that lead to it; null where there is none. */
export const degreePiece = (piece: Piece): { piece: Piece; match: DegreeMatch } | null => {
  if (DES.test(piece.text)) return { piece, match: { level: 'Bac', vague: false } };
  const key = alignedKey(piece.text);
  // "du Gosier", "Du Vallon School" go on with a name; the diploma is written DU.
  if (isLicence(key) || NOT_STUDIES.test(key)) return null;
  if (/^[dD]u\s/u.test(piece.text)) return null;
  const match = degreeAt(key);
  if (STUDENT_ENGINEER.test(key)) return { piece, match: { level: 'Bac+5', vague: false } };
  if (DOCTORAL_STUDENT.test(key)) return { piece, match: { level: 'Bac+8', vague: false } };
  if (EQUIVALENT.test(key)) return { piece, match: { level: null, vague: false } };
  const lead = DEGREE_LEAD.exec(key)?.[0].length ?? 0;
  const led = lead === 0 || match?.vague === false ? null : degreeAt(key.slice(lead));
  if (led !== null && !led.vague) return { piece: pieceAfter(piece, lead), match: led };
  if (match !== null) return { piece, match };
  if (led !== null) return { piece: pieceAfter(piece, lead), match: led };
  if (key === 'formation' || NAMED_TRAINING.test(piece.text))
    return { piece, match: { level: null, vague: true } };
  return YEAR_OF_STUDY.test(key) ? { piece, match: { level: null, vague: true } } : null;
};
