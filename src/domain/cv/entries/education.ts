import { degreeAt, isDegreeLine, isLicence, namesSchool } from '#/domain/cv/cues/degrees';
import { DEGREE_REMARK, SAME_SCHOOL } from '#/domain/cv/cues/degrees.fr';
import type { CvEducation, CvSection } from '#/domain/cv/cv';
import { schoolsLead, studiesOf } from '#/domain/cv/entries/educationEntries';
import { readStudy } from '#/domain/cv/entries/educationFields';
import { habitOf } from '#/domain/cv/entries/educationHabit';
import { degreePart, rowOf, rowsOf } from '#/domain/cv/entries/educationRows';
import { commaParts } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { withoutWorkLicences } from '#/domain/cv/entries/workLicences';
import { unwrapped } from '#/domain/cv/lines/rejoinedLines';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { MAX_LINE } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { typeTurns, withTypeCells } from '#/domain/cv/text/typeCells';

type Education = Omit<CvEducation, 'id'>;

/** "Meme lycee" under an entry that names it. */
const atSameSchool = (education: Education, above: Education | undefined): Education => {
  const { institution } = education;
  const named = above?.institution?.value;
  if (institution === null || named === undefined) return education;
  return SAME_SCHOOL.test(alignedKey(institution.value))
    ? { ...education, institution: { ...institution, value: named } }
    : education;
};

/** Under one school that leads its diplomas, the next one without a name of its own was prepared there too. */
const underSchool = (education: Education, above: Education | undefined): Education => {
  const { degree, institution, start, end } = education;
  const house = above?.institution ?? null;
  const leads = house?.source != null && (above?.degree.source?.start ?? 0) > house.source.start;
  if (institution !== null || !leads || (start ?? end) === null || degree.confidence !== 'sure')
    return education;
  return { ...education, institution: { ...house, confidence: 'likely' } };
};

/** Characters that a line of its own school or date would take between two diplomas. */
const NEXT_LINE = 3;

/** "Maitrise de chimie" right over "Licence de chimie", their school and years: diplomas prepared together. */
const preparedWith = (education: Education, below: Education | undefined): Education => {
  const { degree, institution, start, end, range } = education;
  const bare = institution === null && (start ?? end) === null && degree.confidence === 'sure';
  if (below === undefined || !bare) return education;
  const leads = below.degree.source?.start === below.range.start;
  const told = below.institution !== null && (below.start ?? below.end) !== null;
  if (!leads || !told || below.range.start - range.end > NEXT_LINE) return education;
  return {
    ...education,
    institution: below.institution && { ...below.institution, confidence: 'likely' },
    start: below.start && { ...below.start, confidence: 'likely' },
    end: below.end && { ...below.end, confidence: 'likely' },
  };
};

/** A line that opens with a diploma, a school, a town or a precision begins a thing of its own. */
const startsAnew = ({ body }: CvLine): boolean => {
  const key = alignedKey(body.text);
  return (
    isDegreeLine(key) ||
    degreeAt(key) !== null ||
    DEGREE_REMARK.test(key) ||
    namesSchool(key.slice(0, 24)) ||
    commaParts(body).slice(0, 1).every(isPlace)
  );
};

const ofOwnRun = (run: SectionRun, today: string): Education[] => {
  const lines = run.lines.filter(({ text }) => text.length <= MAX_LINE / 2);
  const turns = typeTurns(lines);
  const whole = unwrapped(lines, startsAnew).map((line) => withTypeCells(line, turns));
  const { licences, rows } = withoutWorkLicences(rowsOf(whole));
  const studies = studiesOf(rows);
  const habit = habitOf(studies);
  const mixed = run.lines.some(({ key }) => isLicence(key));
  const led = studies.length > 1 && schoolsLead(studies.flatMap(({ rows }) => rows));
  const found: Education[] = [];
  for (const study of studies) {
    const education = readStudy(study, habit, true, today);
    if (education === null) continue;
    // Among licences a diploma's name alone is one more qualification for the work.
    const dated = study.rows.some(({ dates, line }) => dates.length > 0 && !isLicence(line.key));
    if (mixed && education.institution === null && !dated) continue;
    const above = found.at(-1);
    const bare = led && (study.rows[0]?.dates.length ?? 0) > 0;
    found.push(atSameSchool(bare ? underSchool(education, above) : education, above));
  }
  return [...found.map((one, at) => preparedWith(one, found[at + 1])), ...licences];
};

/** Degrees named outside their section: one whole line, with a school or a year on it. */
const ofOtherRun = (run: SectionRun, today: string): Education[] =>
  run.lines.flatMap((line) => {
    if (line.text.length > 200) return [];
    const row = rowOf(line);
    const degree = degreePart(row);
    if (degree === null || degree !== row.parts[0] || degree.degree?.vague !== false) return [];
    const study = { rows: [row], details: [] };
    const education = readStudy(study, habitOf([study]), false, today);
    const school = education?.institution ?? null;
    return education !== null && school !== null && namesSchool(alignedKey(school.value))
      ? [education]
      : [];
  });

const ELSEWHERE = new Set<CvSection>(['certifications', 'other', 'skills', 'profile']);

/** The diplomas, in document order. */
export const readEducation = (runs: readonly SectionRun[], today: string): CvEducation[] =>
  runs
    .flatMap((run) => {
      if (run.section === 'education') return ofOwnRun(run, today);
      return ELSEWHERE.has(run.section) ? ofOtherRun(run, today) : [];
    })
    .sort((a, b) => a.range.start - b.range.start)
    .map((education, index) => ({ id: `education-${index + 1}`, ...education }));
