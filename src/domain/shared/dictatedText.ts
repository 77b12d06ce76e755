/** A text with words that were dictated added at its end, a space between. */
export const appendDictated = (text: string, words: string): string => {
  const added = words.trim();
  if (added === '') return text;
  const before = text.trimEnd();
  return before === '' ? added : `${before} ${added}`;
};
