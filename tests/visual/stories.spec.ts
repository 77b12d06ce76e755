import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { cameraOf, decodePicture } from './camera.ts';
import type { Camera } from './camera.ts';
import { contrastFaults } from './contrast.ts';
import { compareHashes, hashOf } from './hash.ts';
import type { Hash } from './hash.ts';
import { accept, differenceFromReference, orphansOf, writeChange } from './hashes.ts';
import { modesOf, pictureName, storiesInBuild } from './modes.ts';
import type { IndexedStory, Mode } from './modes.ts';
import { openPreview, otherThan, setWidth, showStory, widen } from './preview.ts';

const accepting = Boolean(process.env['EMBELLIE_ACCEPT_PICTURES']);
const only = process.env['EMBELLIE_PICTURES_ONLY'];

/** How often a story is shown at most before its picture counts as changed. */
const MOST_SHOWINGS = 4;
/** Stories of one test: few enough for the workers to end together. */
const PART = 25;

/** A story in one mode that is not yet known to look as it did, and how it looked when it was last shown. */
type Open = { readonly story: IndexedStory; readonly mode: Mode; readonly last: Hash | null };

/** What became of it: as it was, accepted as it is now, to be shown again, or changed in the words of a reviewer. */
type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'accepted'; readonly name: string; readonly hash: Hash }
  | { readonly kind: 'open'; readonly open: Open }
  | { readonly kind: 'changed'; readonly reason: string };

/** Judges a picture; `full` is the same one at its full size, taken from the second showing on. */
const judge = async (
  open: Open,
  shot: Buffer,
  full: Buffer | null,
  isLastShowing: boolean,
): Promise<Verdict> => {
  const { story, mode, last } = open;
  const name = pictureName(story, mode);
  const hash = hashOf(await decodePicture(shot), mode.cell);
  const found = differenceFromReference(name, hash);
  if (!found) return { kind: 'same' };
  const seenTwice = last !== null && compareHashes(last, hash) === null;
  if (!full || (!seenTwice && !isLastShowing)) {
    return { kind: 'open', open: { story, mode, last: hash } };
  }
  if (accepting && seenTwice) return { kind: 'accepted', name, hash };
  if (accepting) return { kind: 'changed', reason: `${name}: never the same twice` };
  await writeChange(name, full, found);
  return { kind: 'changed', reason: `${name}: ${found.reason}` };
};

type Showing = { readonly verdicts: readonly Verdict[]; readonly faults: readonly string[] };

/**
 * Shows stories one after the other, each at its first width and then narrowed, as a window is: playing it costs most of
 * the time. A picture is judged while the next ones are taken.
 */
const showOnce = async (
  page: Page,
  take: Camera,
  open: readonly Open[],
  showing: number,
): Promise<Showing> => {
  const faults: string[] = [];
  const verdicts: Promise<Verdict>[] = [];
  let shown: IndexedStory | undefined;
  for (const one of open) {
    const { story, mode } = one;
    if (story !== shown) {
      await setWidth(page, mode.width);
      faults.push(...(await showStory(page, story.id)));
      shown = story;
    }
    await widen(page, mode.width);
    const shot = await take(mode.theme);
    if (showing === 1 && mode.theme === 'dark') {
      for (const fault of await contrastFaults(page)) faults.push(`${story.id}, dark: ${fault}`);
    }
    const full = showing === 1 ? null : await take(mode.theme, 1);
    verdicts.push(judge(one, shot, full, showing === MOST_SHOWINGS));
  }
  return { verdicts: await Promise.all(verdicts), faults };
};

test('the built Storybook holds stories', () => {
  expect(storiesInBuild.length, 'run `npm run build-storybook` first').toBeGreaterThan(800);
});

test('a pale text would be found', async ({ page }) => {
  await page.setContent('<p style="color:#777;background:#555">Trop pâle</p><p>Lisible</p>');
  expect(await contrastFaults(page)).toHaveLength(1);
});

const pictured = storiesInBuild.filter(
  (story) => modesOf(story).length > 0 && (!only || story.id.includes(only)),
);
for (let from = 0; from < pictured.length; from += PART) {
  const group = pictured.slice(from, from + PART);
  test(`stories ${from + 1} to ${from + group.length} work and look as they did`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await openPreview(page, otherThan(group[0]));
    const take = await cameraOf(page);
    const changed: string[] = [];
    const accepted = new Map<string, Hash>();
    let open: readonly Open[] = group.flatMap((story) =>
      modesOf(story).map((mode) => ({ story, mode, last: null })),
    );
    // A difference must show again when the story is shown anew: what was still arriving the first time is no change, and
    // a reference to accept is one that was seen twice.
    for (let showing = 1; open.length > 0; showing += 1) {
      const seen = await showOnce(page, take, open, showing);
      const shown = open.at(-1)?.story;
      faults.push(...seen.faults);
      open = seen.verdicts.flatMap((verdict) => (verdict.kind === 'open' ? [verdict.open] : []));
      for (const verdict of seen.verdicts) {
        if (verdict.kind === 'changed') changed.push(verdict.reason);
        if (verdict.kind === 'accepted') accepted.set(verdict.name, verdict.hash);
      }
      if (open.length > 0) await showStory(page, otherThan(open[0]?.story, shown).id);
    }
    if (accepting) accept(String(from), accepted);
    expect(faults, 'stories fail').toEqual([]);
    expect(
      changed,
      'pictures changed: see test-results/pictures-changed, then `npm run pictures:accept`',
    ).toEqual([]);
  });
}

test('no reference is left without its story', () => {
  if (!accepting) expect(orphansOf(storiesInBuild)).toEqual([]);
});
