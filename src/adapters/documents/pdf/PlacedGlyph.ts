import type { Glyph } from '#/adapters/documents/layout/types';
import type { Turn } from '#/adapters/documents/layout/wordPlaces';

/** A glyph as it was drawn. */
export type PlacedGlyph = Glyph & {
  /** The direction it is written in. */
  readonly turn: Turn;
  readonly ink: string | null;
  /** The point of the page that its middle stands on. */
  readonly middle: readonly [number, number];
};
