import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { isOfLine, type Mark } from '#/domain/letters/compose/decisive';
import { slot } from '#/domain/letters/compose/fill';
import { postSlots } from '#/domain/letters/compose/letterSlots';
import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { withArticle } from '#/domain/letters/french/nounPhrase';
import { COUNTED, SOFT_SKILL } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { wordsGate } from '#/domain/letters/sources/deedGate.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What a thing asked for weighs at the least to be named. */
const NAMED = 0.45;
const MOST_NAMED = 3;
const MOST_WORDS = 6;

/** Work or knowledge that a noun names: "gestion de budget"; a trait, a name of its own or a sentence is none. */
const isNamedWork = (name: string): boolean =>
  name.split(/\s+/u).length <= MOST_WORDS &&
  !/[,;:/()\n]|\s[-–]\s|\s(?:et|ou)\s|\s\p{Lu}\p{Ll}/u.test(name) &&
  !SOFT_SKILL.test(fold(name)) &&
  nominalOf(name) !== null &&
  /\s/u.test(name.trim()) &&
  wordsGate(name).passes;

type Held = {
  readonly mark: Mark;
  readonly words: string;
  readonly quote: string;
  readonly post: CandidateExperience | null;
};

/** "Encadrement (de 70 personnes)": how much of it there was, where the line counts it. */
const counted = (quote: string): string => {
  const [found] = COUNTED.exec(quote) ?? [];
  return found === undefined ? '' : ` ${typeset(found)})`;
};

const isSaid = (stems: readonly string[], said: ReadonlySet<string>): boolean =>
  stems
    .filter((stem) => !isEveryday(stem))
    .every((stem) => said.has(stem) || [...said].some((other) => sameRoot(stem, other)));

/** What the offer asks for, the CV names and no sentence has told yet, each for another need, the most telling first. */
const untold = ({ input, all, sofar }: Bench): readonly Held[] => {
  const { candidate, match } = input;
  const said = new Set(thingsOf(contentStems(sofar())));
  const found: Held[] = [];
  for (const mark of match.marks) {
    const quote = mark.listed ?? mark.lines[0];
    if (mark.isTool || mark.weight < NAMED || quote === undefined || !isNamedWork(mark.name))
      continue;
    const stems = thingsOf(contentStems(mark.name));
    // What a sentence can carry is told by its line.
    const isTellable = all.some(({ task }) =>
      [...mark.lines, quote].some((line) => isOfLine(line, task.source.quote)),
    );
    if (isTellable || !fold(quote).includes(fold(mark.name)) || isSaid(stems, said)) continue;
    const words = withArticle(mark.name);
    if (words === null) continue;
    const post =
      mark.listed === null
        ? candidate.experiences.find((one) => one.lines.some((line) => isOfLine(quote, line)))
        : undefined;
    for (const stem of stems) said.add(stem);
    found.push({ mark, words: `${typeset(words)}${counted(quote)}`, quote, post: post ?? null });
  }
  return found;
};

/**
 * What the offer asks for and the CV holds, where no sentence could tell the line: named as the CV names it, with the
 * post and the house that it stands under.
 */
export const heldNeeds = (bench: Bench): Sentences => {
  const held = untold(bench);
  const [first] = held;
  if (first === undefined) return [];
  const told = held.filter(({ post }) => post === first.post).slice(0, MOST_NAMED);
  const slots = {
    held: slot(
      joinAnd(told.map(({ words }) => words)),
      told.map(({ quote }) => ({ from: 'cv', place: 'skills', where: null, quote })),
    ),
  };
  return first.post === null
    ? [bench.write('held', slots)]
    : [bench.write('heldAt', { ...postSlots(first.post), ...slots }, first.post)];
};
