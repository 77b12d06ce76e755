import { practised, usedByHand } from '#/domain/letters/bank/tellings.fr';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { LetterSource } from '#/domain/letters/letter';
import { listedWork, type Listed } from '#/domain/letters/sources/listedWork';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const MOST_WORK = 5;
const FEWEST_WORK = 2;
const MOST_MACHINES = 3;

/** How much of what is listed the advertisement speaks of. */
const askedOf = ({ stems }: Listed, asked: ReadonlySet<string>): number =>
  thingsOf(stems).filter((stem) => asked.has(stem) && !isEveryday(stem)).length;

/**
 * What the writer names among their skills and nothing has told yet: work and machines, what the advertisement speaks of
 * first. To another trade than their own only that.
 */
export const knowHow = (desk: Desk): Sentences => {
  const { input, plan, sofar, say } = desk;
  const asked = new Set(thingsOf([...input.offer.stems]));
  const isOwnTrade = plan.relation === 'same' || plan.relation === 'step';
  const said = new Set(contentStems(sofar()));
  const text = fold(sofar());
  const left = listedWork(input.candidate)
    .filter(
      ({ stems, quote }) => !stems.every((stem) => said.has(stem)) && !text.includes(fold(quote)),
    )
    .map((one, at) => ({ one, at, asked: askedOf(one, asked) }))
    .filter((ranked) => isOwnTrade || ranked.asked > 0)
    .sort((one, other) => other.asked - one.asked || one.at - other.at);
  const sourcesOf = (some: readonly Listed[]): readonly LetterSource[] =>
    some.map(({ quote }) => ({ from: 'cv', place: 'skills', where: null, quote }));
  const kept = (kind: Listed['kind'], most: number): readonly Listed[] =>
    left
      .filter(({ one }) => one.kind === kind)
      .slice(0, most)
      .sort((one, other) => one.at - other.at)
      .map(({ one }) => one);
  const work = kept('work', MOST_WORK);
  const machines = kept('machine', MOST_MACHINES);
  return [
    work.length < FEWEST_WORK ? null : say(practised(work.map((one) => one.text)), sourcesOf(work)),
    machines.length === 0
      ? null
      : say(usedByHand(machines.map((one) => one.text)), sourcesOf(machines)),
  ];
};
