import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** An image in RGB bytes. `scale` is how many of its pixels one CSS pixel takes. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly data: Uint8Array;
};

/** A picture told by the mean luminance and the two mean colour differences of each square of its grid. */
export type Hash = {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Three planes, row by row: luminance, blue and red difference, in levels. */
  readonly levels: Uint8Array;
};

/** A square of the page, in CSS pixels. */
export type Square = { readonly x: number; readonly y: number; readonly size: number };

/** What tells two pictures apart: a sentence, and the squares where they differ (none where their sizes do). */
export type Difference = { readonly reason: string; readonly squares: readonly Square[] };

/** Grey values of one level of luminance, and of one of a colour difference. */
const LUMINANCE_STEP = 4;
const COLOUR_STEP = 2;
const LEVELS = 64;
/**
 * Levels by which a square may differ. Measured on 346 pictures: Chromium against its headless shell moves the mean of a
 * square of 24 pixels by 5.3 of luminance and 0.7 of colour in 99 of 100 pictures, a line of text that is gone by 13.7 at
 * the least.
 */
const LUMINANCE_TOLERANCE = 2;
const COLOUR_TOLERANCE = 1;

const levelOf = (value: number): number => Math.min(LEVELS - 1, Math.max(0, Math.round(value)));

/** Cells of a row and of a column; what is left at the right and at the bottom makes narrower ones. */
const gridOf = ({ width, height, cell }: Omit<Hash, 'levels'>): readonly [number, number] => [
  Math.max(1, Math.ceil(width / cell)),
  Math.max(1, Math.ceil(height / cell)),
];

/** Tells a picture by squares of `cell` CSS pixels. */
export const hashOf = ({ width, height, scale, data }: Picture, cell: number): Hash => {
  const size = { width: Math.round(width / scale), height: Math.round(height / scale), cell };
  const [columns, rows] = gridOf(size);
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Uint32Array(columns * rows);
  const edge = cell * scale;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor(y / edge)) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const into = row + Math.min(columns - 1, Math.floor(x / edge));
      for (let channel = 0; channel < 3; channel += 1) {
        sums[into * 3 + channel] = (sums[into * 3 + channel] ?? 0) + (data[at + channel] ?? 0);
      }
      counts[into] = (counts[into] ?? 0) + 1;
    }
  }
  const cells = columns * rows;
  const levels = new Uint8Array(cells * 3);
  for (let index = 0; index < cells; index += 1) {
    const count = counts[index] || 1;
    const [red, green, blue] = [0, 1, 2].map((channel) => (sums[index * 3 + channel] ?? 0) / count);
    const luminance = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
    const blueness = ((blue ?? 0) - luminance) / 1.772;
    const redness = ((red ?? 0) - luminance) / 1.402;
    levels[index] = levelOf(luminance / LUMINANCE_STEP);
    levels[cells + index] = levelOf(blueness / COLOUR_STEP + LEVELS / 2);
    levels[2 * cells + index] = levelOf(redness / COLOUR_STEP + LEVELS / 2);
  }
  return { ...size, levels };
};

/** Writes a hash as one short line: size of the picture, size of a cell, levels. */
export const writeHash = ({ width, height, cell, levels }: Hash): string =>
  `${width}x${height}/${cell} ${deflateRawSync(levels, { level: 9 }).toString('base64')}`;

/** Reads what `writeHash` wrote; null where it is nothing of the kind. */
export const readHash = (line: string): Hash | null => {
  const [, width, height, cell, packed] = /^(\d+)x(\d+)\/(\d+) (\S+)$/u.exec(line) ?? [];
  if (!packed) return null;
  const levels = new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64')));
  return { width: Number(width), height: Number(height), cell: Number(cell), levels };
};

/** What tells two hashes apart; null where nothing does. A pixel more or less is nobody's doing. */
export const compareHashes = (reference: Hash, actual: Hash): Difference | null => {
  const [columns, rows] = gridOf(reference);
  const [otherColumns, otherRows] = gridOf(actual);
  const resized =
    Math.abs(reference.width - actual.width) > 1 || Math.abs(reference.height - actual.height) > 1;
  if (resized || reference.cell !== actual.cell) {
    const reason = `${reference.width} x ${reference.height} became ${actual.width} x ${actual.height}`;
    return { reason, squares: [] };
  }
  const squares: Square[] = [];
  let furthest = 0;
  for (let row = 0; row < Math.min(rows, otherRows); row += 1) {
    for (let column = 0; column < Math.min(columns, otherColumns); column += 1) {
      const [at, otherAt] = [row * columns + column, row * otherColumns + column];
      const distance = (plane: number): number =>
        Math.abs(
          (reference.levels[plane * columns * rows + at] ?? 0) -
            (actual.levels[plane * otherColumns * otherRows + otherAt] ?? 0),
        );
      const excess = Math.max(
        distance(0) - LUMINANCE_TOLERANCE,
        distance(1) - COLOUR_TOLERANCE,
        distance(2) - COLOUR_TOLERANCE,
      );
      if (excess <= 0) continue;
      furthest = Math.max(furthest, excess);
      squares.push({ x: column * reference.cell, y: row * reference.cell, size: reference.cell });
    }
  }
  if (squares.length === 0) return null;
  const reason = `${squares.length} of ${columns * rows} squares changed, by up to ${furthest} levels more than noise`;
  return { reason, squares };
};
