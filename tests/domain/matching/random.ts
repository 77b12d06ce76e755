/** A seeded generator of numbers from 0 to 1, 1 excluded (mulberry32): the same seed gives the same cases. */
export const seeded = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A list in another order. */
export const shuffled = <T>(list: readonly T[], random: () => number): readonly T[] =>
  list
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** `count` different members of a list. */
export const someOf = <T>(list: readonly T[], count: number, random: () => number): readonly T[] =>
  shuffled(list, random).slice(0, count);

/** A whole number from `low` to `high`, both included. */
export const between = (low: number, high: number, random: () => number): number =>
  low + Math.floor(random() * (high - low + 1));
