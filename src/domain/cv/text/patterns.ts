const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** A regular expression source for any of the words, longest first. */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|');

/** A global pattern that finds whole words or phrases in a folded key. */
export const wholeWords = (words: readonly string[], flags = 'gu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, flags);

/** A pattern that holds at the start of a folded key. */
export const startsWithWords = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, 'u');
