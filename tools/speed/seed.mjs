import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

/** Bundles one of our own sources into a folder that is gone afterwards, and hands its place over. */
const withBundle = async ({ root, source, browser }, use) => {
  const outDir = mkdtempSync(join(root, 'node_modules', '.embellie-speed-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: { '#tests': join(root, 'tests'), '#': join(root, 'src') } },
      build: {
        outDir,
        ...(browser ? {} : { ssr: join(root, source) }),
        rolldownOptions: {
          ...(browser ? { input: join(root, source) } : {}),
          output: { format: browser ? 'iife' : 'es', entryFileNames: 'bundle.mjs' },
        },
      },
    });
    return await use(join(outDir, 'bundle.mjs'));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

/** The addresses of all screens, and CVs as files. */
export const loadScreens = (root) =>
  withBundle(
    { root, source: 'tools/speed/screens.ts', browser: false },
    (file) => import(pathToFileURL(file).href),
  );

/** What writes a catalogue in parts. */
export const loadShards = (root) =>
  withBundle(
    { root, source: 'src/adapters/offers/feeds/writeShards.ts', browser: false },
    (file) => import(pathToFileURL(file).href),
  );

/** Says, in the page, whether what was read of the CV stands beside it. */
const isReadingKept = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('embellie');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('cv').objectStore('cv').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result > 1);
      };
    };
  });

/**
 * How a context of a browser is filled as a person would over months: by a page of its own at that address, because a
 * storage that is handed over as JSON loses the bytes of the CV.
 */
export const loadProfile = ({ root, address, cv }) =>
  withBundle({ root, source: 'tools/speed/profile.ts', browser: true }, (file) => {
    const content = readFileSync(file, 'utf8');
    return async (context) => {
      const page = await context.newPage();
      // A page that starts nothing, of the origin that keeps.
      await page.goto(`${address}/robots.txt`);
      await page.evaluate(content);
      await page.evaluate(
        ([name, bytes]) => globalThis.fillStorage(name, bytes),
        [cv.name, [...cv.buffer]],
      );
      // A first visit reads the CV and keeps what it read: the visits of those months found it so.
      await page.goto(`${address}/dashboard/my-cv`);
      while (!(await page.evaluate(isReadingKept))) await page.waitForTimeout(100);
      // And so did one of the dashboard what the next days will be told with.
      await page.goto(`${address}/dashboard`);
      await page.waitForFunction(() => localStorage.getItem('embellie.toldDays') !== null);
      await page.close();
    };
  });
