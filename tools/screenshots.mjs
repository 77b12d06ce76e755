// Takes anew the pictures that the manifest shows where the application is installed, from the build and with an
// invented CV and posting.
// Usage: npm run screenshots [-- --port 4389]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';

import { findBrowser } from './browser.mjs';
import { loadScreens } from './speed/seed.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4389' } } });
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public', 'screenshots');
mkdirSync(folder, { recursive: true });

/** Sizes as browsers ask for them: at most 2.3 times as long as wide, one shape for each kind. */
const SHAPES = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

const { addresses, cvFiles, offer } = await loadScreens(root);
const server = await preview({
  root,
  configFile: false,
  preview: { host: 'localhost', port: Number(values.port), strictPort: true, open: false },
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});

for (const [shape, options] of Object.entries(SHAPES)) {
  const context = await browser.newContext({
    ...options,
    baseURL: `http://localhost:${values.port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const take = async (name) => {
    // Toasts say what has just been done, which no picture shows.
    await page.locator('.Toastify__toast').first().waitFor({ state: 'detached', timeout: 15_000 });
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement?.blur());
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(join(folder, `${name}-${shape}.webp`));
    console.log(`${name}-${shape}.webp ${(size / 1000).toFixed(1)} kB`);
  };
  await page.goto(addresses.myCv);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...cvFiles[0] });
  await page.getByRole('heading', { name: 'Ce que nous avons lu' }).waitFor();
  // On a phone the comparison alone: few files, and small.
  if (shape === 'wide') await take('cv');
  // Within the page: the CV is in its memory alone.
  await page.locator(`a[href="${addresses.match}"]:visible`).first().click();
  await page.getByRole('textbox', { name: 'Description de l’offre' }).fill(offer);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await page.getByRole('button', { name: 'Comparer avec une autre offre' }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take('comparaison');
  await context.close();
}
await browser.close();
await server.close();
