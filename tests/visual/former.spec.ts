import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { test } from '@playwright/test';

import { cameraOf } from './camera.ts';
import { modesOf, pictureName, storiesInBuild } from './modes.ts';
import { openPreview, otherThan, setWidth, showStory } from './preview.ts';

const asked = process.env['EMBELLIE_FORMER_PICTURES'];

// Not a check: `tools/former-pictures.mjs` asks for it, in the tree of another commit.
if (asked) {
  const { names, into } = JSON.parse(asked) as { names: readonly string[]; into: string };
  const wanted = new Set(names);
  test('what differs, as it was', async ({ page }) => {
    await openPreview(page, otherThan());
    const take = await cameraOf(page);
    for (const story of storiesInBuild) {
      for (const mode of modesOf(story)) {
        const name = pictureName(story, mode);
        if (!wanted.has(name)) continue;
        await showStory(page, otherThan(story).id);
        await setWidth(page, mode.width);
        await showStory(page, story.id);
        const path = join(into, `${name}.former.png`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await take(mode.theme, 1));
      }
    }
  });
}
