import type { Segment } from '#/adapters/documents/layout/types';

/** Copies of one text stand nearer than this to each other: in ems below, and in shares of the width. */
const LEVEL = 0.95;
const OVERLAP = 0.6;

const isEcho = (one: Segment, other: Segment): boolean => {
  if (Math.abs(one.y - other.y) >= LEVEL * Math.min(one.size, other.size)) return false;
  const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  return shared >= OVERLAP * Math.min(one.x1 - one.x0, other.x1 - other.x0);
};

/** Leaves out the shadows of texts that design programs draw twice, a little aside. */
export const withoutEchoes = (segments: readonly Segment[]): readonly Segment[] => {
  const seen = new Map<string, Segment[]>();
  return segments.filter((segment) => {
    const same = seen.get(segment.text);
    if (same === undefined) seen.set(segment.text, [segment]);
    else {
      // Only the last few: a letter may stand on a page thousands of times.
      if (same.slice(-8).some((other) => isEcho(segment, other))) return false;
      same.push(segment);
    }
    return true;
  });
};
