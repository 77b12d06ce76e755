import { MAX_SEGMENTS_PER_PAGE } from '#/adapters/documents/documentLimits';
import { isLeftOf } from '#/adapters/documents/layout/gutter';
import type { Gutter } from '#/adapters/documents/layout/gutter';
import { judgeStrips } from '#/adapters/documents/layout/judgeStrips';
import type { Finding } from '#/adapters/documents/layout/judgeStrips';
import { applyMarks } from '#/adapters/documents/layout/marks';
import { paragraphsJoined, plainLines } from '#/adapters/documents/layout/rows';
import { bounds, byHeight } from '#/adapters/documents/layout/segmentMeasures';
import { tableLines } from '#/adapters/documents/layout/tableLines';
import { toSegments } from '#/adapters/documents/layout/toSegments';
import { toWords } from '#/adapters/documents/layout/toWords';
import type {
  Flow,
  Glyph,
  LaidPage,
  Mark,
  Section,
  Segment,
} from '#/adapters/documents/layout/types';
import { onPage } from '#/adapters/documents/layout/wordPlaces';
import type { Turn } from '#/adapters/documents/layout/wordPlaces';
import { accentedLetter, isLoneAccent } from '#/adapters/documents/text/joinAccents';

/** Copies of one text stand nearer than this to each other: in ems below, and in shares of the width. */
const LEVEL = 0.95;
const OVERLAP = 0.6;

const isEcho = (one: Segment, other: Segment): boolean => {
  if (Math.abs(one.y - other.y) >= LEVEL * Math.min(one.size, other.size)) return false;
  const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  return shared >= OVERLAP * Math.min(one.x1 - one.x0, other.x1 - other.x0);
};

/** Leaves out the shadows of texts that design programs draw twice, a little aside. */
const withoutEchoes = (segments: readonly Segment[]): readonly Segment[] => {
  const seen = new Map<string, Segment[]>();
  return segments.filter((segment) => {
    const same = seen.get(segment.text);
    if (same === undefined) seen.set(segment.text, [segment]);
    else {
      // Only the last few: a letter may stand on a page thousands of times.
      if (same.slice(-8).some((other) => isEcho(segment, other))) return false;
      same.push(segment);
    }
    return true;
  });
};

/** Distances in ems: an accent is drawn over its letter, on its baseline or a little above. */
const ASIDE = 0.12;
const ABOVE = 0.45;

const isOver = (accent: Glyph, letter: Glyph): boolean => {
  const middle = (accent.x0 + accent.x1) / 2;
  return (
    middle >= letter.x0 - ASIDE * letter.size &&
    middle <= letter.x1 + ASIDE * letter.size &&
    Math.abs(accent.y - letter.y) <= ABOVE * letter.size
  );
};

/** Puts accents drawn as glyphs of their own, just before or after their letter, on the letter: old TeX fonts. */
const withAccents = <T extends Glyph>(glyphs: readonly T[]): readonly T[] => {
  if (!glyphs.some(({ text }) => isLoneAccent(text))) return glyphs;
  const texts = glyphs.map(({ text }) => text);
  glyphs.forEach((accent, at) => {
    if (!isLoneAccent(accent.text)) return;
    for (const index of [at + 1, at - 1]) {
      const letter = glyphs[index];
      const joined = accentedLetter(texts[index] ?? '', accent.text);
      if (letter === undefined || joined === null || !isOver(accent, letter)) continue;
      texts[index] = joined;
      texts[at] = '';
      return;
    }
  });
  return glyphs.flatMap((glyph, at) => {
    const text = texts[at] ?? '';
    return text === '' ? [] : [text === glyph.text ? glyph : { ...glyph, text }];
  });
};

type TurnedGlyph = Glyph & { readonly turn: Turn };

const MAX_NESTING = 4;
/** A side column takes at most this share of the width. */
const SIDE_SHARE = 0.42;

const toFlow = (segments: readonly Segment[], tables: readonly Gutter[]): Flow => {
  const lines = [];
  let at = 0;
  for (const table of tables.toSorted((a, b) => a.from - b.from)) {
    lines.push(...plainLines(paragraphsJoined(segments.slice(at, table.from))));
    const run = paragraphsJoined(segments.slice(table.from, table.to));
    lines.push(...tableLines(run, isLeftOf(table.x)));
    at = table.to;
  }
  lines.push(...plainLines(paragraphsJoined(segments.slice(at))));
  return { kind: 'flow', ...bounds(segments), lines };
};

const layoutRegion = (
  segments: readonly Segment[],
  nesting: number,
  width: number,
): readonly Section[] => {
  if (segments.length === 0) return [];
  const {
    columns,
    abreast = false,
    tables,
  }: Finding = nesting < MAX_NESTING ? judgeStrips(segments) : { columns: null, tables: [] };
  if (columns === null) return [toFlow(segments, tables)];
  const run = segments.slice(columns.from, columns.to);
  const isLeft = isLeftOf(columns.x);
  const left = run.filter(isLeft);
  const right = run.filter((segment) => !isLeft(segment));
  const { x0, x1 } = bounds(run);
  const isSide = (share: number): boolean => !abreast && share <= SIDE_SHARE * (x1 - x0);
  const rightSide = isSide(x1 - columns.x);
  // Short lines at the right hide how wide the page is: its edge tells.
  const leftSide =
    isSide(columns.x - x0) || (!abreast && !rightSide && columns.x <= SIDE_SHARE * width);
  return [
    ...layoutRegion(segments.slice(0, columns.from), nesting + 1, width),
    {
      kind: 'columns',
      x: columns.x,
      left: { side: leftSide, sections: layoutRegion(left, nesting + 1, width) },
      right: { side: rightSide, sections: layoutRegion(right, nesting + 1, width) },
    },
    ...layoutRegion(segments.slice(columns.to), nesting + 1, width),
  ];
};

const nestingOf = (segments: readonly Segment[]): number =>
  segments.length > MAX_SEGMENTS_PER_PAGE ? MAX_NESTING : 0;

/** Reads a page of which the segments are known. */
export const layoutSegments = (
  segments: readonly Segment[],
  width: number,
  height: number,
): LaidPage => {
  const sorted = withoutEchoes(segments.toSorted(byHeight));
  return { width, height, sections: layoutRegion(sorted, nestingOf(sorted), width) };
};

/** Reads a page: words, segments, columns, then lines in reading order. Turned text comes last. */
export const layoutPage = (
  glyphs: readonly TurnedGlyph[],
  marks: readonly Mark[],
  width: number,
  height: number,
): LaidPage => {
  const accented = withAccents(glyphs);
  const read = (turn: Turn): readonly Segment[] =>
    withoutEchoes(
      toSegments(toWords(accented.filter((glyph) => glyph.turn === turn))).toSorted(byHeight),
    );
  const turned = ([1, 2, 3] as const).flatMap((turn) => {
    const flow = toFlow(read(turn), []);
    const lines = flow.lines.map((line) => ({
      ...line,
      places: line.places.map((place) => onPage(place, turn)),
    }));
    return lines.length === 0 ? [] : [{ ...flow, lines }];
  });
  const upright = applyMarks(read(0), marks);
  return {
    width,
    height,
    sections: [...layoutRegion(upright, nestingOf(upright), width), ...turned],
  };
};
