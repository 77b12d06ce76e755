import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { ADDRESSES } from '../../src/copy/addresses.ts';
import { jobAlertsCopy } from '../../src/pages/JobAlertsPage/JobAlertsPage.copy.ts';
import { bringInCopy } from '../../src/pages/MyCvPage/bringIn.copy.ts';
import { complaintsOf } from './complaints.ts';
import { importOldCv, keepBox } from './oldCv.ts';

// The page of a screen holds its frame, and the screen of an empty device: one of them shows.
const heading = (page: Page) => page.locator('h1:visible');
/** What nobody has to read anything for; the dashboard greets by name, which its frame knows nothing of. */
const TITLED = Object.values(ADDRESSES).filter(
  (path) => path.startsWith('/dashboard/') && path !== ADDRESSES.home,
);

/** Holds every script back until it is let go: what stands there meanwhile is the page as the host sent it. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
};

/** Follows what the title says, and how much is pushed about. */
const watchTitle = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { titlesSeen: seen, pushed: 0 });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (text !== '' && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(globalThis, 'pushed', Number(Reflect.get(globalThis, 'pushed')) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

for (const path of TITLED)
  test(`${path} says at once what it is, and says nothing else later`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await watchTitle(page);
    await page.goto(path);
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await expect(heading(page)).toBeVisible();
    const titles = await page.evaluate(() => Reflect.get(globalThis, 'titlesSeen') as string[]);
    expect(titles, 'one title, that of the frame').toHaveLength(1);
    expect(complaints).toEqual([]);
  });

test('a frame stands before any script, in the chosen theme, and gives way without a push', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'embellie.theme',
      JSON.stringify({ version: 1, savedAt: '2026-01-01T00:00:00.000Z', data: 'dark' }),
    ),
  );
  await watchTitle(page);
  const letGo = await holdScripts(page);
  await page.goto(ADDRESSES.search, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Recherche Intelligente');
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('nav [aria-current="page"]').first()).toHaveText(
    'Recherche Intelligente',
  );
  letGo();
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'pushed')))).toBeLessThan(0.01);
});

test('before any script stands the screen of an empty device, or its frame where something is kept', async ({
  page,
}) => {
  await holdScripts(page);
  const samples = page.getByText('Ces quatre lignes sont des exemples.');
  await page.goto(ADDRESSES.applications, { waitUntil: 'commit' });
  await expect(samples).toBeVisible();
  await expect(page.locator('time').first()).toHaveText('\u00A0');
  await page.evaluate(() => window.localStorage.setItem('embellie.applications', '{}'));
  await page.goto(ADDRESSES.applications, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(/^Mes Candidatures/u);
  await expect(samples).toBeHidden();
});

test('the frame of the dashboard greets by the name that is kept, as the screen does', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'embellie.profile',
      JSON.stringify({ version: 1, data: { firstName: 'Anne "Lise"' } }),
    ),
  );
  const letGo = await holdScripts(page);
  await page.goto(ADDRESSES.home, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  const shown = page.locator('[data-named]:visible [data-name]');
  const said = await shown.evaluate((name) => getComputedStyle(name, '::before').content);
  expect(said).toBe(String.raw`"Anne \"Lise\""`);
  letGo();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});

test('with a CV that is kept, the first frame greets by its name, and no example is drawn at any moment', async ({
  page,
}) => {
  await importOldCv(page);
  await keepBox(page).check();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('embellie.cvCorrections')))
    .toContain('Claire');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { samplesSeen: seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll<HTMLElement>('main *'))
        if (one.textContent === 'Exemple' && one.checkVisibility()) seen.push(one.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  const letGo = await holdScripts(page);
  await page.goto(ADDRESSES.home, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  const shown = page.locator('[data-named]:visible [data-name]');
  const said = await shown.evaluate((name) => getComputedStyle(name, '::before').content);
  expect(said).toBe('"Claire"');
  letGo();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(heading(page)).toHaveText(/Claire/u);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'samplesSeen') as string[])).toEqual([]);
});

const toldIn = (page: Page, name: string) =>
  page
    .locator(`[data-told="${name}"]:visible`)
    .evaluate((place) => getComputedStyle(place, '::before').content);

test('a CV that is kept is told of before any script, in the words of the screen, and no moment says that there is none', async ({
  page,
}) => {
  await importOldCv(page);
  await keepBox(page).check();
  const kept = () => page.evaluate(() => localStorage.getItem('embellie.cvCorrections') ?? '{}');
  await expect.poll(kept).toContain('told');
  const { data } = JSON.parse(await kept()) as { data: { fileName: string; told: string } };
  await page.addInitScript(
    (words: readonly string[]) => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenMeanwhile: seen });
      new MutationObserver(() => {
        for (const one of document.querySelectorAll<HTMLElement>('main h2'))
          if (words.includes(one.textContent) && one.checkVisibility()) seen.push(one.textContent);
      }).observe(document, { childList: true, subtree: true });
    },
    [bringInCopy.empty.title, bringInCopy.reading.title],
  );
  const letGo = await holdScripts(page);
  await page.goto(ADDRESSES.myCv, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await toldIn(page, 'cv-file')).toBe(`"${data.fileName}"`);
  expect(await toldIn(page, 'cv-words')).toBe(`"${data.told}"`);
  letGo();
  await expect(page.getByText(data.told)).toBeVisible();
  await expect(keepBox(page)).toBeChecked();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenMeanwhile') as string[])).toEqual(
    [],
  );
});

