/** How far apart words still meet. */
const REACH = 6;
/** Meetings fewer than this are chance. */
const FEWEST = 0.9;
/** Common words are made somewhat rarer than they are, so that rare ones do not draw everything (Levy, Goldberg and Dagan 2015). */
const EVENED = 0.75;
const SLOTS = 2 ** 24;
const MIX = 2_654_435_761;

/** Sums by key, of keys below 2^32: a map would not hold so many. */
const createSums = () => {
  const keys = new Uint32Array(SLOTS);
  const sums = new Float32Array(SLOTS);
  return {
    add: (key, value) => {
      let slot = Math.imul(key, MIX) >>> 8;
      while (sums[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) % SLOTS;
      keys[slot] = key;
      sums[slot] += value;
    },
    entries: function* entries() {
      for (let slot = 0; slot < SLOTS; slot += 1)
        if (sums[slot] !== 0) yield [keys[slot], sums[slot]];
    },
  };
};

/** How much more often words meet than by chance, as the rows of a sparse matrix; the nearer they stand, the more a meeting counts. */
export const meetingsOf = (words, texts) => {
  const size = words.length;
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const met = createSums();
  for (const { sequences, counts } of texts)
    for (const sequence of sequences) {
      const places = sequence.map((word) => placeOf.get(word) ?? -1);
      for (let at = 0; at < places.length; at += 1)
        for (let far = 1; far <= REACH && at + far < places.length; far += 1) {
          const [one, other] = [places[at], places[at + far]];
          if (one < 0 || other < 0) continue;
          const worth = (counts * (REACH + 1 - far)) / REACH;
          met.add(one * size + other, worth);
          met.add(other * size + one, worth);
        }
    }
  const often = new Float64Array(size);
  for (const [key, sum] of met.entries()) often[Math.floor(key / size)] += sum;
  const evened = often.map((sum) => sum ** EVENED);
  const all = evened.reduce((sum, each) => sum + each, 0);
  const kept = [];
  for (const [key, sum] of met.entries()) {
    const row = Math.floor(key / size);
    const column = key % size;
    const more = Math.log((sum * all) / (often[row] * evened[column]));
    if (more > 0 && sum > FEWEST) kept.push([row, column, more]);
  }
  kept.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const starts = new Int32Array(size + 1);
  for (const [row] of kept) starts[row + 1] += 1;
  for (let row = 0; row < size; row += 1) starts[row + 1] += starts[row];
  return {
    size,
    starts,
    columns: Int32Array.from(kept, ([, column]) => column),
    values: Float32Array.from(kept, ([, , value]) => value),
  };
};
