import type { Anchor } from '#/domain/cv/entries/anchors';
import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** Lines above and below a date that may be told by their place. */
const REACH = 3;
const MIN_PLACED = 2;
/** Of the dates of a section, how many have such a line. */
const DATES_SHARE = 0.6;
/** Of the lines that look so, how many stand at that place. */
const LOOK_SHARE = 0.75;

/**
 * The look that most dates of a section have at one distance above (negative) or below them, and that hardly any other
 * line has: "NORDAL" in small capitals two lines over each date is part of every header, whatever its size.
 */
export const placedLooksOf = (
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  bodyLook: string | null,
): ReadonlyMap<number, string> => {
  if (bodyLook === null) return new Map();
  const dated = new Set(anchors.map(({ at }) => at));
  const undatedLooks = lines.map((line, at) =>
    dated.has(at) || line.bullet ? null : lookOf(line),
  );
  const placed = new Map<number, string>();
  for (let offset = -REACH; offset <= REACH; offset += 1) {
    const found = new Map<string, number>();
    for (const { at } of anchors) {
      const look = undatedLooks[at + offset];
      if (look !== null && look !== undefined) found.set(look, (found.get(look) ?? 0) + 1);
    }
    for (const [look, count] of found) {
      const all = undatedLooks.filter((other) => other === look).length;
      const most = count >= Math.max(MIN_PLACED, anchors.length * DATES_SHARE);
      if (look !== bodyLook && most && count >= all * LOOK_SHARE) placed.set(offset, look);
    }
  }
  return placed;
};
