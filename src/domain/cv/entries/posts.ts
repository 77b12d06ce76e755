import { APPRENTICE_WORDS, INTERNSHIP_WORDS, VOLUNTEER_WORDS } from '#/domain/cv/cues/titles.fr';
import type { ExperienceKind, Read } from '#/domain/cv/cv';
import { TASK_LABEL } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { wholeWords } from '#/domain/cv/text/patterns';
import { readPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';

const INTERNSHIP = wholeWords(INTERNSHIP_WORDS, 'u');

const APPRENTICE = wholeWords(APPRENTICE_WORDS, 'u');

const VOLUNTEER = wholeWords(VOLUNTEER_WORDS, 'u');

/** The kind that the words of a header tell. */
export const kindOf = (header: string, section: SectionRun['section']): ExperienceKind => {
  const key = alignedKey(header);
  if (APPRENTICE.test(key)) return 'apprenticeship';
  if (INTERNSHIP.test(key)) return 'internship';
  return section === 'volunteering' || VOLUNTEER.test(key) ? 'volunteering' : 'job';
};

/** "Missions :" on a line of its own heads the tasks below and is none. */
const isLabelAlone = ({ key }: CvLine): boolean => TASK_LABEL.test(key) && /:\s*$/u.test(key);

/** Task lines, each with the lines it wraps onto. */
export const readTasks = (lines: readonly CvLine[]): Read<string>[] => {
  const tasks: Piece[] = [];
  const bullets = lines.some((line) => line.bullet);
  for (const line of lines) {
    if (line.body.text === '' || isLabelAlone(line)) continue;
    const last = tasks.at(-1);
    const wraps =
      last !== undefined &&
      !line.bullet &&
      (bullets || /^[\p{Ll}(]/u.test(line.text)) &&
      last.text.length < 1200;
    if (wraps)
      tasks[tasks.length - 1] = {
        start: last.start,
        end: line.body.end,
        text: `${last.text} ${line.body.text}`,
      };
    else tasks.push(line.body);
  }
  return tasks.map((task) => readPiece(task, 'sure'));
};
