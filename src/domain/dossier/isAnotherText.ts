/** A shorter text says nothing about its job. */
const SHORTEST = 40;
/** The share of the shorter one that a correction leaves at both ends. */
const LEFT = 0.5;

const sameFrom = (one: string, other: string, most: number): number => {
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
};

const sameUntil = (one: string, other: string, most: number): number => {
  let count = 0;
  while (
    count < most &&
    one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)
  )
    count += 1;
  return count;
};

/**
 * Whether a text that takes the place of another is another advertisement, and not the same one corrected: one change
 * of a text leaves its beginning or its end. A text of a few words was none yet.
 */
export const isAnotherText = (before: string, after: string): boolean => {
  if (before.trim().length < SHORTEST || before === after) return false;
  const most = Math.min(before.length, after.length);
  if (after.trim().length < SHORTEST) return true;
  const start = sameFrom(before, after, most);
  return start + sameUntil(before, after, most - start) < most * LEFT;
};
