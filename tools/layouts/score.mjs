const wordsOf = (text) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9+#]+/gu) ?? [];

/** Share of words in common, F1. */
const alike = (one, other) => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  const left = [...b];
  const shared = a.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1));
  return (2 * shared.length) / (a.length + b.length);
};

/** From this share of common words on, two names are one. */
const SAME = 0.6;
const isSame = (truth, read) => truth === null || alike(truth, read) >= SAME;
const isDate = (truth, read) =>
  truth === null ? (read ?? '') === '' : (read ?? '').startsWith(truth);

const pairsOf = (truths, reads) => {
  const options = truths.flatMap((truth, at) =>
    reads.map((read, index) => {
      const value =
        alike(truth[0], read.name) +
        alike(truth[1] ?? read.house, read.house) +
        (isDate(truth[3], read.end) ? 0.5 : 0);
      return { at, index, value };
    }),
  );
  const pairs = new Map();
  const taken = new Set();
  for (const { at, index, value } of options.toSorted((a, b) => b.value - a.value)) {
    if (value < 1 || pairs.has(at) || taken.has(index)) continue;
    pairs.set(at, index);
    taken.add(index);
  }
  return [...pairs];
};

/**
 * Compares entries [name, house, start, end] with those read; a start of null is not asked for. How many there are, were
 * read and found, and how many of those have their name, house and dates, and all of them, right.
 */
export const compare = (truths, reads, dated) => {
  const pairs = pairsOf(truths, reads);
  const judged = pairs.map(([at, index]) => {
    const [[name, house, start, end], read] = [truths[at], reads[index]];
    const dates = (!dated || isDate(start, read.start)) && isDate(end, read.end);
    return [isSame(name, read.name), isSame(house, read.house), dates];
  });
  const count = (test) => judged.filter(test).length;
  return [
    truths.length,
    reads.length,
    pairs.length,
    count(([name]) => name),
    count(([, house]) => house),
    count(([, , dates]) => dates),
    count((all) => all.every(Boolean)),
  ];
};
