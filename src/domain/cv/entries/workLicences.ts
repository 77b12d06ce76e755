import { isRefresher, isWorkLicence } from '#/domain/cv/cues/degrees';
import type { CvEducation, Read } from '#/domain/cv/cv';
import { degreePart, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Part, Row } from '#/domain/cv/entries/educationRows';
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
  return { start, end, text: line.text.slice(start - line.start, end - line.start) };
};

/** A row below that only tells when and where: neither a diploma nor another licence. */
const tellsWhen = (row: Row | undefined): row is Row =>
  row !== undefined &&
  row.dates.length > 0 &&
  degreePart(row) === null &&
  row.parts.every(({ place, school }) => place || school);

const toldBy = (rows: readonly Row[], title: Piece): Licence | null => {
  const [first] = rows;
  const last = rows.at(-1);
  const dated = rows.flatMap(({ dates }) => dates)[0];
  if (first === undefined || last === undefined || dated === undefined) return null;
  const school = rows.flatMap(schoolParts).find(({ piece }) => piece.start >= title.end);
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
    const next = rows[at + 1];
    const own = row.dates.length > 0 ? [row] : tellsWhen(next) ? [row, next] : [];
    const licence = toldBy(own, titleOf(row, part));
    if (licence === null) continue;
    licences.push(licence);
    for (const one of own) taken.add(one);
  }
  return { licences, rows: rows.filter((row) => !taken.has(row)) };
};
