/** A half-open range of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number };

/** A line of a text with where it stands in it; `end` is where its line break is. */
export type PlacedLine = TextRange & { readonly line: string };

/** The lines of a stretch of a text, each with its place in the whole text. */
export const placedLines = (
  text: string,
  { start, end }: TextRange = { start: 0, end: text.length },
): readonly PlacedLine[] => {
  let next = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const at = next;
      next += line.length + 1;
      return { line, start: at, end: at + line.length };
    });
};
