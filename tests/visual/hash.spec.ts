import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from '@playwright/test';

import { cameraOf, decodePicture } from './camera.ts';
import { compareHashes, hashOf, readHash, writeHash } from './hash.ts';
import type { Hash } from './hash.ts';

/** The product's own letters: those of a machine depend on what else is installed on it. */
const FONT = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64');

/** A screen in small: a heading, lines of text, buttons side by side, a tag. */
const PAGE = `<!doctype html><html lang="fr"><style>
  @font-face { font-family: Own; font-weight: 400 700; src: url(data:font/woff2;base64,${FONT}); }
  body { margin: 0; padding: 32px; font: 16px/1.5 Own; color: #14213d; background: #f7f6f1; }
  h1 { font-size: 28px; } p { max-width: 60ch; }
  button { font: inherit; padding: 8px 16px; border: 1px solid #b9b3a2; border-radius: 8px; background: #fff; }
  .main { background: #0b63a8; color: #fff; border-color: #0b63a8; }
  .tag { background: #fdf0d3; color: #7a4b00; padding: 2px 8px; border-radius: 4px; font-size: 14px; }
</style><main><h1>Assistant administratif</h1><span class="tag">Exemple</span>
  <p>Lyon, à pourvoir en janvier</p><p id="line">Du lundi au vendredi, 35 heures</p><p>Cinq personnes dans l’équipe</p>
  <button class="main">Comparer</button> <button id="other">Enregistrer</button></main></html>`;

/** What a careless change does to it. The rules of the page are those of the tokens. */
const FAULTS = {
  'a button moved by six pixels': '.main { position: relative; left: 6px }',
  'a button moved by four pixels, up': '.main { position: relative; top: -4px }',
  'another blue': '.main { background: #2f6fb5; border-color: #2f6fb5 }',
  'a text in red': '#line { color: #b3261e }',
  'a line of text that is gone': '#line { visibility: hidden }',
  'a text one pixel larger': '#line { font-size: 17px }',
  'a lighter heading': 'h1 { font-weight: 400 }',
  'a tag without its colour': '.tag { background: #eeeeee }',
  'a pale button moved by sixteen': '#other { position: relative; left: 16px }',
  'a gap of four pixels more': '#line { margin-top: 20px }',
} as const;

/** What differs between two machines: glyphs a fraction of a pixel elsewhere, edges smoothed otherwise. */
const NOISE = {
  'text a third of a pixel to the right': 'h1, p, button, .tag { text-indent: 0.33px }',
  'other smoothing of glyphs': '* { -webkit-text-stroke: 0.05px }',
  'letters a hundredth of a pixel apart': '* { letter-spacing: 0.01px }',
} as const;

const CELL = 24;

test.describe('a hash', () => {
  let reference: Hash;
  let under: (css: string) => Promise<Hash>;

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.setContent(PAGE);
    await page.evaluate(() => document.fonts.ready);
    const take = await cameraOf(page);
    under = async (css) => {
      const style = await page.addStyleTag({ content: css });
      const hash = hashOf(await decodePicture(await take('light')), CELL);
      await style.evaluate((node) => (node as Element).remove());
      return hash;
    };
    reference = await under('/* as it is */');
  });

  for (const [name, css] of Object.entries(FAULTS)) {
    test(`catches ${name}`, async () => {
      expect(compareHashes(reference, await under(css))).not.toBeNull();
    });
  }

  for (const [name, css] of Object.entries(NOISE)) {
    test(`survives ${name}`, async () => {
      const noisy = await under(css);
      expect(noisy.levels).not.toEqual(reference.levels);
      expect(compareHashes(reference, noisy)).toBeNull();
    });
  }

  test('is the same in words', () => {
    const read = readHash(writeHash(reference));
    expect(read).not.toBeNull();
    expect(read && compareHashes(reference, read)).toBeNull();
    expect(readHash('nothing of the kind')).toBeNull();
  });

  test('tells a page that grew by its size', async () => {
    const grown = await under('main { height: 700px }');
    expect(compareHashes(reference, grown)?.reason).toMatch(/^800 x 500 became 800 x 7/u);
  });
});
