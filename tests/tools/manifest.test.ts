import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

type Manifest = {
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, string[]>> }[];
};

const { screenshots, file_handlers: handlers } = JSON.parse(
  readFileSync('public/site.webmanifest', 'utf8'),
) as Manifest;

test('its pictures are small, of the size they say, and of both shapes', async () => {
  const files = screenshots.map(({ src }) => join('public', src));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(150_000);
  for (const [index, file] of files.entries()) {
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(screenshots[index]?.sizes);
    // What browsers take: https://developer.mozilla.org/docs/Web/Manifest/screenshots
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  expect(new Set(screenshots.map(({ form_factor: shape }) => shape))).toEqual(
    new Set(['narrow', 'wide']),
  );
});

test('a device may open PDF and DOCX with the application', () => {
  expect(handlers.flatMap(({ accept }) => Object.values(accept).flat())).toEqual(['.pdf', '.docx']);
});
