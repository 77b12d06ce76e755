import type { TextRange } from '#/domain/shared/textRange';

/** Whether two ranges share a place. */
export const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Merged, sorted ranges, for a binary search. */
export const merged = (ranges: readonly TextRange[]): TextRange[] => {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && range.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
};

/** What of the ranges lies in none of these holes. */
export const without = (ranges: readonly TextRange[], holes: readonly TextRange[]): TextRange[] =>
  holes.reduce<TextRange[]>(
    (left, hole) =>
      left.flatMap((range) =>
        overlaps(range, hole)
          ? [
              { start: range.start, end: hole.start },
              { start: hole.end, end: range.end },
            ].filter(({ start, end }) => start < end)
          : [range],
      ),
    [...ranges],
  );

/** Whether a place overlaps one of these merged, sorted ranges. */
export const inside = (ranges: readonly TextRange[], mention: TextRange): boolean => {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= mention.start) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== undefined && overlaps(range, mention);
};
