import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { SCREEN_PATHS } from '../../src/app/navigation/screens.ts';
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

/** More stops than any screen has. */
const MOST_STOPS = 300;
/** Presses that a date field takes to be left, at most. */
const MOST_INNER_STOPS = 10;

/** Where the Tab key leads, once round the page: what it never reaches, stops that look the same without the focus, stops behind something (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11). */
const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  const walk = await page.evaluateHandle(() => ({
    reached: new Set<Element>(),
    before: null as null | {
      readonly stop: Element;
      readonly words: string;
      readonly around: readonly Element[];
      readonly looks: readonly string[];
    },
  }));
  const faults: string[] = [];
  let still = 0;
  for (let presses = 0; presses < MOST_STOPS && still < MOST_INNER_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async (state) => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const looksOf = (element: Element): string => {
        const style = getComputedStyle(element);
        const { outline, boxShadow, borderColor, backgroundColor, transform } = style;
        // A link that covers its card draws its ring after itself.
        const after = getComputedStyle(element, '::after').outline;
        return [outline, after, boxShadow, borderColor, backgroundColor, transform].join();
      };
      const found: string[] = [];
      const { reached, before } = state;
      const at = document.activeElement;
      if (at !== null && at === before?.stop) return { found, round: false, still: true };
      if (before !== null && before.around.every((one, i) => looksOf(one) === before.looks[i]))
        found.push(`focus does not show: ${before.words}`);
      state.before = null;
      if (at === null || at === document.body) return { found, round: false, still: false };
      if (reached.has(at)) return { found, round: true, still: false };
      reached.add(at);
      const words = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.slice(0, 40)}`;
      // A control may be drawn by its label or by the card it opens.
      const around: Element[] = [at];
      for (let up = at.parentElement; up !== null && around.length < 8; up = up.parentElement)
        around.push(up);
      // The thumb of a slider carries its ring: no script can read it.
      if (!at.matches('[type="range"]'))
        state.before = { stop: at, words, around, looks: around.map(looksOf) };
      const ends = [0.1, 0.5, 0.9];
      const isInFront = (): boolean => {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        return ends.some((x) =>
          ends.some((y) => {
            const front = document.elementFromPoint(
              left + (right - left) * x,
              top + (bottom - top) * y,
            );
            return front !== null && (at.contains(front) || front.contains(at));
          }),
        );
      };
      // What slides in takes some frames, even where less motion is asked for.
      for (let frames = 0; frames < 30 && !isInFront(); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (!isInFront()) found.push(`behind something while focused: ${words}`);
      return { found, round: false, still: false };
    }, walk);
    faults.push(...stop.found);
    still = stop.still ? still + 1 : 0;
    if (stop.round) break;
  }
  const missed = await page.evaluate(({ reached }) => {
    const isRadio = (one: Element): one is HTMLInputElement => one.matches('[type="radio"]');
    const groups = new Set([...reached].filter(isRadio).map(({ name }) => name));
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter(
        (one) =>
          one.tabIndex >= 0 &&
          !reached.has(one) &&
          !one.matches(':disabled') &&
          !one.closest('[inert], [aria-hidden="true"]') &&
          one.checkVisibility({ visibilityProperty: true }) &&
          !(isRadio(one) && groups.has(one.name)),
      )
      .map((one) => `not reached: ${one.tagName} ${one.textContent.slice(0, 40)}`);
  }, walk);
  return [...faults, ...missed];
};

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

test('a stop that does not show and a trap are found', async ({ page }) => {
  await open(page, SCREEN_PATHS.login);
  await page.evaluate(() => {
    const hidden = document.createElement('input');
    hidden.style.outline = 'none';
    const trap = document.createElement('input');
    trap.addEventListener('keydown', (event) => event.preventDefault());
    document.querySelector('main')?.prepend(hidden, trap);
  });
  const faults = (await keyboardFaults(page)).join();
  expect(faults).toContain('focus does not show: INPUT');
  expect(faults).toContain('not reached');
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
    expect(await keyboardFaults(page)).toEqual([]);
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
