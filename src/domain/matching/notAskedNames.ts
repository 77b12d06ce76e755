import { ALTERNATIVES_JOINED } from '#/domain/matching/advice.fr';
import type { MatchAxis } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** An advertisement can tell one piece of work twice, as a skill and as a line of its own. */
const TOLD_TWICE: readonly MatchAxis[] = ['skills', 'missions'];

/** Names, folded, of what an offer is said not to ask for on one axis; of alternatives, each of them too. A skill and a line of the same words are one. */
export const notAskedNames = (
  notAsked: readonly string[],
  axis: MatchAxis,
): ReadonlySet<string> => {
  const axes = TOLD_TWICE.includes(axis) ? TOLD_TWICE : [axis];
  const names = axes
    .map((one) => requirementKey({ axis: one, label: '' }))
    .flatMap((start) =>
      notAsked.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
    );
  return new Set(names.flatMap((name) => [name, ...name.split(ALTERNATIVES_JOINED)]));
};

/** One word in common with what is refused says little: a line of so few is the same only where it is written the same. */
const FEWEST_WORDS = 2;

/** Tells the lines of an offer that say nothing but what it is said not to ask for, whose names or own words are `refused`. */
export const saysNotAsked = (refused: Iterable<string>): ((line: string) => boolean) => {
  const names = new Set([...refused].map((words) => fold(words).trim()));
  const stems = new Set([...names].flatMap(contentStems));
  return (line) => {
    if (names.has(fold(line).trim())) return true;
    const told = new Set(contentStems(line));
    return told.size >= FEWEST_WORDS && [...told].every((stem) => stems.has(stem));
  };
};
