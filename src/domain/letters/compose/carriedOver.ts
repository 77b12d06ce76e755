import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { CARRIED_OVER } from '#/domain/letters/compose/carryOver.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { lineSlots } from '#/domain/letters/compose/letterSlots';
import { moveOf } from '#/domain/letters/compose/move';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { fold } from '#/domain/shared/text';

const CARRIES = ['carry', 'carry2', 'carry3', 'carry4'] as const satisfies readonly SentenceKind[];

/** What the sentence will say: what it leaves out of its line shows nothing. */
const toldOf = ({ task, experience: { ongoing } }: Line): string => tell(task.deed, { ongoing });

/** Whether the trade changes, and nothing that the CV tells carries over: whatever is told, the letter answers nothing. */
export const answersNothing = (input: LetterInput): boolean => {
  if (moveOf(input) !== 'change') return false;
  const asked = fold(input.offer.text);
  const told = input.candidate.experiences.flatMap((experience) =>
    experience.tasks.map((task) => fold(toldOf({ experience, task }))),
  );
  return !CARRIED_OVER.some(
    ({ shown, asked: need }) => need.test(asked) && told.some((one) => shown.test(one)),
  );
};

/** What carries over from the trades held to the one asked for, each with the line that shows it. */
export const carriedOver = ({ input, all, write }: Bench, part: 'first' | 'rest'): Sentences => {
  const asked = fold(input.offer.text);
  const used = new Set<Line>();
  const found = CARRIED_OVER.flatMap(({ shown, asked: need, what }) => {
    if (!need.test(asked)) return [];
    const line = all.find((one) => !used.has(one) && shown.test(fold(toldOf(one))));
    if (line === undefined) return [];
    used.add(line);
    return [{ line, what }];
  });
  return found
    .slice(0, CARRIES.length)
    .slice(...(part === 'first' ? [0, 2] : [2, input.length > 1 ? 4 : 3]))
    .map(({ line, what }, index, all) => {
      const slots = lineSlots(line);
      const before = all[index - 1]?.line.experience;
      const { c, where } = slots;
      // Another house is named: its work is never told of the one before.
      const isElsewhere = index + (part === 'first' ? 0 : 2) > 0 && before !== line.experience;
      const said =
        isElsewhere && c && where ? slot(`${where.text}, ${c.text}`, c.sources) : (c ?? null);
      return write(
        CARRIES[index + (part === 'first' ? 0 : 2)] ?? 'carry',
        { ...slots, c: said, what: slot(what) },
        line.experience,
      );
    });
};
