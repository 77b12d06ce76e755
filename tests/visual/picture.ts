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

/**
 * Averages squares of 4 x 4 pixels. Glyph edges, which differ from one machine to the next, fade;
 * a moved block, another colour or a missing word stays.
 */
export const reducePicture = ({ width, height, data }: Picture): Picture => {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const line = columns * CHANNELS;
  const reduced = new Uint8Array(line * rows);
  const sums = new Uint32Array(line);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    for (let y = row * CELL; y < (row + 1) * CELL; y += 1) {
      let at = y * width * CHANNELS;
      for (let cell = 0; cell < line; cell += CHANNELS) {
        for (let x = 0; x < CELL; x += 1) {
          for (let channel = 0; channel < CHANNELS; channel += 1) {
            sums[cell + channel] = (sums[cell + channel] ?? 0) + (data[at] ?? 0);
            at += 1;
          }
        }
      }
    }
    for (let index = 0; index < line; index += 1) {
      reduced[row * line + index] = Math.round((sums[index] ?? 0) / (CELL * CELL));
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
