import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

import { contrastFaults } from './contrast.ts';
import { MODES, modesOf } from './modes.ts';
import type { IndexedStory, Mode } from './modes.ts';
import { comparePictures, decodePicture, encodePicture, reducePicture } from './picture.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const references = join(here, 'pictures');
const results = join(root, 'test-results', 'pictures-changed');
const accepting = Boolean(process.env['EMBELLIE_ACCEPT_PICTURES']);
const only = process.env['EMBELLIE_PICTURES_ONLY'];

const indexFile = join(root, 'storybook-static', 'index.json');
const index: { entries: Record<string, IndexedStory> } = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : { entries: {} };
const stories = Object.values(index.entries);

/** Height of a picture at most, in pixels. */
const TALLEST = 6000;

/** Name of a story's reference: its id in ASCII, since titles are French. */
const fileOf = (story: IndexedStory): string =>
  `${story.id.normalize('NFD').replace(/[^a-z0-9-]/gu, '')}.png`;

const underWay = new WeakMap<Page, Set<Request>>();

/** Follows what a page fetches, from now on. */
const watchRequests = (page: Page): void => {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
};

/** Waits for what a story loads on use, such as a dialog, and for the page to stop changing. */
const settle = async (page: Page): Promise<void> => {
  const busy = (): boolean => (underWay.get(page)?.size ?? 0) > 0;
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (let waits = 0; busy() && waits < 100; waits += 1) await wait(20);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise<void>((resolve) => {
        const settled = (): void => {
          observer.disconnect();
          clearTimeout(latest);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        };
        let quiet = setTimeout(settled, 50);
        const latest = setTimeout(settled, 1000);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(settled, 50);
        });
        observer.observe(document, { attributes: true, childList: true, subtree: true });
      });
    });
    if (!busy()) return;
  }
};

/** Shows a story in an already open preview and waits for its play function to end. */
const show = async (page: Page, storyId: string): Promise<void> => {
  await page.evaluate(async (id) => {
    type Channel = {
      on: (event: string, listener: (payload: unknown) => void) => void;
      off: (event: string, listener: (payload: unknown) => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${id} was not rendered in 20 s`)), 20_000);
      const finished = (payload: unknown): void => {
        const of = payload as { storyId?: string };
        if (of.storyId !== id) return;
        clearTimeout(timer);
        channel.off('storyFinished', finished);
        resolve();
      };
      channel.on('storyFinished', finished);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  }, storyId);
  await settle(page);
};

const open = async (page: Page, mode: Mode, first: string): Promise<void> => {
  watchRequests(page);
  await page.setViewportSize({ width: mode.width, height: 900 });
  // The browser's own bubble on an invalid field speaks its language and fades in its own time.
  await page.addInitScript(() => {
    addEventListener('invalid', (event) => event.preventDefault(), { capture: true });
  });
  await page.goto(
    `/iframe.html?id=${first}&viewMode=story&globals=theme:${mode.theme};a11y.manual:!true`,
  );
  await page.waitForSelector('body.sb-show-main');
};

const check = async (page: Page, mode: Mode, story: IndexedStory): Promise<string | null> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const shot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    // A list of thousands is taller than a picture can be: its beginning tells.
    ...(height > TALLEST ? { clip: { x: 0, y: 0, width: mode.width, height: TALLEST } } : {}),
  });
  const actual = reducePicture(decodePicture(shot));
  const file = join(references, mode.name, fileOf(story));
  if (accepting) {
    const changed =
      !existsSync(file) || comparePictures(decodePicture(readFileSync(file)), actual) !== null;
    if (changed) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, encodePicture(actual));
    }
    return null;
  }
  const difference = existsSync(file)
    ? comparePictures(decodePicture(readFileSync(file)), actual)
    : { reason: 'has no reference picture', difference: null };
  if (!difference) return null;
  const folder = join(results, mode.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${story.id}.actual.png`), shot);
  if (difference.difference) {
    writeFileSync(join(folder, `${story.id}.changed.png`), encodePicture(difference.difference));
  }
  return `${story.id} (${mode.name}): ${difference.reason}`;
};

test('the built Storybook holds stories to picture', () => {
  expect(stories.length, 'run `npm run build-storybook` first').toBeGreaterThan(20);
});

test('a pale text would be found', async ({ page }) => {
  await page.setContent('<p style="color:#777;background:#555">Trop pâle</p><p>Lisible</p>');
  expect(await contrastFaults(page)).toHaveLength(1);
});

for (const mode of MODES) {
  const pictured = stories.filter(
    (story) => modesOf(story).includes(mode) && (!only || story.id.includes(only)),
  );
  const half = Math.ceil(pictured.length / 2);
  for (const [part, group] of [pictured.slice(0, half), pictured.slice(half)].entries()) {
    const first = group[0];
    if (!first) continue;
    test(`${mode.name} ${part + 1}: ${group.length} stories look as they did`, async ({ page }) => {
      // Showing the story that is already there would finish nothing: start from another.
      const other = stories.find(({ id, type }) => type === 'story' && id !== first.id);
      await open(page, mode, other?.id ?? first.id);
      const changed: string[] = [];
      const pale: string[] = [];
      for (const story of group) {
        await show(page, story.id);
        const reason = await check(page, mode, story);
        if (reason) changed.push(reason);
        if (mode.theme === 'dark') {
          for (const fault of await contrastFaults(page)) pale.push(`${story.id}: ${fault}`);
        }
      }
      expect(pale, 'texts too pale in the dark').toEqual([]);
      expect(
        changed,
        'pictures changed: see test-results/pictures-changed, then `npm run pictures:accept`',
      ).toEqual([]);
    });
  }
}

test('no reference picture is left without its story', () => {
  const expected = new Set(
    stories.flatMap((story) => modesOf(story).map((mode) => `${mode.name}/${fileOf(story)}`)),
  );
  const kept = MODES.flatMap((mode) => {
    const folder = join(references, mode.name);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${mode.name}/${name}`) : [];
  });
  const orphans = kept.filter((file) => !expected.has(file));
  if (accepting) for (const file of orphans) rmSync(join(references, file));
  else expect(orphans).toEqual([]);
});
