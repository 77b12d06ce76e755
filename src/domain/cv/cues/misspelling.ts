import { remembered } from '#/domain/shared/remembered';

/** Shorter words are too near to others to be taken for a slip of one. */
export const SHORTEST_SLIP = 7;
/** Letters of a word from which two slips are forgiven. */
const TWO_SLIPS = 12;

/** The words of one CV. */
const MOST_REMEMBERED = 2000;

/** Two words are at most `limit` letters apart: added, dropped, changed or swapped. */
const within = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? limit) + 1,
        (here[column - 1] ?? limit) + 1,
        (above[column - 1] ?? limit) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? limit) + 1);
      here.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    [older, above] = [above, here];
  }
  return (above[b.length] ?? limit + 1) <= limit;
};

/**
 * A reader of misspelt words: the word of the vocabulary that was meant, or the word itself where it is
 * known, short, one of `others`, or near to none. The first letter is never the slip.
 */
export const slipsOf = (
  words: readonly string[],
  others: readonly string[],
): ((word: string) => string) => {
  // One person or several, he or she: another form is no slip.
  const known = new Set(
    [...words, ...others].flatMap((word) => [word, `${word}s`, word.replace(/e?s?$/u, '')]),
  );
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST_SLIP) continue;
    const same = byLetter.get(word.charAt(0));
    if (same === undefined) byLetter.set(word.charAt(0), [word]);
    else same.push(word);
  }
  return remembered(MOST_REMEMBERED, (word) => {
    if (word.length < SHORTEST_SLIP || word.length > 24 || known.has(word)) return word;
    const limit = word.length >= TWO_SLIPS ? 2 : 1;
    const near = byLetter.get(word.charAt(0)) ?? [];
    return (
      near.find((other) => within(word, other, 1)) ??
      (limit > 1 ? near.find((other) => within(word, other, limit)) : undefined) ??
      word
    );
  });
};
