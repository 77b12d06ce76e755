import { degreeAt, namesSchool } from '#/domain/cv/cues/degrees';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';

/** "Formation CDA Java": what one learnt; "formation des apprentis" is what one did for others. */
const TRAINING =
  /^[^\p{L}]*formations? (?!(?:des?|du|d'|aux?|a|et|pour|sur|dispensee?s?|en entreprise|interne)(?![\p{L}]))(?=[\p{L}\d])/u;
/** Words beyond this tell a task. */
const LONGEST = 80;

/** What follows the date that opens a line; null where none does. */
const afterDate = ({ key }: CvLine): string | null => {
  const date = openingDate(key);
  return date === null ? null : key.slice(date.end);
};

/** Whether a training begins at a line: the date and its name on it, or its name under the date. */
const opensTraining = (line: CvLine, next: CvLine | undefined): boolean => {
  const after = afterDate(line);
  if (after === null) return false;
  // A bullet under the date of a post is what was done there.
  const below = next === undefined || next.bullet ? '' : next.key;
  const named = /\p{L}/u.test(after) ? after : below;
  return named.length <= LONGEST && (TRAINING.test(named) || isDiploma(named));
};

const WORKED = /(?<!\p{L})(?:stage|alternan|apprenti|professeur|enseignant|formateur)/u;

/** " - BTS Tourisme au lycee Monge": a diploma and its school, and no work. */
const isDiploma = (told: string): boolean => {
  const degree = degreeAt(told.replace(/^[^\p{L}]+/u, ''));
  return degree !== null && !degree.vague && namesSchool(told) && !WORKED.test(told);
};

/**
 * Sets the trainings that stand among posts apart, as studies: who changed trade lists the courses of that time between
 * the posts. Each reaches to the next line that a date opens.
 */
export const withTrainingsApart = (runs: readonly SectionRun[]): readonly SectionRun[] =>
  runs.flatMap((run): readonly SectionRun[] => {
    if (run.section !== 'experience') return [run];
    const posts: CvLine[] = [];
    const trainings: CvLine[] = [];
    let within = false;
    for (const [at, line] of run.lines.entries()) {
      if (afterDate(line) !== null) within = opensTraining(line, run.lines[at + 1]);
      (within ? trainings : posts).push(line);
    }
    if (trainings.length === 0) return [run];
    return [
      { ...run, lines: posts },
      { section: 'education', heading: null, told: 'content', lines: trainings },
    ];
  });