test('the dashboard tells its day before any script, in the words that it then says', async ({
  page,
}) => {
  await importOldCv(page);
  await keepBox(page).check();
  await page.goto(ADDRESSES.home);
  const kept = () => page.evaluate(() => localStorage.getItem('embellie.toldDays'));
  await expect.poll(kept).toContain('words');
  const letGo = await holdScripts(page);
  await page.goto(ADDRESSES.home, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  const words = await toldIn(page, 'day-words');
  expect(words.length).toBeGreaterThan('""'.length);
  letGo();
  await expect(page.getByText(words.slice(1, -1))).toBeVisible();
});

test('the newest comparison is told of before any script, unless one is asked for', async ({
  page,
}) => {
  const newest = {
    id: 2,
    date: '2026-11-20',
    score: 71,
    summary: 'Votre CV répond.',
    sample: false,
  };
  await page.addInitScript(
    (kept) => localStorage.setItem('analysisResults', JSON.stringify([kept])),
    {
      ...newest,
      offerTitle: 'Cariste',
      summaryColor: 'sky',
      matching: [],
      missing: [],
      advice: [],
    },
  );
  await holdScripts(page);
  await page.goto(ADDRESSES.analyses, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Mes Analyses');
  expect(await toldIn(page, 'analysis-title')).toBe('"Cariste"');
  expect(await toldIn(page, 'analysis-words')).toBe('"Votre CV répond."');
  await page.goto(`${ADDRESSES.analyses}?analyse=2`, { waitUntil: 'commit' });
  await expect(page.locator('[data-awaited]')).toHaveCount(1);
  await expect(page.locator('[data-told]:visible')).toHaveCount(0);
});

test('where other things are kept, Mon CV and Mes Analyses say before any script that they hold nothing', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('embellie.applications', '{}'));
  await holdScripts(page);
  await page.goto(ADDRESSES.myCv, { waitUntil: 'commit' });
  await expect(page.getByText(bringInCopy.empty.title)).toBeVisible();
  await page.goto(ADDRESSES.analyses, { waitUntil: 'commit' });
  await expect(page.getByText('Aucune analyse trouvée')).toBeVisible();
});

test('the assistant greets before any script, unless a conversation is kept', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('embellie.applications', '{}'));
  await holdScripts(page);
  const welcome = page.getByText('Par quoi commencer').filter({ visible: true });
  await page.goto(ADDRESSES.assistant, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Assistant IA');
  await expect(welcome).toHaveCount(1);
  await page.evaluate(() => window.localStorage.setItem('embellie.assistant', '{}'));
  await page.goto(ADDRESSES.assistant, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Assistant IA');
  await expect(welcome).toHaveCount(0);
});

test('the alerts say before any script that nothing is watched, unless something is', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('embellie.applications', '{}'));
  await holdScripts(page);
  const nothing = page.getByText(jobAlertsCopy.news.nothing).filter({ visible: true });
  await page.goto(ADDRESSES.jobAlerts, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(nothing).toHaveCount(1);
  for (const key of ['embellie.savedSearches', 'embellie.alertPreferences']) {
    await page.evaluate((name) => window.localStorage.setItem(name, '{}'), key);
    await page.goto(ADDRESSES.jobAlerts, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(nothing).toHaveCount(0);
    await page.evaluate((name) => window.localStorage.removeItem(name), key);
  }
});

test('the profile says what it asks for before any script, and nothing of the answers', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('embellie.profile', '{}'));
  await holdScripts(page);
  await page.goto(ADDRESSES.profile, { waitUntil: 'commit' });
  await expect(page.getByText('E-mail', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('main input:visible')).toHaveCount(0);
  await page.goto(`${ADDRESSES.profile}?tab=skills`, { waitUntil: 'commit' });
  await expect(page.locator('[data-awaited]')).toHaveCount(1);
  await expect(page.getByText('E-mail', { exact: true }).filter({ visible: true })).toHaveCount(0);
});

test('the address of dossiers says before any script that none is there, unless it asks for one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('embellie.applications', '{}'));
  await holdScripts(page);
  const gone = page.getByText('Ce dossier n’est plus là');
  await page.goto(ADDRESSES.dossier, { waitUntil: 'commit' });
  await expect(gone).toBeVisible();
  await page.goto(`${ADDRESSES.dossier}?application=7`, { waitUntil: 'commit' });
  await expect(page.locator('[data-awaited]')).toHaveCount(1);
  await expect(gone).toBeHidden();
});

test('the settings say what they are about before any script', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('embellie.applications', '{}'));
  await holdScripts(page);
  await page.goto(ADDRESSES.settings, { waitUntil: 'commit' });
  await expect(
    page.locator('h2:visible').filter({ hasText: 'Ce que vous avez corrigé' }),
  ).toHaveCount(1);
});

test('an address that asks for something shows no title before the one that is right', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(`${ADDRESSES.applications}?view=journal`, { waitUntil: 'commit' });
  await expect(heading(page)).toBeHidden();
  letGo();
  await expect(heading(page)).toBeVisible();
});

test('a frame says first what it needs, for browsers without script', async ({ request }) => {
  const html = await (await request.get(ADDRESSES.settings)).text();
  const needs = html.indexOf('a besoin de JavaScript');
  expect(needs).toBeGreaterThan(0);
  expect(needs).toBeLessThan(html.indexOf('id="root"'));
});

test('an address with a number, and an unknown one, still get the application', async ({
  page,
}) => {
  await page.goto('/dashboard/dossier/12');
  await expect(heading(page)).toBeVisible();
  await page.goto('/dashboard/nulle-part');
  await expect(heading(page)).toHaveText(/n’existe pas/u);
});
