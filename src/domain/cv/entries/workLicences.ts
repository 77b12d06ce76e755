import { isRefresher, isWorkLicence } from '#/domain/cv/cues/degrees';
import type { CvEducation, Read } from '#/domain/cv/cv';
import { degreePart, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Part, Row } from '#/domain/cv/entries/educationRows';
import { commaParts } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import type { YearMonth } from '#/domain/shared/plainDate';

type Licence = Omit<CvEducation, 'id'>;

/** A licence told in more words is a sentence about it. */
const LONGEST = 14;

const licencePart = (row: Row): Part | undefined =>
  degreePart(row) === null && !isRefresher(row.line.key) && wordCount(row.line.text) <= LONGEST
    ? row.parts.find(({ piece }) => isWorkLicence(alignedKey(piece.text)))
    : undefined;

/** What goes on with the licence: its category in small letters or figures, another licence. */
const goesOn = ({ piece, school, place }: Part): boolean =>
  !school && !place && (/^[\p{Ll}\d]/u.test(piece.text) || isWorkLicence(alignedKey(piece.text)));

const titleOf = ({ line, parts }: Row, first: Part): Piece => {
  const after = parts.slice(parts.indexOf(first) + 1);
  const stop = after.findIndex((part) => !goesOn(part));
  const last = after.slice(0, stop < 0 ? undefined : stop).at(-1) ?? first;
  const { start } = first.piece;
  const { end } = last.piece;
  const whole = { start, end, text: line.text.slice(start - line.start, end - line.start) };
  // "FIMO, Nordal, Pau": what a comma parts from the licence is its school and town.
  const [head, house, ...places] = commaParts(whole);
  const listed =
    head !== undefined &&
    house !== undefined &&
    isName({ ...first, piece: house, school: false }) &&
    !/^\p{Lu}?\d/u.test(house.text) &&
    places.every(isPlace);
  return listed && isWorkLicence(alignedKey(head.text)) ? head : whole;
};

/** "Nordal Formation": a name where the school of a licence stands, though no word tells one. */
const isName = ({ piece, degree, place, remark }: Part): boolean =>
  degree === null &&
  !place &&
  !remark &&
  /^\p{Lu}/u.test(piece.text) &&
  wordCount(piece.text) <= LONGEST_NAME &&
  !isWorkLicence(alignedKey(piece.text));
const LONGEST_NAME = 5;

/** A row below that only tells when and where: neither a diploma nor another licence. */
const tellsWhen = (row: Row): boolean =>
  row.dates.length > 0 &&
  degreePart(row) === null &&
  (row.parts.every(({ place, school }) => place || school) ||
    (!row.line.bullet &&
      row.parts.filter(({ place }) => !place).length === 1 &&
      row.parts.some(isName)));

/** The rows of a licence: one with its date, or with the date on the next, or on the one after the school. */
const rowsFrom = (rows: readonly Row[], at: number): readonly Row[] => {
  const [row, next, after] = [rows[at], rows[at + 1], rows[at + 2]];
  if (row === undefined || row.dates.length > 0) return row === undefined ? [] : [row];
  if (next !== undefined && tellsWhen(next)) return [row, next];
  const named = next !== undefined && next.dates.length === 0 && !next.line.bullet;
  const [house, ...others] = named ? next.parts.filter(({ place }) => !place) : [];
  const alone = house !== undefined && others.length === 0 && (house.school || isName(house));
  const dated = after !== undefined && after.parts.length === 0 && after.dates.length > 0;
  return alone && dated && next !== undefined ? [row, next, after] : [];
};

/** What stands between the comma after a licence and the next one. */
const afterComma = ({ line, parts }: Row, title: Piece): Part | undefined => {
  const part = parts.find(({ piece }) => piece.start < title.end && piece.end > title.end);
  if (part === undefined) return undefined;
  const [, house] = commaParts(part.piece);
  return house === undefined || house.start > line.end ? undefined : { ...part, piece: house };
};

const toldBy = (rows: readonly Row[], title: Piece): Licence | null => {
  const [first] = rows;
  const last = rows.at(-1);
  const dated = rows.flatMap(({ dates }) => dates)[0];
  if (first === undefined || last === undefined || dated === undefined) return null;
  const after = (part: Part): boolean => part.piece.start >= title.end;
  const school =
    rows.flatMap(schoolParts).find(after) ??
    rows.flatMap(({ parts }) => parts).find((part) => after(part) && isName(part)) ??
    afterComma(first, title);
  const read = (value: YearMonth): Read<YearMonth> => ({
    value,
    source: { start: dated.start, end: dated.end },
    confidence: 'sure',
  });
  return {
    degree: readPiece(title, 'likely'),
    institution: school === undefined ? null : readPiece(school.piece, 'sure'),
    start: dated.date.shape === 'point' ? null : read(dated.date.from),
    end: dated.date.to === 'ongoing' ? null : read(dated.date.to),
    level: null,
    inProgress: dated.date.to === 'ongoing',
    range: { start: first.line.start, end: last.line.end },
  };
};

/**
 * Takes the dated licences ("2021 : CACES R489", "PSC1" over "Pau (2023)") out of the rows of a section of
 * studies: each is a training of its own, never the date or the detail of the diploma beside it.
 */
export const withoutWorkLicences = (
  rows: readonly Row[],
): { readonly licences: readonly Licence[]; readonly rows: readonly Row[] } => {
  const licences: Licence[] = [];
  const taken = new Set<Row>();
  for (const [at, row] of rows.entries()) {
    const part = licencePart(row);
    if (part === undefined) continue;
    const own = rowsFrom(rows, at);
    const licence = toldBy(own, titleOf(row, part));
    if (licence === null) continue;
    licences.push(licence);
    for (const one of own) taken.add(one);
  }
  return { licences, rows: rows.filter((row) => !taken.has(row)) };
};
