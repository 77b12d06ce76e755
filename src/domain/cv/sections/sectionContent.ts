import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { isDegreeLine } from '#/domain/cv/entries/degrees';
import { hasContact } from '#/domain/cv/person/contacts';
import { PERSONAL_LABEL } from '#/domain/cv/person/contacts.fr';
import { employerScore } from '#/domain/cv/person/headerParts';
import { isTitleLike } from '#/domain/cv/person/titles';
import { HOBBIES } from '#/domain/cv/sections/hobbies.fr';
import { hasLanguageLevel } from '#/domain/cv/skills/languageMentions';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import { wholeWords } from '#/domain/cv/text/patterns';

const isPeriod = (line: CvLine): boolean =>
  !line.bullet && findDates(line.key).some((date) => date.shape !== 'point');

const HOBBY = wholeWords(HOBBIES);

/** A few lines that name hobbies one after the other. */
const speaksOfHobbies = (lines: readonly CvLine[]): boolean => {
  const keys = lines.map(({ key }) => key).join(', ');
  const parts = keys.split(/[,;|\u2022\u00b7\t]|\s[-/]\s/u).filter((part) => part.trim() !== '');
  const hobbies = parts.filter((part) => part.search(HOBBY) >= 0).length;
  return lines.length <= 6 && hobbies >= 2 && hobbies * 2 > parts.length;
};

/** What a run under an unknown heading speaks of. */
export const sectionOfRun = (lines: readonly CvLine[]): CvSection => {
  if (speaksOfHobbies(lines)) return 'interests';
  const degrees = lines.filter((line) => isDegreeLine(line.key)).length;
  const periods = lines.filter(isPeriod).length;
  const titles = lines.filter((line) => !line.bullet && isTitleLike(line.key)).length;
  if (degrees > 0 && degrees >= periods) return 'education';
  if (periods > 0 && titles > 0) return 'experience';
  const languages = lines.filter((line) => hasLanguageLevel(line.key)).length;
  return languages > 0 && languages * 2 >= lines.length ? 'languages' : 'other';
};

/** Lines at the top of a CV that are not yet a section: contact lines, and a profile told in sentences. */
const topSection = (line: CvLine): CvSection =>
  wordCount(line.text) >= 9 && !hasContact(line.key) && !PERSONAL_LABEL.test(line.key)
    ? 'profile'
    : 'contact';

/** A line that can only be the employer of the post below it. */
const isEmployerLine = (line: CvLine): boolean =>
  !/\d/u.test(line.key) &&
  (line.source.bold || isCapitals(line.text) || employerScore(line.body) >= 2);

/**
 * Labels lines that stand under no heading. The top of a CV is contact and profile. In a CV without
 * headings at all, dated and titled lines open experience, degrees open education.
 */
export const labelByContent = (lines: readonly CvLine[], unguided: boolean): SectionRun[] => {
  const runs: { section: CvSection; heading: null; lines: CvLine[] }[] = [];
  const put = (section: CvSection, line: CvLine): void => {
    const last = runs.at(-1);
    if (last?.section === section) last.lines.push(line);
    else runs.push({ section, heading: null, lines: [line] });
  };
  if (!unguided) {
    for (const line of lines) put(topSection(line), line);
    return runs;
  }
  let current: CvSection | null = null;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const short = line.text.length <= 140 && !line.bullet;
    if (short && isDegreeLine(line.key)) current = 'education';
    else if (short && hasLanguageLevel(line.key) && !isPeriod(line)) {
      put('languages', line);
      continue;
    } else if (hasContact(line.key) && !line.bullet) {
      put('contact', line);
      continue;
    } else if (isPeriod(line)) {
      // A post that closes its list stands above the first diploma too.
      const degreeNext = next !== undefined && isDegreeLine(next.key) && !isTitleLike(line.key);
      current = degreeNext ? 'education' : 'experience';
    } else if (
      short &&
      next !== undefined &&
      isPeriod(next) &&
      (isTitleLike(line.key) || (isTitleLike(next.key) && isEmployerLine(line)))
    )
      current = 'experience';
    put(current ?? topSection(line), line);
  }
  return runs;
};
