import type { TextRange } from '#/domain/shared/textRange';
import type { ZonePlace } from '#/pages/MyCvPage/parts/page/zones';

/** A run of characters of one line, all of them in the same place or in none. */
export type TextPiece = {
  readonly text: string;
  readonly place: ZonePlace | null;
  readonly lit: boolean;
};

const within = (at: number, { start, end }: TextRange): boolean => at >= start && at < end;

/** Cuts the characters from `start` to `end` of a text wherever a place or a light begins or ends. */
export const piecesOf = (
  text: string,
  { start, end }: TextRange,
  places: readonly ZonePlace[],
  lit: readonly TextRange[],
): readonly TextPiece[] => {
  const cuts = [...places.map(({ range }) => range), ...lit]
    .flatMap((range) => [range.start, range.end])
    .filter((cut) => cut > start && cut < end);
  const edges = [...new Set([start, ...cuts, end])].sort((one, other) => one - other);
  return edges.slice(0, -1).map((from, index) => ({
    text: text.slice(from, edges[index + 1]),
    place: places.find(({ range }) => within(from, range)) ?? null,
    lit: lit.some((range) => within(from, range)),
  }));
};
