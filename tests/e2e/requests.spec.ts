import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';

import { ADDRESSES } from '../../src/copy/addresses.ts';
import { loadProfile } from '../../tools/speed/seed.mjs';
import { openContext, visit } from '../../tools/speed/visit.mjs';
import { CV_FILES } from './people.ts';

/** What a screen may ask of its host until it is quiet, before anybody touches anything, and in how many waves. */
const MOST_REQUESTS = 20;
const MOST_WAVES = 2;

/** What a browser keeps in a context that was filled, its small texts to be put back as they were. */
type Filled = { readonly context: BrowserContext; readonly putBack: () => Promise<void> };

/** Visits every screen, and gives those that ask for too much. A busy machine sees fewer requests, never more. */
const greedyScreens = async (
  browser: Browser,
  baseURL: string,
  filled?: Filled,
): Promise<readonly string[]> => {
  const greedy: string[] = [];
  for (const path of ['/', ...Object.values(ADDRESSES)]) {
    const { requests, waves, files } = await visit(browser, {
      url: `${baseURL}${path}`,
      cpu: 1,
      fill: undefined,
      filled: filled?.context,
    });
    await filled?.putBack();
    expect(requests, `${path} asks for its files`).toBeGreaterThan(3);
    if (requests > MOST_REQUESTS || waves > MOST_WAVES)
      greedy.push(`${path}: ${requests} requests, ${waves} waves: ${files.join(' ')}`);
  }
  return greedy;
};

test.describe('what a screen asks for until it is quiet', () => {
  test.setTimeout(240_000);

  test('on a first visit', async ({ browser, baseURL }) => {
    expect(await greedyScreens(browser, baseURL ?? '')).toEqual([]);
  });

  test('where a CV, applications, analyses and offers are kept', async ({ browser, baseURL }) => {
    const [cv] = CV_FILES;
    const fill = await loadProfile({ root: process.cwd(), address: baseURL ?? '', cv });
    const context = await openContext(browser);
    await fill(context);
    // Filled once: a CV is read and thousands of offers are stored. What a visit notes is taken back after it.
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    const kept = await keeper.evaluate(() => Object.entries(localStorage));
    const putBack = (): Promise<void> =>
      keeper.evaluate((entries: typeof kept) => {
        localStorage.clear();
        for (const [key, text] of entries) localStorage.setItem(key, text);
      }, kept);
    expect(await greedyScreens(browser, baseURL ?? '', { context, putBack })).toEqual([]);
    await context.close();
  });
});
