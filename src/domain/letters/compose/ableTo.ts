import { isOfLine } from '#/domain/letters/compose/decisive';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { slot } from '#/domain/letters/compose/fill';
import { isAlike, nearnessOf } from '#/domain/letters/compose/move';
import { joinAnd } from '#/domain/letters/french/frenchWords';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { AND_ALSO, OR_ELSE } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { Ability } from '#/domain/letters/sources/abilities';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const MOST_ABILITIES = 3;
const MOST_LEARNT = 2;
/** What is counted proves more than what is only named. */
const COUNTED = /\d/u;
const WORTH_OF_FIGURE = 3;

const LEAST_NEAR = 1;
/** What is done weighs little beside what it is done to. */
const VERB_ALONE = 0.3;
/** How an advertisement asks for studies, which is no work. Stems. */
const OF_STUDIES = /^(?:form|diplom|niveau|bac)/u;
/** What the comparison found an ability to answer weighs more than words in common. */
const WORTH_OF_NEED = 3;

/** What an ability is about, without its verb: to run a course of training is no running of an office. */
const ofObject = ({ text }: Ability): readonly string[] =>
  thingsOf(
    contentStems(
      text
        .split(' ')
        .filter((word) => !isInfinitive(fold(word)))
        .join(' '),
    ),
  ).filter((stem) => !isEveryday(stem));

const isDouble = (item: string): boolean => item.includes(' et ');
/** Things joined as in a sentence, where one of them may hold an "et" of its own. */
const joinLoosely = (items: readonly string[], said: string): string => {
  // A verb that the thing before opens with is not said twice.
  const isSame = (verb: string, before = ''): boolean =>
    before.startsWith(`${verb} `) && !before.startsWith(`${verb} et `);
  const told = items.map((item, index) => {
    const [verb = ''] = item.split(' ');
    return isSame(verb, items[index - 1]) ? item.slice(verb.length + 1) : item;
  });
  const last = told.at(-1) ?? '';
  return told.length > 1 && told.some(isDouble)
    ? `${told.slice(0, -1).join(', ')}, ${said.includes(AND_ALSO) ? OR_ELSE : AND_ALSO} ${last}`
    : joinAnd(told);
};

/** What the writer can do and tells under no post, the nearest to the offer first. */
export const abilitiesFor = (desk: Desk): Sentences => {
  const { input, above, plan, write } = desk;
  const isBare = plan.usable === 0;
  const toDo = new Set(thingsOf(input.offer.missions.flatMap(({ stems }) => stems)));
  const asked = new Set(
    thingsOf([...input.offer.stems]).filter((stem) => toDo.has(stem) || !OF_STUDIES.test(stem)),
  );
  const told = new Set(contentStems(desk.sofar()));
  // Who once held this very post, and has another trade now, can do much that is beside the matter.
  const isOfTrade =
    (plan.lead?.post.ongoing !== false || input.match.trade === null) &&
    isAlike(input.candidate.headline ?? input.offer.title, input.offer);
  const [latest] = input.candidate.experiences;
  const isLatestNear =
    latest !== undefined && !latest.isPlacement && nearnessOf(latest, input.offer) > 0;
  const scored = input.candidate.abilities
    .filter(({ text }) => !above.includes(text))
    .filter(({ stems }) => !stems.every((stem) => told.has(stem)))
    .map((ability) => ({
      ability,
      stems: thingsOf(ability.stems),
      near:
        WORTH_OF_NEED *
          input.match.marks
            .filter(({ listed }) => listed !== null && isOfLine(listed, ability.source.quote))
            .reduce((best, { weight }) => Math.max(best, weight), 0) +
        ofObject(ability).filter((stem) => asked.has(stem)).length +
        VERB_ALONE *
          thingsOf(ability.stems).filter((stem) => asked.has(stem) && !isEveryday(stem)).length +
        (COUNTED.test(ability.text) && thingsOf(ability.stems).some((stem) => asked.has(stem))
          ? WORTH_OF_FIGURE
          : 0) +
        2 * ofObject(ability).filter((stem) => toDo.has(stem)).length,
    }))
    // A verb in common is no tie.
    .map((one) => (one.near < LEAST_NEAR ? { ...one, near: 0 } : one))
    // Where no post tells anything, what stands apart is all there is to tell.
    .filter(
      (one) =>
        one.near > 0 || (isBare && ((isOfTrade && input.match.trade === null) || isLatestNear)),
    )
    .sort((one, other) => other.near - one.near);
  // One thing told for each need: what says again the things of a better one comes after.
  const heard = new Set<string>();
  const apart = scored.filter(({ stems }) => {
    const own = stems.filter((stem) => asked.has(stem) && !isEveryday(stem));
    const isNew = own.length === 0 || own.some((stem) => !heard.has(stem));
    for (const stem of own) heard.add(stem);
    return isNew;
  });
  const near = [...apart, ...scored.filter((one) => !apart.includes(one))]
    .map(({ ability }) => ability)
    .filter(({ text }, index, all) => all.findIndex((one) => one.text.startsWith(text)) === index)
    .filter(
      ({ text }, index, all) => !all.slice(0, index).some((one) => text.startsWith(one.text)),
    );
  // One thing that only the safe verb carries is a scrap, not a proof.
  if (near.length === 1 && isBare && near[0]?.text.startsWith('assurer ')) return [];
  const most = MOST_ABILITIES + (isBare ? MOST_LEARNT : 0);
  const parts = [near.slice(0, MOST_ABILITIES), near.slice(MOST_ABILITIES, most)];
  return parts
    .filter((part) => part.length > 0)
    .map((part) =>
      write('ability', {
        ability: slot(
          joinLoosely(
            part.map(({ text }) => text),
            desk.sofar(),
          ),
          part.map(({ source }) => source),
        ),
      }),
    );
};
