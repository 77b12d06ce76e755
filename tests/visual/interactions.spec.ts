import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { modesOf, storiesInBuild } from './modes.ts';
import type { IndexedStory } from './modes.ts';
import { openPreview, otherThan, tryStory } from './preview.ts';

/** Behaviour alone: every other story is played where its picture is taken. */
const played = storiesInBuild.filter(
  (story) => story.type === 'story' && modesOf(story).length === 0,
);

/** The window of a story that names none, in CSS pixels. */
const WINDOW = { width: 1200, height: 900 };

/** A page of a worker, which shows one story after the other as Storybook does: one that disturbs the next is to be found. */
const test = base.extend<object, { readonly preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', userAgent = '' } = project.use;
      // Less motion is not asked for: what moves is part of what is tried.
      const context = await browser.newContext({ baseURL, locale, timezoneId, userAgent });
      const page = await context.newPage();
      // Told to .storybook/preview.tsx.
      await page.addInitScript(() => Object.assign(globalThis, { followsActs: true }));
      await openPreview(page, otherThan(played[0]));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The window that a story asks for, as the toolbar would set it. */
const windowOf = (page: Page, { id }: IndexedStory): Promise<typeof WINDOW> =>
  page.evaluate(
    async ([storyId, usual]) => {
      type Size = { readonly width: string; readonly height: string };
      type Loaded = {
        readonly parameters: {
          readonly viewport?: { readonly options?: Readonly<Record<string, { styles: Size }>> };
        };
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      };
      const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
        readonly storyStoreValue: {
          readonly loadStory: (asked: { readonly storyId: string }) => Promise<Loaded>;
        };
      };
      const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
      const named = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return named
        ? { width: Number.parseInt(named.width, 10), height: Number.parseInt(named.height, 10) }
        : usual;
    },
    [id, WINDOW] as const,
  );

test('the built Storybook holds behaviour to try', () => {
  expect(played.length, 'run `npm run build-storybook` first').toBeGreaterThan(200);
});

for (const story of played)
  test(`${story.title}: ${story.name}`, async ({ preview }) => {
    const errors: string[] = [];
    const note = ({ message }: Error): void => void errors.push(message);
    preview.on('pageerror', note);
    await preview.setViewportSize(await windowOf(preview, story));
    const faults = await tryStory(preview, story.id);
    preview.off('pageerror', note);
    expect([...faults, ...errors]).toEqual([]);
  });
