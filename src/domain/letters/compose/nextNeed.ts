import { isClear } from '#/domain/letters/compose/bench';
import type { Bench } from '#/domain/letters/compose/bench';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';

/** Whether the CV speaks of most of what a mission is about. */
const isHeld = ({ input: { candidate } }: Bench, { stems }: MissionPhrase): boolean => {
  const held = new Set(thingsOf(contentStems(candidate.text)));
  const things = thingsOf(stems).filter((stem) => !isEveryday(stem));
  return things.filter((stem) => held.has(stem)).length * 2 > things.length;
};

/** Whether the letter has spoken of most of it, in whatever words. */
const MOSTLY = 0.6;
const isTold = ({ above }: Bench, { stems }: MissionPhrase): boolean => {
  const told = new Set(thingsOf(contentStems(above)));
  return thingsOf(stems).filter((stem) => told.has(stem)).length >= MOSTLY * stems.length;
};

/** A mission not yet spoken of that the CV knows, where no line of it is told; null without one. */
export const nextNeed = (bench: Bench): MissionPhrase | null => {
  const free = bench.input.offer.missions.filter(
    (mission) =>
      mission.whole &&
      isClear(mission) &&
      !bench.above.includes(mission.text) &&
      (bench.all.length === 0 || !isTold(bench, mission)) &&
      isHeld(bench, mission),
  );
  return free[bench.variant % Math.max(1, free.length)] ?? null;
};
