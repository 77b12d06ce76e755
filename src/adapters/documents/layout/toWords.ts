import { withOrdinalsLowered } from '#/adapters/documents/layout/ordinals';
import { median } from '#/adapters/documents/layout/segmentMeasures';
import type { Glyph } from '#/adapters/documents/layout/types';

/** A word placed on its line. `gap` is the free space before it on the same baseline, in ems. */
export type Word = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly font: string;
  readonly ink: string | null;
  readonly gap: number;
  /** White space that letter spacing adds after each letter, in ems; 0 where letters stand as usual. */
  readonly tracking: number;
};

/** Distances are in ems of the glyphs compared. */
const SAME_BASELINE = 0.22;
const OVERPRINT = 0.12;
const WORD_GAP = 0.16;
const LETTER_GAP = 0.07;
const RUN_GAP = 1.5;
const MIN_SPACED_LETTERS = 4;
const SPACED_SHARE = 0.8;

/** Groups glyphs by baseline, top to bottom; superscripts stay with the line they rise from. */
const groupLines = (glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] => {
  const sorted = glyphs.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const lines: Glyph[][] = [];
  let line: Glyph[] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const glyph of sorted) {
    if (glyph.y - baseline > SAME_BASELINE * Math.min(size, glyph.size) && line.length > 0) {
      lines.push(line);
      line = [];
    }
    if (line.length === 0) {
      baseline = glyph.y;
      size = glyph.size;
    }
    line.push(glyph);
    size = Math.max(size, glyph.size);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((group) => group.sort((a, b) => a.x0 - b.x0));
};

type Spot = { readonly glyph: Glyph; readonly gap: number; readonly spaced: boolean };

const isSpace = (text: string): boolean => text.trim() === '';

/** How far inside the letter before it, in ems, a space begins that was drawn over that letter. */
const OVER_A_LETTER = 0.2;

/** The space of an empty line set over a letter parts nothing. */
const isDrawnOver = (space: Glyph, last: Glyph | undefined): boolean =>
  last !== undefined && space.x1 <= last.x1 && space.x0 < last.x1 - OVER_A_LETTER * last.size;

/** Drops spaces and letters printed twice; what is left knows the gap before it. */
const toSpots = (line: readonly Glyph[]): readonly Spot[] => {
  const spots: Spot[] = [];
  let spaced = false;
  let last: Glyph | undefined;
  for (const glyph of line) {
    if (isSpace(glyph.text)) {
      spaced ||= !isDrawnOver(glyph, last);
      continue;
    }
    if (
      last !== undefined &&
      last.text === glyph.text &&
      Math.abs(glyph.x0 - last.x0) < OVERPRINT * glyph.size &&
      Math.abs(glyph.x1 - last.x1) < OVERPRINT * glyph.size
    )
      continue;
    const gap =
      last === undefined
        ? Number.POSITIVE_INFINITY
        : (glyph.x0 - last.x1) / Math.max(Math.min(glyph.size, last.size), 1);
    spots.push({ glyph, gap, spaced });
    spaced = false;
    last = glyph;
  }
  return spots;
};

/** Small capitals follow their capital: the size changes inside the word. */
const isSmallCapital = (last: Spot | undefined, { glyph, gap, spaced }: Spot): boolean =>
  last !== undefined &&
  !spaced &&
  gap <= LETTER_GAP &&
  /^\p{Lu}$/u.test(last.glyph.text) &&
  /^\p{Lu}$/u.test(glyph.text);

/** Runs between wide gaps or changes of size: letter spacing is judged run by run. */
const toRuns = (spots: readonly Spot[]): readonly (readonly Spot[])[] => {
  const runs: Spot[][] = [];
  for (const spot of spots) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const last = before?.glyph;
    if (
      run === undefined ||
      last === undefined ||
      spot.gap > RUN_GAP ||
      (Math.abs(last.size - spot.glyph.size) > 0.15 * last.size && !isSmallCapital(before, spot))
    )
      runs.push([spot]);
    else run.push(spot);
  }
  return runs;
};

/** The gap that parts words in a run: wider than the letter spacing where letters are spaced out. */
const wordGapOf = (
  run: readonly Spot[],
): { readonly gap: number; readonly trustSpaces: boolean; readonly tracking: number } => {
  const gaps = run.slice(1).map(({ gap }) => gap);
  const open = gaps.filter((gap) => gap > LETTER_GAP);
  if (gaps.length + 1 < MIN_SPACED_LETTERS || open.length < SPACED_SHARE * gaps.length)
    return { gap: WORD_GAP, trustSpaces: true, tracking: 0 };
  const letters = median(gaps);
  return {
    gap: Math.max(WORD_GAP, letters * 1.55 + 0.02),
    trustSpaces: false,
    tracking: letters,
  };
};

/** "JulieMartin" set with a thin space: where letters touch, a gap between a small letter and a capital parts words. */
const isThinSpace = (last: Spot | undefined, { glyph, gap }: Spot): boolean =>
  last !== undefined &&
  gap > LETTER_GAP &&
  /^\p{Lu}$/u.test(glyph.text) &&
  /^\p{Ll}$/u.test(last.glyph.text);

const toWord = (spots: readonly Spot[], gap: number, tracking: number): Word | null => {
  const [first] = spots;
  if (first === undefined) return null;
  const bold = spots.filter(({ glyph }) => glyph.bold).length * 2 > spots.length;
  const sizes = spots.map(({ glyph }) => glyph.size);
  return {
    text: spots.map(({ glyph }) => glyph.text).join(''),
    x0: first.glyph.x0,
    x1: Math.max(...spots.map(({ glyph }) => glyph.x1)),
    y: median(spots.map(({ glyph }) => glyph.y)),
    size: Math.max(...sizes),
    bold,
    font: first.glyph.font,
    ink: first.glyph.ink ?? null,
    gap,
    tracking,
  };
};

const wordsOfRun = (run: readonly Spot[]): readonly Word[] => {
  const { gap: limit, trustSpaces, tracking } = wordGapOf(run);
  const words: Word[] = [];
  let spots: Spot[] = [];
  let before = Number.POSITIVE_INFINITY;
  const flush = (): void => {
    const word = toWord(spots, before, tracking);
    if (word !== null) words.push(word);
    spots = [];
  };
  for (const spot of run) {
    const parts =
      spot.gap > limit || (trustSpaces && (spot.spaced || isThinSpace(spots.at(-1), spot)));
    if (spots.length === 0) before = spot.gap;
    else if (parts) {
      flush();
      before = spot.gap;
    }
    spots.push(spot);
  }
  flush();
  return words;
};

/** Builds words from glyphs by the space between them, line by line; letter-spaced words come out joined. */
export const toWords = (glyphs: readonly Glyph[]): readonly (readonly Word[])[] =>
  groupLines(withOrdinalsLowered(glyphs)).map((line) => toRuns(toSpots(line)).flatMap(wordsOfRun));
