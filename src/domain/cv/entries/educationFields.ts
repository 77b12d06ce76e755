import { isLicence, namesSchool } from '#/domain/cv/cues/degrees';
import { AFTER_SCHOOL, BARE_DEGREE, IN_PROGRESS, STUDY_FIELD } from '#/domain/cv/cues/degrees.fr';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import type { Confidence, CvEducation, DiplomaLevel, Read } from '#/domain/cv/cv';
import type { Study } from '#/domain/cv/entries/educationEntries';
import { isFree, opensWithYear } from '#/domain/cv/entries/educationHabit';
import type { SectionHabit } from '#/domain/cv/entries/educationHabit';
import { degreePart, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Dated, Part, Row } from '#/domain/cv/entries/educationRows';
import { takeDegree, withField } from '#/domain/cv/entries/educationTitle';
import { bare, commaParts } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { YearMonth } from '#/domain/shared/plainDate';

const KIND = /^(?:lycee|college|universite|ecole|institut|faculte)$/u;

/** Without the full stop that closes the line. */
const unstopped = (piece: Piece): Piece => {
  const text = piece.text.replace(/(?<=\p{Ll}{3})[.,;:\s]+$/u, '');
  return { start: piece.start, end: piece.start + text.length, text };
};

/** "Lycee", "Ecole de commerce": a kind of school without a name. */
const isKind = ({ text }: Piece): boolean =>
  /^\p{Lu}?[\p{Ll}\s\u2019'-]+$/u.test(text) || KIND.test(alignedKey(text));

const withoutRemark = (piece: Piece): Piece => {
  const text = piece.text.slice(0, AFTER_SCHOOL.exec(alignedKey(piece.text))?.index);
  return { start: piece.start, end: piece.start + text.length, text };
};

const schoolPiece = (whole: Piece): Piece => {
  const piece = withoutRemark(whole);
  const [first, ...rest] = commaParts(bare(piece));
  const cut =
    first !== undefined &&
    ((namesSchool(alignedKey(first.text)) && !isKind(first)) ||
      rest.every((part) => isPlace(part)));
  return unstopped(cut ? bare(first) : bare(piece));
};

const LETTERS = /^\p{Lu}{3,8}$/u;
/** The title of a training that no word for a diploma names. */
const looseDegree = ({ rows }: Study, titleBelow: boolean): Part | null => {
  const below = rows.find(
    ({ dates }, at) => dates.length === 0 && (rows[at - 1]?.dates.length ?? 0) > 0,
  );
  const told = titleBelow ? below?.parts.find(isFree) : undefined;
  if (told !== undefined) return told;
  for (const row of rows.slice(0, 3)) {
    const [head, title] = row.parts;
    // "GIPSA - Auxiliaire veterinaire": letters first are who held it.
    if (head !== undefined && title !== undefined && LETTERS.test(head.piece.text))
      if (!title.school && isTitleLike(alignedKey(title.piece.text))) return title;
    // "Parcours Vente : Institut Nord": a precision on nothing is the title itself.
    if (head?.remark === true && title !== undefined && row === rows[0]) return head;
    const part = row.parts.find(isFree);
    if (part !== undefined) return part;
    // "Academy ... | School": of two schools, the first is what one learnt there.
    if (head?.school === true && title?.school === true && head !== title) return head;
  }
  return null;
};

const degreeOf = (study: Study, { titleBelow }: SectionHabit): Part | null => {
  const named = study.rows.flatMap((row) => degreePart(row) ?? []);
  return (
    named.find(({ degree }) => degree?.vague === false) ??
    named[0] ??
    looseDegree(study, titleBelow)
  );
};

/** "Parcours Reseaux : conception, essais": what follows the colon tells the precision before it. */
const tellsRemark = ({ rows }: Study, part: Part): boolean => {
  const row = rows.find(({ parts }) => parts.includes(part));
  const before = row?.parts[row.parts.indexOf(part) - 1];
  // A precision on nothing is the title itself.
  if (row === undefined || before?.remark !== true || before === row.parts[0]) return false;
  const { start } = row.line;
  return row.line.text.slice(before.piece.end - start, part.piece.start - start).includes(':');
};

/** Blank space, in line heights, over what belongs to no diploma, though no heading parts it from one. */
const FAR = 4;

/** More words than these, the town aside, name no school. */
const LONGEST_SCHOOL = 9;

/** "Brevet de chef d'equipe ; Pilote de drone": of two things obtained the second one taught nobody. */
const isListed = (line: CvLine | undefined, degree: Piece, part: Piece): boolean =>
  line !== undefined &&
  part.start > degree.end &&
  line.text.slice(degree.end - line.start, part.start - line.start).includes(';');

/** What stands where a school would, though no word tells it: not a field of study, not a remark. */
const looseSchool = (
  study: Study,
  degree: Part,
  { schoolApart, schoolFirst }: SectionHabit,
): Part | null => {
  const own = study.rows.findIndex(({ parts }) => parts.includes(degree));
  const beside = study.rows[own]?.parts ?? [];
  const others = study.rows.filter(({ line }, at) => at !== own && !isLicence(line.key));
  const isBare = BARE_DEGREE.test(alignedKey(takeDegree(degree.piece).text));
  // "BTS - OPTIQUE" over "2008 - 2010 | IREFA": what stands beside a diploma without its field is the field.
  const fieldBeside =
    isBare && others.some(({ dates, parts }) => dates.length > 0 && parts.some(isFree));
  const line = study.rows[own]?.line;
  // "BTS - Optique - IREFA": of two names after a diploma without its field the first one is the field.
  const named = beside.filter((part) => isFree(part) && part.piece.start > degree.piece.end);
  const field = isBare && named.length > 1 ? named[0] : undefined;
  const candidates = [
    ...(schoolApart || fieldBeside
      ? []
      : beside.filter(
          ({ piece }) =>
            (schoolFirst || piece.start > degree.piece.end || LETTERS.test(piece.text)) &&
            !isListed(line, degree.piece, piece),
        )),
    ...others.filter((row) => row.dates.length > 0).flatMap(({ parts }) => parts),
    ...others.filter((row) => row.line.source.gapBefore < FAR).flatMap(({ parts }) => parts),
  ];
  return (
    candidates.find(
      (part) =>
        part !== degree &&
        part !== field &&
        !tellsRemark(study, part) &&
        isFree(part) &&
        !STUDY_FIELD.test(alignedKey(part.piece.text)) &&
        !TASK_WORDS.test(alignedKey(part.piece.text)) &&
        wordCount((commaParts(part.piece)[0] ?? part.piece).text.replace(/\s*\(.*$/u, '')) <=
          LONGEST_SCHOOL,
    ) ?? null
  );
};

const schoolOf = (study: Study, degree: Part, habit: SectionHabit): Piece | null => {
  const named = study.rows.flatMap(schoolParts).filter((part) => part !== degree);
  const pieces = named.map(({ piece }) => piece);
  const proper = pieces.find((piece) => !isKind(bare(piece)));
  const known = proper ?? pieces[0];
  if (known !== undefined) return schoolPiece(known);
  const loose = looseSchool(study, degree, habit);
  return loose === null ? null : schoolPiece(loose.piece);
};

/** "2000 : Maquilleuse, atelier Lune": in a list of trainings that no word for a diploma names, who taught follows. */
const listedTraining = (
  { piece, degree }: Part,
  { listed }: SectionHabit,
): { readonly title: Piece; readonly school: Piece } | null => {
  const [title, school, more] = commaParts(piece);
  if (!listed || degree !== null || title === undefined || school === undefined) return null;
  if (more !== undefined && !isPlace(more)) return null;
  return wordCount(school.text) <= 6 && !STUDY_FIELD.test(alignedKey(school.text))
    ? { title, school }
    : null;
};

/** "CQP Vendeur, Ecomel" among diplomas whose schools follow a comma: the name there is the school. */
const commaSchool = (
  { piece, degree }: Part,
  { afterComma }: SectionHabit,
): { readonly title: Piece; readonly school: Piece } | null => {
  const [title, school, more] = commaParts(piece);
  if (!afterComma || degree === null || title === undefined || school === undefined) return null;
  if ((more !== undefined && !isPlace(more)) || isPlace(school)) return null;
  const named = /^\p{Lu}/u.test(school.text) && wordCount(school.text) <= 6;
  return named && !STUDY_FIELD.test(alignedKey(school.text)) ? { title, school } : null;
};

/** The year of a licence is not that of the diploma listed below it. */
const datedOf = ({ rows }: Study): Dated | null =>
  rows.find(({ dates, line }) => dates.length > 0 && !isLicence(line.key))?.dates[0] ?? null;

const inProgressOf = ({ rows, details }: Study, dated: Dated | null, today: string): boolean => {
  const key = [...rows, ...details].map(({ line }) => line.key).join(' ');
  const to = dated?.date.to;
  if (to === 'ongoing') return true;
  const later =
    to !== undefined && `${to.year}-${String(to.month ?? 6).padStart(2, '0')}` > today.slice(0, 7);
  return (
    later ||
    (IN_PROGRESS.test(key) && (to === undefined || to.year >= Number(today.slice(0, 4)) - 1))
  );
};

/** An unnamed line can only be a degree with a school and a date by it; a licence never is. */
const isSound = (
  study: Study,
  degree: Part,
  school: Piece | null,
  dated: Dated | null,
  own: boolean,
  habit: SectionHabit,
): boolean => {
  if (isLicence(alignedKey(degree.piece.text))) return false;
  const { degree: match } = degree;
  if (match === null) {
    if (!own || dated === null || study.rows.some(({ line }) => isLicence(line.key))) return false;
    if (habit.listed && opensWithYear(study.rows[0]) && !degree.school) return true;
    if (school === null) return false;
    return (
      habit.titleBelow ||
      (LETTERS.test(school.text) && isTitleLike(alignedKey(degree.piece.text))) ||
      namesSchool(alignedKey(school.text)) ||
      (study.rows[0]?.dates.length ?? 0) > 0 ||
      study.rows.length === 2
    );
  }
  const schooled =
    school !== null || study.rows.some(({ parts }) => parts.some((part) => part.school));
  if (match.vague) return own ? schooled || dated !== null : schooled && dated !== null;
  return own || schooled || dated !== null;
};

const confidenceOf = ({ degree }: Part): Confidence =>
  degree === null ? 'doubtful' : degree.vague ? 'likely' : 'sure';

/** The diploma that some rows tell; null where they tell none. `own` rows stand in a section of studies. */
export const readStudy = (
  study: Study,
  habit: SectionHabit,
  own: boolean,
  today: string,
): Omit<CvEducation, 'id'> | null => {
  const degree = degreeOf(study, habit);
  const first: Row | undefined = study.rows[0];
  const last = [...study.rows, ...study.details].sort((a, b) => a.line.start - b.line.start).at(-1);
  if (degree === null || first === undefined || last === undefined) return null;
  const named = schoolOf(study, degree, habit);
  const told =
    listedTraining(degree, habit) ?? (named === null ? commaSchool(degree, habit) : null);
  const school = told?.school ?? named;
  const dated = datedOf(study);
  if (!isSound(study, degree, school, dated, own, habit)) return null;
  const source = dated === null ? null : { start: dated.start, end: dated.end };
  const read = (value: YearMonth): Read<YearMonth> => ({ value, source, confidence: 'sure' });
  const level: DiplomaLevel | null = degree.degree?.level ?? null;
  const sure = school !== null && namesSchool(alignedKey(school.text));
  return {
    degree: readPiece(told?.title ?? withField(study, degree, school), confidenceOf(degree)),
    institution: school === null ? null : readPiece(school, sure ? 'sure' : 'likely'),
    start: dated === null || dated.date.shape === 'point' ? null : read(dated.date.from),
    end: dated === null || dated.date.to === 'ongoing' ? null : read(dated.date.to),
    level,
    inProgress: inProgressOf(study, dated, today),
    range: { start: first.line.start, end: last.line.end },
  };
};
