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
