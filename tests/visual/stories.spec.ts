import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { cameraOf } from './camera.ts';
import type { Camera } from './camera.ts';
import { contrastFaults } from './contrast.ts';
import { modesOf } from './modes.ts';
import type { IndexedStory, Mode } from './modes.ts';
import { comparePictures, decodePicture, reducePicture } from './picture.ts';
import type { Picture } from './picture.ts';
import { openPreview, setWidth, showStory, widen } from './preview.ts';
import {
  differenceFromReference,
  dropReferences,
  keepChange,
  keepReference,
  orphansOf,
} from './references.ts';

const accepting = Boolean(process.env['EMBELLIE_ACCEPT_PICTURES']);
const only = process.env['EMBELLIE_PICTURES_ONLY'];

const indexFile = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
const index: { entries: Record<string, IndexedStory> } = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : { entries: {} };
const stories = Object.values(index.entries);

/** How often a story is shown at most before its picture counts as changed. */
const MOST_SHOWINGS = 4;
/** Stories of one test: few enough for the workers to end together. */
const PART = 40;

/** A story in one mode that is not yet known to look as it did, and how it looked when it was last shown. */
type Open = { readonly story: IndexedStory; readonly mode: Mode; readonly last: Picture | null };

/** What became of it: as it was, to be shown again, or changed in the words of a reviewer. */
type Verdict = Open | string | null;

const judge = async (open: Open, shot: Buffer, lastShowing: boolean): Promise<Verdict> => {
  const { story, mode, last } = open;
  const picture = reducePicture(await decodePicture(shot));
  const found = await differenceFromReference(story, mode, picture);
  if (!found) return null;
  const seenTwice = last !== null && comparePictures(last, picture) === null;
  if (!seenTwice && !lastShowing) return { story, mode, last: picture };
  if (!accepting) {
    await keepChange(story, mode, shot, found);
    return `${story.id} (${mode.name}): ${found.reason}`;
  }
  if (!seenTwice) return `${story.id} (${mode.name}): never the same twice`;
  await keepReference(story, mode, picture);
  return null;
};

/**
 * Shows stories one after the other, each at its first width and then narrowed, as a window is:
 * playing it costs most of the time. A picture is judged while the next ones are taken.
 */
const showOnce = async (
  page: Page,
  take: Camera,
  open: readonly Open[],
  showing: number,
): Promise<{ readonly verdicts: readonly Verdict[]; readonly pale: readonly string[] }> => {
  const pale: string[] = [];
  const verdicts: Promise<Verdict>[] = [];
  let shown: IndexedStory | undefined;
  for (const one of open) {
    const { story, mode } = one;
    if (story !== shown) {
      await setWidth(page, mode.width);
      await showStory(page, story.id);
      shown = story;
    }
    await widen(page, mode.width);
    const shot = await take(mode.theme);
    if (showing === 1 && mode.theme === 'dark') {
      for (const fault of await contrastFaults(page)) pale.push(`${story.id}: ${fault}`);
    }
    verdicts.push(judge(one, shot, showing === MOST_SHOWINGS));
  }
  return { verdicts: await Promise.all(verdicts), pale };
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
    // Showing the story that is already there would finish nothing: another stands between.
    const otherThan = (...avoided: readonly (IndexedStory | undefined)[]): IndexedStory => {
      const found = stories.find((one) => one.type === 'story' && !avoided.includes(one));
      if (!found) throw new Error('too few stories');
      return found;
    };
    await openPreview(page, otherThan(group[0]).id);
    const take = await cameraOf(page);
    const pale: string[] = [];
    const changed: string[] = [];
    let open: readonly Open[] = group.flatMap((story) =>
      modesOf(story).map((mode) => ({ story, mode, last: null })),
    );
    // A difference must show again when the story is shown anew: what was still arriving the first
    // time is no change, and a reference to accept is one that was seen twice.
    for (let showing = 1; open.length > 0; showing += 1) {
      const seen = await showOnce(page, take, open, showing);
      pale.push(...seen.pale);
      changed.push(...seen.verdicts.filter((verdict) => typeof verdict === 'string'));
      const shown = open.at(-1)?.story;
      open = seen.verdicts.filter((verdict) => verdict !== null && typeof verdict === 'object');
      if (open.length > 0) await showStory(page, otherThan(open[0]?.story, shown).id);
    }
    expect(pale, 'texts too pale in the dark').toEqual([]);
    expect(
      changed,
      'pictures changed: see test-results/pictures-changed, then `npm run pictures:accept`',
    ).toEqual([]);
  });
}

test('no reference picture is left without its story', () => {
  const orphans = orphansOf(stories);
  if (accepting) dropReferences(orphans);
  else expect(orphans).toEqual([]);
});
