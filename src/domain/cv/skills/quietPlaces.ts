import { hasLanguageLevel, languagesIn } from '#/domain/cv/cues/languageMentions';
import { SCHOOL_SUBJECTS } from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { SectionRun } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import type { TextRange } from '#/domain/shared/textRange';

const POSTS = new Set<CvSection>(['experience', 'projects', 'volunteering']);

/** "Atelier Lin⇥Coupe des tissus et couture": in a row of cells, the places that tell a task and name nobody. */
export const taskCells = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => POSTS.has(section))
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.includes('\t'))
    .flatMap((line) => splitPiece(line.body, alignedKey(line.body.text), /\t/gu).slice(1))
    .filter(({ text }) => activityItems(alignedKey(text)).some(({ start }) => start === 0));

/** All that stands under some sections, line by line. */
export const rangesOf = (
  runs: readonly SectionRun[],
  sections: ReadonlySet<CvSection>,
): TextRange[] =>
  runs
    .filter(({ section }) => sections.has(section))
    .flatMap(({ lines }) => lines.map(({ start, end }) => ({ start, end })));

/** Lines that tell a language or its level; a list of skills may stand right below them without a heading. */
export const languageLines = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => section === 'languages')
    .flatMap(({ lines }) => lines)
    .filter(({ key }) => languagesIn(key).length > 0 || hasLanguageLevel(key))
    .map(({ start, end }) => ({ start, end }));

/** A heading names a part of the CV; where it is a label on a line ("Outils : Excel"), what follows it does not. */
export const headingRange = ({ heading, lines }: SectionRun): TextRange[] => {
  if (heading === null) return [];
  const { start, end } = heading.body;
  const content = lines.find(({ index }) => index === heading.index);
  return [{ start, end: content === undefined ? end : content.body.start }];
};

/** Lines of the studies that tell what was taught at school: it is no trade's knowledge. */
export const schoolLines = (runs: readonly SectionRun[]): TextRange[] =>
  runs
    .filter(({ section }) => section === 'education')
    .flatMap(({ lines }) => lines)
    .filter((line) => SCHOOL_SUBJECTS.test(line.key))
    .map(({ start, end }) => ({ start, end }));
