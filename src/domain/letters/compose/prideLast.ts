import type { Line } from '#/domain/letters/compose/letterEvidence';
import { isEveryday } from '#/domain/letters/french/sameThings.fr';
import { contentStems } from '#/domain/matching/words';

const SAME_MATTER = 2;

/** What the writer is proud of is told once, in their words: a line of the same matter comes last, without its figure. */
export const prideLast = (lines: readonly Line[], pride: string): readonly Line[] => {
  const stems = new Set(contentStems(pride));
  const isSame = ({ task }: Line): boolean => {
    const common = task.stems.filter((stem) => stems.has(stem) && !isEveryday(stem)).length;
    return common >= SAME_MATTER || (common > 0 && task.deed.result !== null);
  };
  const same = lines.filter(isSame).map((line) => ({
    ...line,
    task: { ...line.task, deed: { ...line.task.deed, result: null } },
  }));
  return [...lines.filter((line) => !isSame(line)), ...same];
};
