import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { ableNeed } from '#/domain/letters/compose/ableTo';
import { isClear, isNamed, offerSource, provenNeeds } from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { slot } from '#/domain/letters/compose/fill';
import { jobOf, postSlots } from '#/domain/letters/compose/letterSlots';
import { isAlike, isLeading, moveOf, nearnessOf } from '#/domain/letters/compose/move';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Below this, the trades are too far apart for one to be said to serve the other. */
const NEAR_TRADE = 0.5;
const MOST_WORDS = 12;

/** How much of a mission the CV speaks of, 0 to 1. */
const heldShare = ({ stems }: MissionPhrase, held: ReadonlySet<string>): number => {
  const things = thingsOf(stems).filter((stem) => !isEveryday(stem));
  return things.length === 0 ? 0 : things.filter((stem) => held.has(stem)).length / things.length;
};

/** Whether what one did there is near enough to what is asked. */
const isNear = ({ input }: Bench, post: CandidateExperience): boolean =>
  nearnessOf(post, input.offer) === 2 ||
  // An office is kin to any other: what one does there is not.
  (nearnessOf(post, input.offer) === 1 && tradeOf(input.offer.title)?.kin !== 'office') ||
  isAlike(jobOf(post) ?? '', input.offer) ||
  (isLeading(jobOf(post)) && isLeading(input.offer.title)) ||
  // The comparison tells of the whole CV: it is believed of the only post there is.
  ((input.match.trade ?? 0) >= NEAR_TRADE &&
    input.candidate.experiences.filter((one) => jobOf(one) !== null).length === 1);

/**
 * What a post that tells no task will be of use for, where no line answers a need: said of what will be done, and of
 * nothing that was. The needs that the CV speaks of come first.
 */
export const serving = (bench: Bench): Sentences => {
  const { input, above, sofar, write } = bench;
  if (moveOf(input) === 'change' || provenNeeds(bench).length > 0) return [];
  // What one says one can do answers better than a promise.
  if (ableNeed(bench) !== null) return [];
  const post = input.candidate.experiences.find(
    (one) => jobOf(one) !== null && one.tasks.length === 0 && isNear(bench, one),
  );
  if (post === undefined) return [];
  const held = new Set(thingsOf(contentStems(input.candidate.text)));
  const needs = input.offer.missions
    .filter((one) => isClear(one) && one.text.split(' ').length <= MOST_WORDS)
    .filter(({ text }) => !fold(above).includes(fold(text)))
    .map((mission, index) => ({ mission, rank: heldShare(mission, held) * 4 - index }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ mission }) => mission);
  const [first] = needs;
  if (first === undefined) return [];
  const own = new Set(thingsOf(first.stems).filter((stem) => !isEveryday(stem)));
  const second = needs.find(
    (one) => one !== first && !thingsOf(one.stems).some((stem) => own.has(stem)),
  );
  // A need alone is left to the close, which says why one comes.
  if (second === undefined) return [];
  const told = (one: MissionPhrase | undefined) =>
    one === undefined ? null : slot(one.text, [offerSource(one.quote)]);
  const { job, at } = postSlots(post);
  const isLong =
    post.isPlacement || isNamed(post, sofar()) || (at?.text ?? '').length > LONGEST_PLACE;
  return [
    write(
      'serve',
      {
        job: job ?? null,
        at: isLong ? null : (at ?? null),
        need: told(first),
        next: told(second),
      },
      post,
    ),
  ];
};
const LONGEST_PLACE = 40;
