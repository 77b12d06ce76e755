import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { mergeAccepted } from './hashes.ts';
import { storiesInBuild } from './modes.ts';

const keyStates = fileURLToPath(new URL('key-states', import.meta.url));

/** Grey values that one step of a packed channel takes: too few to be seen or to tell in a comparison. */
const STEP = 8;

/** The byte of a PNG that tells its kind of colours, and what it says of a palette. */
const KIND_AT = 25;
const PALETTE = 3;

/**
 * Packs a new picture of a key state into a palette, a third of its size: channels in 32 steps first, so that shades take
 * no more than their share of the colours. Of the first 60 no value moved by more than 29.
 */
const pack = async (path: string): Promise<void> => {
  const png = readFileSync(path);
  if (png[KIND_AT] === PALETTE) return;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stepped = data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  const { width, height } = info;
  const packed = sharp(stepped, { raw: { width, height, channels: 3 } }).png({
    palette: true,
    quality: 100,
    dither: 0,
    effort: 10,
    compressionLevel: 9,
  });
  writeFileSync(path, await packed.toBuffer());
};

/** Keeps what a run accepted. */
export default async (): Promise<void> => {
  if (!process.env['EMBELLIE_ACCEPT_PICTURES']) return;
  mergeAccepted(storiesInBuild);
  for (const name of readdirSync(keyStates)) await pack(join(keyStates, name));
};
