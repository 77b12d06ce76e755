import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { SCREEN_PATHS } from '../../src/app/routes/screens.ts';
import { complaintsOf } from './complaints.ts';

type AxeRun = (
  context: unknown,
  options: unknown,
) => Promise<{
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}>;

/** What axe finds against WCAG 2.2 A and AA, size of targets included. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  // A script tag would be refused by the policy of the page; this comes from outside it.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(globalThis, 'axe') as { run: AxeRun };
    const { violations } = await run(
      { exclude: [['[data-focus-trap]']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: true } },
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
};

/** Boxes with something to read or to press that stick out of the page, unless they stand in a part that scrolls by itself. */
const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/u.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width: own } = element.getBoundingClientRect();
        return (
          own > 1 &&
          right > width + 1 &&
          (element.textContent.trim() !== '' || element.matches('a, button, input, img')) &&
          !element.closest('[aria-hidden="true"], [inert]') &&
          !scrolls(element.parentElement)
        );
      })
      .slice(0, 5)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
      );
  });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The newcomer's lists load, the page change ends.
  await page.waitForLoadState('networkidle');
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a planted fault is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, SCREEN_PATHS.login);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.style.inlineSize = '400px';
    document.querySelector('main')?.append(button);
  });
  expect(await faultsOf(page)).toEqual([expect.stringContaining('button-name')]);
  expect((await overflowOf(page)).join()).toContain('BUTTON');
});

// The dark theme is looked at where the stories are pictured.
for (const [screen, path] of Object.entries(SCREEN_PATHS)) {
  test(`${screen} opens at its address: one heading, a title, no known fault, nothing cut at 400 %`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await open(page, path);
    await expect(page).toHaveURL(path);
    // Of the policy of the page too; what follows brings a script of its own.
    expect(complaints).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Embellie/u);
    expect(await faultsOf(page)).toEqual([]);
    // 1280 px at 400 %: WCAG 1.4.10.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflowOf(page)).toEqual([]);
    // WCAG 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await overflowOf(page)).toEqual([]);
  });
}
