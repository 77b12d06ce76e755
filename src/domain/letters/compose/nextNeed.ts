import { isClear } from '#/domain/letters/compose/bench';
import type { Bench } from '#/domain/letters/compose/bench';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';

/** How much of what a mission is about the CV speaks of, 0 to 1. */
const heldShare = (held: ReadonlySet<string>, { stems }: MissionPhrase): number => {
  const things = thingsOf(stems).filter((stem) => !isEveryday(stem));
  return things.filter((stem) => held.has(stem)).length / Math.max(1, things.length);
};
const MOST = 0.5;

/** Whether the letter has spoken of most of it, in whatever words. */
const MOSTLY = 0.6;
const isTold = ({ above }: Bench, { stems }: MissionPhrase): boolean => {
  const told = new Set(thingsOf(contentStems(above)));
  return thingsOf(stems).filter((stem) => told.has(stem)).length >= MOSTLY * stems.length;
};

/** What was cut short says less of what one would do. */
const CUT = 0.5;
const AIMS = / (?:pour|afin d)/u;
/** A mission not yet spoken of, the one that the CV knows best: what draws one to a post is said of it, and claims nothing; null without one. */
export const nextNeed = (bench: Bench): MissionPhrase | null => {
  const held = new Set(thingsOf(contentStems(bench.input.candidate.text)));
  const free = bench.input.offer.missions
    .filter(
      (mission) =>
        isClear(mission) &&
        // "Pour" is said once.
        !AIMS.test(mission.text) &&
        !bench.above.includes(mission.text) &&
        (bench.all.length === 0 || !isTold(bench, mission)),
    )
    .map((mission) => ({ mission, share: heldShare(held, mission) * (mission.whole ? 1 : CUT) }));
  const best = [MOST, 0]
    .map((least) => free.filter(({ share }) => share > least))
    .find((some) => some.length > 0);
  return best?.[bench.variant % best.length]?.mission ?? null;
};
