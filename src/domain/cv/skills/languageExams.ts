import { languagesIn } from '#/domain/cv/skills/languageMentions';
import type { LanguageMention } from '#/domain/cv/skills/languageMentions';
import { EXAMS } from '#/domain/cv/skills/languageNames.fr';
import { levelIn } from '#/domain/cv/skills/levels';
import { alternatives } from '#/domain/cv/text/patterns';

const OPENING = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:test|score|certification|certificat|diplome|examen|resultat|epreuve)s?(?: (?:du|de|au|d'anglais))? )*(?<exam>${alternatives(Object.keys(EXAMS))})(?![\\p{L}])`,
  'u',
);
const YEAR = /(?:\(?(?:obtenu\w* )?(?:en |le )?(?:\d{1,2}\/)?(?:19|20)\d{2}\)?)(?!\d)/gu;

/**
 * "TOEIC : 785", "DELF B2 (2021)": a line that opens with the test of one language and gives its result
 * tells that language, named or not.
 */
export const examsIn = (key: string): LanguageMention[] => {
  const match = OPENING.exec(key);
  const exam = match?.groups?.['exam'];
  const label = EXAMS[exam ?? ''];
  if (match === null || exam === undefined || label === undefined) return [];
  if (languagesIn(key).some((mention) => mention.label === label && mention.level !== null))
    return [];
  const start = match.index + match[0].length - exam.length;
  // A year beside the test is no score.
  const tail = key.slice(start).replace(YEAR, (year) => ' '.repeat(year.length));
  const level = levelIn(tail, exam.length + 3);
  if (level === null) return [];
  return [
    {
      start,
      end: start + exam.length,
      label,
      level: { ...level, start: start + level.start, end: start + level.end },
    },
  ];
};
