import { foldedWithoutInclusive } from '#/domain/offers/search/inclusive';
import { openMatcher, wholeWords } from '#/domain/offers/search/keywordMatcher';
import { compact } from '#/domain/offers/search/searchKey';
import { type Folded, foldWithOffsets } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

const everywhere = (text: string, needle: string): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    found.push([at, at + needle.length]);
  return found;
};

/** Where the original of a match ends: a match may stop within a letter that folds to two ("oe"). */
const endOf = (offsets: readonly number[], end: number): number => {
  const last = offsets[end - 1] ?? 0;
  let next = end;
  while (next < offsets.length - 1 && offsets[next] === last) next += 1;
  return offsets[next] ?? 0;
};

/** Ranges in order, those that touch or overlap made one. */
const apart = (ranges: readonly TextRange[]): readonly TextRange[] => {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
};

/** Where a typed text stands in a text as shown: ranges of the original, in order and apart. Inclusive endings belong to the word they end. */
export const highlightRanges = (text: string, typed: string): readonly TextRange[] => {
  const matcher = openMatcher(typed);
  if (matcher === null) return [];
  const folded = foldWithOffsets(text);
  const rangesIn = ({ text: raw, offsets }: Folded): readonly TextRange[] => {
    const key = compact(raw);
    return [
      ...everywhere(key, matcher.needle),
      ...matcher.variants.flatMap((variant) => wholeWords(key, variant)),
    ].map(([start, end]) => ({ start: offsets[start] ?? 0, end: endOf(offsets, end) }));
  };
  const plain = foldedWithoutInclusive(folded);
  return apart(plain === folded ? rangesIn(folded) : [...rangesIn(folded), ...rangesIn(plain)]);
};
