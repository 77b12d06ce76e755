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
import type { Difference, Picture } from './picture.ts';

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
/** How often a story is shown at most before its picture counts as changed. */
const MOST_SHOWINGS = 4;
/** Stories of one test: few enough for two workers to end together. */
const PART = 60;
const HEIGHT = 900;

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
        // Shapes of what is coming may be the state to picture, or a part that has just been fetched and is still to run.
        const calm = (): number => (document.querySelector('[data-waiting]') ? 400 : 50);
        let quiet = setTimeout(settled, calm());
        const latest = setTimeout(settled, 1000);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(settled, calm());
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

const open = async (page: Page, first: string): Promise<void> => {
  watchRequests(page);
  // The browser's own bubble on an invalid field speaks its language and fades in its own time.
  await page.addInitScript(() => {
    addEventListener('invalid', (event) => event.preventDefault(), { capture: true });
  });
  await page.goto(`/iframe.html?id=${first}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  await page.waitForSelector('body.sb-show-main');
  // A theme is changed at once: colours on their way to another are nobody's colours.
  await page.addStyleTag({ content: '*,*::before,*::after{transition:none!important}' });
};

/** Gives the page a width, and waits for what it changes where it is not the one it had. */
const widen = async (page: Page, width: number): Promise<void> => {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: HEIGHT });
  await settle(page);
};

/** The page as it stands, in a theme. A theme is colours only: the story need not be shown again. */
const take = async (page: Page, { theme, width }: Mode): Promise<Buffer> => {
  const height = await page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollHeight;
  }, theme);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    // A list of thousands is taller than a picture can be: its beginning tells.
    ...(height > TALLEST ? { clip: { x: 0, y: 0, width, height: TALLEST } } : {}),
  });
};

type Taken = { readonly shot: Buffer; readonly picture: Picture };

const referenceOf = (mode: Mode, story: IndexedStory): string =>
  join(references, mode.name, fileOf(story));

const differenceOf = async (file: string, actual: Picture): Promise<Difference | null> =>
  existsSync(file)
    ? comparePictures(await decodePicture(readFileSync(file)), actual)
    : { reason: 'has no reference picture', difference: null };

const report = async (
  mode: Mode,
  story: IndexedStory,
  { shot }: Taken,
  found: Difference,
): Promise<string> => {
  const folder = join(results, mode.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${story.id}.actual.png`), shot);
  if (found.difference) {
    const marked = await encodePicture(found.difference);
    writeFileSync(join(folder, `${story.id}.changed.png`), marked);
  }
  return `${story.id} (${mode.name}): ${found.reason}`;
};

/**
 * Compares a story with its references, in each of its modes, and tells what changed. The story is
 * shown at its first width and then narrowed, as a window is: playing it costs most of the time.
 * A difference must show again when the story is shown anew: what was still arriving the first time
 * is no change, and a reference to accept is one that was seen twice.
 */
const look = async (
  page: Page,
  story: IndexedStory,
  between: IndexedStory,
): Promise<{ readonly changed: readonly string[]; readonly pale: readonly string[] }> => {
  const pale: string[] = [];
  const changed: string[] = [];
  const before = new Map<Mode, Taken>();
  let open = modesOf(story);
  for (let showing = 1; open.length > 0; showing += 1) {
    if (showing > 1) await show(page, between.id);
    await page.setViewportSize({ width: open[0]?.width ?? 0, height: HEIGHT });
    await show(page, story.id);
    const unsettled: Mode[] = [];
    for (const mode of open) {
      await widen(page, mode.width);
      const shot = await take(page, mode);
      const taken = { shot, picture: reducePicture(await decodePicture(shot)) };
      if (showing === 1 && mode.theme === 'dark') {
        for (const fault of await contrastFaults(page)) pale.push(`${story.id}: ${fault}`);
      }
      const file = referenceOf(mode, story);
      const found = await differenceOf(file, taken.picture);
      const last = before.get(mode);
      const seenTwice = last && comparePictures(last.picture, taken.picture) === null;
      before.set(mode, taken);
      if (!found) continue;
      if (!seenTwice && showing < MOST_SHOWINGS) unsettled.push(mode);
      else if (!accepting) changed.push(await report(mode, story, taken, found));
      else if (seenTwice) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await encodePicture(taken.picture));
      } else changed.push(`${story.id} (${mode.name}): never the same twice`);
    }
    open = unsettled;
  }
  return { changed, pale };
};

test('the built Storybook holds stories to picture', () => {
  expect(stories.length, 'run `npm run build-storybook` first').toBeGreaterThan(20);
});

test('a pale text would be found', async ({ page }) => {
  await page.setContent('<p style="color:#777;background:#555">Trop pâle</p><p>Lisible</p>');
  expect(await contrastFaults(page)).toHaveLength(1);
});

const pictured = stories.filter(
  (story) => modesOf(story).length > 0 && (!only || story.id.includes(only)),
);
for (let from = 0; from < pictured.length; from += PART) {
  const group = pictured.slice(from, from + PART);
  test(`stories ${from + 1} to ${from + group.length} look as they did`, async ({ page }) => {
    // Showing the story that is already there would finish nothing: there is always another.
    const other = (story: IndexedStory | undefined): IndexedStory => {
      const found = stories.find(({ id, type }) => type === 'story' && id !== story?.id);
      if (!found) throw new Error('one story only');
      return found;
    };
    await open(page, other(group[0]).id);
    const changed: string[] = [];
    const pale: string[] = [];
    for (const story of group) {
      const seen = await look(page, story, other(story));
      changed.push(...seen.changed);
      pale.push(...seen.pale);
    }
    expect(pale, 'texts too pale in the dark').toEqual([]);
    expect(
      changed,
      'pictures changed: see test-results/pictures-changed, then `npm run pictures:accept`',
    ).toEqual([]);
  });
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
