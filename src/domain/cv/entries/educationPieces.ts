import { degreeAt, namesSchool } from '#/domain/cv/cues/degrees';
import type { DegreeMatch } from '#/domain/cv/cues/degrees';
import {
  AT_LETTERS,
  AT_SCHOOL,
  BARE_DEGREE,
  COURSE_IN_BRACKETS,
  PROGRESS_ONLY,
  SAME_SCHOOL,
  SCHOOL_BESIDE,
  SCHOOL_OPENING,
} from '#/domain/cv/cues/degrees.fr';
import { degreePiece } from '#/domain/cv/entries/degreePiece';
import {
  bare,
  commaParts,
  employerScore,
  isNamedAtLength,
  isNamedEmployer,
  isProper,
  strongParts,
} from '#/domain/cv/entries/headerParts';
import { isNameAndTown, isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import { atOpenBracket, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

const from = (piece: Piece, at: number): Piece => ({
  start: piece.start + at,
  end: piece.end,
  text: piece.text.slice(at),
});

const named = (piece: Piece): DegreeMatch | null => degreePiece(piece)?.match ?? null;

const cutAt = (piece: Piece, end: number, start: number): Piece[] =>
  [
    { start: piece.start, end: piece.start + end, text: piece.text.slice(0, end) },
    from(piece, start),
  ].map(trimPiece);

/** "BFPS au lycee": a few words in capitals or with one before the school are what one learnt there. */
const isTitled = ({ text }: Piece, length: number): boolean =>
  /^\p{Lu}/u.test(text) && text.slice(0, length).split(/\s+/u).length <= 5;

/** "Licence de gestion a Prisma Afrique": a small word, then a name of several words that is no town. */
const atName = (piece: Piece): RegExpExecArray | null => {
  const at = /\s(?:[a\u00e0\u00c0]|chez)\s(?=\p{Lu})/u.exec(piece.text);
  if (at === null) return null;
  const [name] = commaParts(from(piece, at.index + at[0].length));
  return name !== undefined && isNamedAtLength(name) && !isPlace(name) ? at : null;
};

/** "Deuxieme annee de BTS au Groupe Vauban": a small word, then a kind of house with its name. */
const atHouse = (piece: Piece): RegExpExecArray | null => {
  const at = /\s(?:au|\u00e0 la|\u00e0 l['\u2019]|chez)\s?(?=\p{Lu})/u.exec(piece.text);
  return at !== null && isNamedEmployer(from(piece, at.index + at[0].length)) ? at : null;
};

/** "DAEU avec le CNED", "Certificat web sur OpenSalle": who taught from afar, in one or two words. */
const FROM_AFAR =
  /\s(?:avec (?:le |la |l['\u2019])?(?=\p{Lu}{3})|(?:sur|via) (?=\p{Lu}[\p{L}\d]+(?:\s?[\p{Lu}\d][\p{L}\d]*)?[\s.]*$))/u;

const fromAfar = (piece: Piece): Piece[] => {
  const at = FROM_AFAR.exec(piece.text);
  const before = piece.text.slice(0, at?.index);
  if (at === null || named(piece) === null || namesSchool(alignedKey(before))) return [piece];
  return cutAt(piece, at.index, at.index + at[0].length);
};

/** "CFEE a Mbour", "Licence de droit a Dakar": the diploma, then the town where one sat for it. */
const atTown = (piece: Piece): Piece[] => {
  const at = /\s(?:[a\u00e0\u00c0]|En|en)\s(?=[\p{L}' -]+$)/u.exec(piece.text);
  if (at === null || named(piece) === null) return [piece];
  const town = from(piece, at.index + at[0].length);
  return isPlace(town) ? cutAt(piece, at.index, at.index + at[0].length) : [piece];
};

/** "BEPC au lycee municipal": the diploma, then the school. */
const atSchool = (piece: Piece): Piece[] => {
  const key = alignedKey(piece.text);
  const match = named(piece);
  const at =
    AT_SCHOOL.exec(key) ??
    AT_LETTERS.exec(piece.text) ??
    (match === null ? null : atHouse(piece)) ??
    (match === null || match.vague ? null : atName(piece));
  if (at === null) return [piece];
  // "Licence 2 en faculte de droit a l'UAC": letters that end the line of a diploma are the school.
  const closes = match !== null && /^\p{Lu}{2,8}$/u.test(piece.text.slice(at.index + at[0].length));
  if (namesSchool(key.slice(0, at.index)) && !closes) return [piece];
  if (match === null)
    return isTitled(piece, at.index) ? cutAt(piece, at.index, at.index + at[0].length) : [piece];
  // "Diplome de l'Ecole du Bois": the school names the diploma.
  if (!key.slice(0, at.index).trim().includes(' ') && match.vague) return [piece];
  return cutAt(piece, at.index, at.index + at[0].length);
};

/** "BTS Tourisme ESCG Paris": where letters and a town close the line of a diploma. */
const lettersBeforeTown = (piece: Piece): number | undefined => {
  const match = /\s(\p{Lu}{4,8})\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)$/u.exec(piece.text);
  const [, letters = '', town = ''] = match ?? [];
  if (match === null || isCapitals(piece.text) || degreeAt(alignedKey(letters)) !== null)
    return undefined;
  return isPlace({ start: 0, end: town.length, text: town }) ? match.index : undefined;
};

/** "Baccalaureat en mathematiques Lycee Pasteur": nothing parts the diploma from the school. */
const besideSchool = (piece: Piece): Piece[] => {
  const at = SCHOOL_BESIDE.exec(piece.text)?.index ?? lettersBeforeTown(piece);
  if (at === undefined || named(piece) === null) return [piece];
  if (namesSchool(alignedKey(piece.text.slice(0, at)))) return [piece];
  return cutAt(piece, at, at + 1);
};

/** "DNMADE graphisme (Ecole Estienne)": the diploma, then the school in brackets. */
const inSchoolBrackets = (piece: Piece): Piece[] => {
  const group = /\s*[([]([^()[\]]{3,80})[)\]]$/u.exec(piece.text);
  const inside = group?.[1];
  if (group === null || inside === undefined || group.index === 0) return [piece];
  const before = piece.text.slice(0, group.index);
  // "(Programme Grande Ecole)": a course of the school that stands elsewhere.
  const names =
    (namesSchool(alignedKey(inside)) ||
      (isNameAndTown(inside) && degreeAt(alignedKey(inside)) === null)) &&
    /^\p{L}/u.test(inside) &&
    !COURSE_IN_BRACKETS.test(alignedKey(inside));
  const told = degreeAt(alignedKey(before)) !== null || isTitled(piece, group.index);
  if (!names || namesSchool(alignedKey(before)) || !told) return [piece];
  const at = piece.text.indexOf(inside, group.index);
  return [
    { start: piece.start, end: piece.start + group.index, text: before },
    { start: piece.start + at, end: piece.start + at + inside.length, text: inside },
  ];
};

/** "IFRIA", "CFPTS-Sud": the letters of a school, and where it is. */
const ACRONYM = /^\p{Lu}{3,8}(?:[- ]\p{Lu}[\p{L}-]+){0,4}$/u;

/** "DCG, INTEC": among letters alone, those after the letters of a diploma with its field. */
const followsLetters = (part: Piece, head: Piece): boolean => {
  const key = alignedKey(head.text);
  return (
    /^\p{Lu}{4,}$/u.test(part.text) &&
    degreeAt(key) !== null &&
    degreeAt(alignedKey(part.text)) === null &&
    /^\p{Lu}{3,4}(?: \p{Lu}{2,5})?$/u.test(head.text) &&
    !/^(?:bac|bts|dut|but|cap|bep)$/u.test(key)
  );
};

const opensSchool = (
  part: Piece,
  index: number,
  commas: readonly Piece[],
  whole: Piece,
): boolean => {
  if (index === 0) return false;
  const key = alignedKey(part.text);
  const head = commas[0] ?? whole;
  const headKey = alignedKey(head.text);
  if (!/^\p{Lu}/u.test(part.text)) return SCHOOL_OPENING.test(key) || SAME_SCHOOL.test(key);
  const degree = degreeAt(key);
  return (
    namesSchool(key) ||
    (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(part.text) && degree === null) ||
    (ACRONYM.test(bare(part).text) && (!isCapitals(whole.text) || followsLetters(part, head))) ||
    // "ENTPE, Master Urbanisme": the letters of the school, then the diploma.
    (degree !== null && (namesSchool(headKey) || (!degree.vague && ACRONYM.test(head.text)))) ||
    // "Formation de grutier, Wallonie Formation": after a vague name, a proper one is who gave it.
    (index === 1 &&
      degreeAt(headKey)?.vague === true &&
      isProper(part) &&
      part.text.includes(' ') &&
      !isPlace(part)) ||
    (employerScore(part) >= 2 && !commas.some((other) => namesSchool(alignedKey(other.text))))
  );
};

/** "Degree, School, Town": cut where the school begins, keep the commas of the degree. */
const splitSchool = (piece: Piece): Piece[] => {
  const commas = commaParts(piece);
  const cut = commas.findIndex((part, index) => opensSchool(part, index, commas, piece));
  const at = commas[cut];
  const before = commas[cut - 1];
  if (at === undefined || before === undefined) return [piece];
  return cutAt(piece, before.end - piece.start, at.start - piece.start);
};

/** "Licence 3 : Automatique a l'ISTV": the school after the field of the diploma named before. */
const besideField = (pieces: readonly Piece[]): Piece[] => {
  const [first, ...rest] = pieces;
  if (first === undefined || named(first) === null) return [...pieces];
  return [
    first,
    ...rest.flatMap((piece) => {
      const at = AT_LETTERS.exec(piece.text);
      return at === null ? [piece] : cutAt(piece, at.index, at.index + at[0].length);
    }),
  ];
};

/** "Lycee Pasteur (Lille) BAC STI2D": nothing but a bracket parts the school from the diploma. */
const afterBracket = (piece: Piece): Piece[] => {
  const at = piece.text.indexOf(') ');
  if (at < 0) return [piece];
  const rest = from(piece, at + 2);
  const match = named(piece) === null ? named(rest) : null;
  return match === null || match.vague ? [piece] : cutAt(piece, at + 1, at + 2);
};

const KIND_ALONE = /^(?:lycee|college|universite|ecole|institut|faculte|iut|cfa|campus)$/u;

/** "CQP << Vendeuse >>": the field of a diploma without one stands in quotes. */
const quotesField = (whole: Piece, head: Piece, part: Piece): boolean =>
  BARE_DEGREE.test(alignedKey(head.text)) &&
  /^\s*[\u00ab"\u201c]\s*$/u.test(
    whole.text.slice(head.end - whole.start, part.start - whole.start),
  );

/** "LYCEE - Jean Monge - Pau": a kind of school that a dash parts from its own name. */
const withKindsNamed = (whole: Piece): Piece[] =>
  strongParts(whole).reduce<Piece[]>((parts, part) => {
    const head = parts.at(-1);
    const goesOn =
      head !== undefined &&
      (KIND_ALONE.test(alignedKey(head.text)) || quotesField(whole, head, part));
    if (!goesOn) return [...parts, part];
    const closing = /^\s?[\u00bb"\u201d]/u.exec(whole.text.slice(part.end - whole.start));
    const end = part.end + (closing?.[0].length ?? 0);
    const text = whole.text.slice(head.start - whole.start, end - whole.start);
    return [...parts.slice(0, -1), { start: head.start, end, text }];
  }, []);

/** What stands between two dates, cut at its separators, at the school and at brackets. */
export const educationPieces = (piece: Piece): Piece[] =>
  besideField(
    [piece]
      .flatMap(atOpenBracket)
      .flatMap(withKindsNamed)
      .flatMap(afterBracket)
      .flatMap(inSchoolBrackets)
      .flatMap(atSchool)
      .flatMap(fromAfar)
      .flatMap(besideSchool)
      .flatMap(splitSchool)
      .flatMap(atTown),
  ).filter(
    ({ text }) =>
      /\p{L}{2}|\p{Lu}\.\p{Lu}/u.test(text) &&
      !PROGRESS_ONLY.test(alignedKey(text).replace(/[.\s]+$/u, '')),
  );
