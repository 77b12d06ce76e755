import type { CvEducation, CvSection } from '#/domain/cv/cv';
import { isLicence, namesSchool } from '#/domain/cv/entries/degrees';
import { SAME_SCHOOL } from '#/domain/cv/entries/degrees.fr';
import { add, begins, empty, finish, isSound, unstopped } from '#/domain/cv/entries/educationDraft';
import { rowOf } from '#/domain/cv/entries/educationRows';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { MAX_LINE } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';

const NAME_GOES_ON = /^(?:de la |de l'|de |du |des |d'|et |sur |la |le )/u;

const isOwn = (section: CvSection): boolean => section === 'education';

/** "Meme lycee" under an entry that names it. */
const atSameSchool = (
  education: Omit<CvEducation, 'id'>,
  above: Omit<CvEducation, 'id'> | undefined,
): Omit<CvEducation, 'id'> => {
  const { institution } = education;
  const named = above?.institution?.value;
  if (institution === null || named === undefined) return education;
  return SAME_SCHOOL.test(alignedKey(institution.value))
    ? { ...education, institution: { ...institution, value: named } }
    : education;
};

const ofOwnRun = (run: SectionRun, today: string): Omit<CvEducation, 'id'>[] => {
  const found: Omit<CvEducation, 'id'>[] = [];
  let draft = empty();
  const mixed = run.lines.some(({ key }) => isLicence(key));
  const close = (): void => {
    // Among licences a diploma's name alone is one more qualification for the work.
    const told = !mixed || draft.school !== null || draft.dated !== null;
    if (told && isSound(draft, true)) {
      const education = finish(draft, today);
      if (education !== null) found.push(atSameSchool(education, found.at(-1)));
    }
    draft = empty();
  };
  for (const line of run.lines) {
    if (line.text.length > MAX_LINE / 2) continue;
    const row = rowOf(line);
    if (begins(row, draft)) close();
    const wraps =
      draft.degree !== null &&
      /^[\p{Ll}(]/u.test(line.body.text) &&
      !line.bullet &&
      row.dates.length === 0 &&
      draft.rows.at(-1)?.line.index === line.index - 1;
    if (
      wraps &&
      draft.degree !== null &&
      draft.school === null &&
      draft.degree.piece.end >= (draft.rows.at(-1)?.line.body.end ?? 0) - 1
    ) {
      const { piece } = draft.degree;
      draft.degree = {
        ...draft.degree,
        piece: { start: piece.start, end: line.body.end, text: `${piece.text} ${line.body.text}` },
      };
      draft.rows.push(row);
      continue;
    }
    const lastLine = draft.rows.at(-1)?.line;
    const school = draft.school;
    // "Ecole superieure" / "de Sikasso": the name of the school goes on.
    if (
      wraps &&
      school !== null &&
      lastLine !== undefined &&
      NAME_GOES_ON.test(line.key) &&
      school.end >= lastLine.body.end - 1
    ) {
      const next = unstopped(line.body);
      draft.school = { start: school.start, end: next.end, text: `${school.text} ${next.text}` };
      draft.rows.push(row);
      continue;
    }
    add(draft, row);
  }
  close();
  return found;
};

/** Degrees named outside their section: one whole line, with a school or a year on it. */
const ofOtherRun = (run: SectionRun, today: string): Omit<CvEducation, 'id'>[] =>
  run.lines.flatMap((line) => {
    if (line.text.length > 200) return [];
    const row = rowOf(line);
    const [first] = row.parts;
    if (first?.degree === null || first === undefined || first.degree.vague) return [];
    const draft = empty();
    add(draft, row);
    if (
      !isSound(draft, false) ||
      draft.school === null ||
      !namesSchool(alignedKey(draft.school.text))
    )
      return [];
    const education = finish(draft, today);
    return education === null ? [] : [education];
  });

const ELSEWHERE = new Set<CvSection>(['certifications', 'other', 'skills', 'profile']);

/** The diplomas, in document order. */
export const readEducation = (runs: readonly SectionRun[], today: string): CvEducation[] =>
  runs
    .flatMap((run) =>
      isOwn(run.section)
        ? ofOwnRun(run, today)
        : ELSEWHERE.has(run.section)
          ? ofOtherRun(run, today)
          : [],
    )
    .sort((a, b) => a.range.start - b.range.start)
    .map((education, index) => ({ id: `education-${index + 1}`, ...education }));
