import { isClear } from '#/domain/letters/compose/bench';
import type { Bench } from '#/domain/letters/compose/bench';
import { nearPost } from '#/domain/letters/compose/move';
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

/** From this length on, little is told: what would be new says why too. */
const LITTLE = 3;
/** A mission not yet spoken of that the CV knows, where no line of it is told; null without one. */
export const nextNeed = (bench: Bench): MissionPhrase | null => {
  // Who has held the trade may be drawn to what their CV speaks of in part.
  const least = nearPost(bench.input) !== undefined && bench.input.length >= LITTLE ? 0 : MOST;
  const held = new Set(thingsOf(contentStems(bench.input.candidate.text)));
  const free = bench.input.offer.missions.filter(
    (mission) =>
      mission.whole &&
      isClear(mission) &&
      !bench.above.includes(mission.text) &&
      (bench.all.length === 0 || !isTold(bench, mission)) &&
      heldShare(held, mission) > least,
  );
  const known = free.filter((mission) => heldShare(held, mission) > MOST);
  const best = known.length > 0 ? known : free;
  return best[bench.variant % Math.max(1, best.length)] ?? null;
};
