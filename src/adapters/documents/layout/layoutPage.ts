import { findGutters } from '#/adapters/documents/layout/gutter';
import { judgePairing } from '#/adapters/documents/layout/pairing';
import { toLine, toRows } from '#/adapters/documents/layout/rows';
import { toSegments } from '#/adapters/documents/layout/segments';
import type {
  Glyph,
  LaidBlock,
  LaidLine,
  LaidPage,
  Segment,
} from '#/adapters/documents/layout/types';
import { toWords } from '#/adapters/documents/layout/words';

type TurnedGlyph = Glyph & { readonly turn: 0 | 1 | 2 | 3 };

const MAX_NESTING = 4;
const SIDE_SHARE = 0.42;

const bounds = (segments: readonly Segment[]): { x0: number; x1: number } => ({
  x0: Math.min(...segments.map(({ x0 }) => x0)),
  x1: Math.max(...segments.map(({ x1 }) => x1)),
});

const plainLines = (segments: readonly Segment[]): readonly LaidLine[] =>
  toRows(segments).flatMap((row) => toLine(row) ?? []);

const toBlock = (segments: readonly Segment[], kind: LaidBlock['kind']): LaidBlock => ({
  kind,
  ...bounds(segments),
  lines: plainLines(segments),
});

const layoutRegion = (
  segments: readonly Segment[],
  kind: LaidBlock['kind'],
  nesting: number,
): readonly LaidBlock[] => {
  if (segments.length === 0) return [];
  const gutter =
    nesting >= MAX_NESTING
      ? undefined
      : findGutters(segments).find(({ from, to, x }) => {
          const run = segments.slice(from, to);
          const left = run.filter((segment) => segment.x1 <= x);
          const right = run.filter((segment) => segment.x1 > x);
          return judgePairing(left, right) === 'columns';
        });
  if (gutter === undefined) return [toBlock(segments, kind)];
  const run = segments.slice(gutter.from, gutter.to);
  const left = run.filter(({ x1 }) => x1 <= gutter.x);
  const right = run.filter(({ x1 }) => x1 > gutter.x);
  const all = bounds(run);
  const width = all.x1 - all.x0;
  const kindOf = (x0: number, x1: number): LaidBlock['kind'] =>
    (x1 - x0) / width <= SIDE_SHARE ? 'side' : 'column';
  return [
    ...layoutRegion(segments.slice(0, gutter.from), kind, nesting + 1),
    ...layoutRegion(left, kindOf(all.x0, gutter.x), nesting + 1),
    ...layoutRegion(right, kindOf(gutter.x, all.x1), nesting + 1),
    ...layoutRegion(segments.slice(gutter.to), kind, nesting + 1),
  ];
};

/** Reads a page: words, segments, columns, then the lines of each block in reading order. */
export const layoutPage = (
  glyphs: readonly TurnedGlyph[],
  width: number,
  height: number,
): LaidPage => {
  const upright = glyphs.filter(({ turn }) => turn === 0);
  const turned = ([1, 2, 3] as const).map((turn) => glyphs.filter((glyph) => glyph.turn === turn));
  const segments = toSegments(toWords(upright)).toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const blocks = [...layoutRegion(segments, 'flow', 0)];
  for (const group of turned) {
    const aside = toSegments(toWords(group));
    if (aside.length > 0) blocks.push(toBlock(aside, 'side'));
  }
  return { width, height, blocks };
};
