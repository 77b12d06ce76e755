import type { Line } from '#/domain/letters/compose/letterEvidence';
import { HEAVY, OCCUPIED_WITH } from '#/domain/letters/french/phrases.fr';
import { tell, type DeedPart } from '#/domain/letters/sources/tellDeed.fr';

/** Twice in a letter is much for a worn verb; once would leave out whole posts that nothing else tells. */
const MOST_HEAVY = 2;
const heaviness = (text: string, verb: RegExp): number =>
  (text.match(new RegExp(verb, 'gu')) ?? []).length;

/** Whether a sentence would lean once more on a verb that carried two others. */
export const isTooHeavy = (said: string, more: string): boolean =>
  [HEAVY, OCCUPIED_WITH].some((verb) => verb.test(more) && heaviness(said, verb) >= MOST_HEAVY);

/** A line that a worn verb would keep out, told by its other verbs where it has any; as it is where nothing keeps it out. */
export const lightened = (line: Line, said: string): Line => {
  const { deed } = line.task;
  const told = (parts: readonly DeedPart[]): string =>
    tell({ ...deed, parts }, { ongoing: line.experience.ongoing });
  if (deed.parts.length < 2 || !isTooHeavy(said, told(deed.parts))) return line;
  const parts = deed.parts.filter((part) => !isTooHeavy(said, told([part])));
  return parts.length === 0 ? line : { ...line, task: { ...line.task, deed: { ...deed, parts } } };
};
