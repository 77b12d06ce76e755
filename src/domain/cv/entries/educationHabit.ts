import { isLicence } from '#/domain/cv/cues/degrees';
import type { Study } from '#/domain/cv/entries/educationEntries';
import { ONE_NAME, degreePart, schoolParts } from '#/domain/cv/entries/educationRows';
import type { Part, Row } from '#/domain/cv/entries/educationRows';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';

const WRITTEN_AS_NAME = /^\d?\p{Ll}?\p{Lu}/u;

/** "Je suis en deuxieme annee": who tells of oneself names nothing. */
const FIRST_PERSON = /^(?:je |j['\u2019]|nous )/iu;

/** A name that is neither diploma, school, place nor remark. */
export const isFree = (part: Part): boolean =>
  part.degree === null &&
  !part.school &&
  !part.place &&
  !part.remark &&
  !isLicence(alignedKey(part.piece.text)) &&
  WRITTEN_AS_NAME.test(part.piece.text) &&
  !FIRST_PERSON.test(part.piece.text);

/** What the other diplomas of the section show: where their schools stand. */
export type SectionHabit = {
  /** Some school stands in another row than its diploma, and none beside it. */
  readonly schoolApart: boolean;
  /** The section is a list: each line opens with its year and names a training. */
  readonly listed: boolean;
  /** Beside the date or above it stands who taught; the title comes on the line below. */
  readonly titleBelow: boolean;
  /** Schools follow their diploma on its line, after a comma. */
  readonly afterComma: boolean;
  /** Schools come before their diploma on its line. */
  readonly schoolFirst: boolean;
};

const LISTED_SHARE = 0.75;
const LONGEST_TITLE = 10;

/** "2017 Formation X": the line begins with its year. */
export const opensWithYear = (row: Row | undefined): boolean => {
  const [date, part] = [row?.dates[0], row?.parts[0]];
  if (row === undefined || date === undefined || part === undefined) return false;
  return date.end <= part.piece.start && wordCount(row.line.text) <= LONGEST_TITLE + 2;
};

/** Where the schools of a section stand. */
export const habitOf = (studies: readonly Study[]): SectionHabit => {
  const schools = studies.flatMap(({ rows }) =>
    rows
      .filter((row) => schoolParts(row).length > 0)
      .map((row) =>
        row.parts.some(({ school, place, remark }) => !school && !place && !remark)
          ? 'beside'
          : 'apart',
      ),
  );
  const opened = studies.filter(({ rows: [first] }) => opensWithYear(first));
  const beside = studies.flatMap(({ rows }) => rows.flatMap((row) => schoolBefore(row) ?? []));
  return {
    schoolFirst: beside.length > 0 && beside.every(Boolean),
    schoolApart: schools.includes('apart') && !schools.includes('beside'),
    listed: opened.length >= 3 && opened.length >= studies.length * LISTED_SHARE,
    titleBelow: schoolIsDated(studies) || schoolIsAbove(studies),
    afterComma: !schools.includes('apart') && studies.some(({ rows }) => rows.some(hasCommaSchool)),
  };
};

/** "IUT du Lac - DUT Gestion" (true), "DUT Gestion - IUT du Lac" (false); null where a row does not tell both. */
const schoolBefore = (row: Row): boolean | null => {
  const degree = degreePart(row);
  const [school] = schoolParts(row);
  return degree === null || school === undefined ? null : school.piece.end <= degree.piece.start;
};

/** "BTS Tourisme, Lycee Monge". */
const hasCommaSchool = (row: Row): boolean => {
  const degree = degreePart(row);
  const [school] = schoolParts(row);
  if (degree === null || school === undefined) return false;
  const { start } = row.line;
  return /^\s*,\s*$/u.test(
    row.line.text.slice(degree.piece.end - start, school.piece.start - start),
  );
};

const datedIn = (rows: readonly Row[]): number => rows.findIndex(({ dates }) => dates.length > 0);

/** A school, its date below it, then the diploma, wherever all three are known. */
const schoolIsAbove = (studies: readonly Study[]): boolean => {
  const known = studies.flatMap(({ rows }) => {
    const school = rows.findIndex((row) => schoolParts(row).length > 0);
    const at = rows.findIndex((row) => degreePart(row) !== null);
    return school < 0 || at < 0 ? [] : [school < datedIn(rows) && datedIn(rows) < at];
  });
  return known.length > 0 && known.every(Boolean);
};

/** One name in capitals beside the date, over words in small letters. */
const isNamedOver = ({ rows }: Study): boolean => {
  const at = datedIn(rows);
  const [name, more] = rows[at]?.parts ?? [];
  const title = rows[at + 1]?.parts[0];
  return (
    name !== undefined &&
    more === undefined &&
    ONE_NAME.test(name.piece.text) &&
    title !== undefined &&
    /\p{Ll}/u.test(title.piece.text)
  );
};

/** Diplomas named below the line of their date, and none on it; where none is known, a name in capitals over each. */
const schoolIsDated = (studies: readonly Study[]): boolean => {
  const below = studies.flatMap(({ rows }) => {
    const dated = datedIn(rows);
    const at = rows.findIndex((row) => degreePart(row) !== null);
    if (dated < 0 || at < 0) return [];
    const named = rows[dated]?.parts.some((part) => isFree(part) || part.school);
    return [at > dated && named === true];
  });
  if (below.length > 0) return below.every(Boolean);
  return studies.length > 1 && studies.every(isNamedOver);
};
