import sharp from 'sharp';

/** An image in RGBA bytes. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** What tells two pictures apart: a sentence, and the changed cells in red where sizes allow it. */
export type Difference = { readonly reason: string; readonly difference: Picture | null };

/** Edge of the square of pixels that one cell of a reference averages. */
const CELL = 4;
/** Red, green, blue and alpha. */
const CHANNELS = 4;
/** Difference of one channel, out of 255, from which a cell counts as changed. */
const CHANNEL_TOLERANCE = 16;
/** Share of changed cells that rendering differences between machines may explain. */
const CELL_TOLERANCE = 0.004;

/** Decodes a PNG. */
export const decodePicture = async (png: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Encodes a PNG. */
export const encodePicture = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Picks two of the four channels of a pixel read as one number, each with room for a sum. */
const EVERY_OTHER = 0x00_ff_00_ff;

/**
 * Averages squares of 4 x 4 pixels. Glyph edges, which differ from one machine to the next, fade;
 * a moved block, another colour or a missing word stays. Two channels are summed in one number:
 * sixteen bytes fill 12 of its 16 bits.
 */
export const reducePicture = ({ width, height, data }: Picture): Picture => {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  const reduced = new Uint8Array(columns * rows * CHANNELS);
  const even = new Uint32Array(columns);
  const odd = new Uint32Array(columns);
  const mean = (sums: number): number => Math.round((sums & 0xff_ff) / (CELL * CELL));
  for (let row = 0; row < rows; row += 1) {
    even.fill(0);
    odd.fill(0);
    for (let y = row * CELL; y < (row + 1) * CELL; y += 1) {
      let at = y * width;
      for (let cell = 0; cell < columns; cell += 1) {
        for (let x = 0; x < CELL; x += 1) {
          const pixel = pixels[at] ?? 0;
          even[cell] = (even[cell] ?? 0) + (pixel & EVERY_OTHER);
          odd[cell] = (odd[cell] ?? 0) + ((pixel >>> 8) & EVERY_OTHER);
          at += 1;
        }
      }
    }
    for (let cell = 0; cell < columns; cell += 1) {
      const at = (row * columns + cell) * CHANNELS;
      const [evens, odds] = [even[cell] ?? 0, odd[cell] ?? 0];
      reduced[at] = mean(evens);
      reduced[at + 1] = mean(odds);
      reduced[at + 2] = mean(evens >>> 16);
      reduced[at + 3] = mean(odds >>> 16);
    }
  }
  return { width: columns, height: rows, data: reduced };
};

/** What tells two reduced pictures apart; null where nothing does. */
export const comparePictures = (reference: Picture, actual: Picture): Difference | null => {
  if (
    Math.abs(reference.width - actual.width) > 1 ||
    Math.abs(reference.height - actual.height) > 1
  ) {
    return {
      reason: `size ${reference.width}x${reference.height} became ${actual.width}x${actual.height} (cells)`,
      difference: null,
    };
  }
  const width = Math.min(reference.width, actual.width);
  const height = Math.min(reference.height, actual.height);
  const marked = new Uint8Array(width * height * 4);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      let widest = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const before = reference.data[(y * reference.width + x) * 4 + channel] ?? 0;
        const after = actual.data[(y * actual.width + x) * 4 + channel] ?? 0;
        widest = Math.max(widest, Math.abs(before - after));
        marked[at + channel] = Math.round(after / 2 + 127);
      }
      marked[at + 3] = 255;
      if (widest > CHANNEL_TOLERANCE) {
        changed += 1;
        marked.set([220, 20, 20], at);
      }
    }
  }
  const share = changed / (width * height);
  if (share <= CELL_TOLERANCE) return null;
  return {
    reason: `${(share * 100).toFixed(2)} % of the picture changed`,
    difference: { width, height, data: marked },
  };
};
